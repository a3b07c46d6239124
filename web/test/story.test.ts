import { expect, test } from "vitest";
import type { Action, Decision, View } from "../src/documents.ts";
import { story as cosanostra } from "../src/games/cosanostra/story.ts";
import { story as squirrels } from "../src/games/squirrels/story.ts";
import { silentAnswer } from "../src/table/story.ts";

const ANSWERS: Action[] = [{ do: "veto" }, { do: "let-be" }];
const asked = (silent: Action | null): Decision => ({
  window: "1.0",
  phase: "veto",
  asked: [0],
  hushed: false,
  sealed: [],
  yours: silent !== null,
  default: silent,
  passes_at: null,
});

test("a window is let go by what the decision says, whatever it is called and wherever it stands", () => {
  expect(silentAnswer(ANSWERS, asked({ do: "let-be" }))).toBe(ANSWERS[1]);
});

test("who is not asked has nothing to let go", () => {
  expect(silentAnswer(ANSWERS, asked(null))).toBeUndefined();
  expect(silentAnswer(ANSWERS, null)).toBeUndefined();
});

test("a stack that lies open is moved open", () => {
  const stacks = [["bank"], ["contraband-5", "customs"]];
  const before = { game: "squirrels", players: [{ stacks }] } as unknown as View;
  const flown = (event: Record<string, unknown>) =>
    squirrels.flights!({ event: "", ...event } as never, before).map(({ card, closed }) => ({
      card,
      closed,
    }));
  const raided = { event: "raided", seat: 1, target: 0, cover: 0 };
  expect(flown(raided)).toEqual([{ card: "contraband-5", closed: undefined }]);
  const took = { event: "took", seat: 0, stack: 1, cards: ["customs"] };
  expect(flown(took)).toEqual([{ card: "customs", closed: undefined }]);
});

const family = (round: number, gangsters: object[] = []) =>
  ({
    game: "cosanostra",
    round,
    options: { rounds: 4 },
    players: [{ cash: 0, gangsters }],
  }) as unknown as View;

test("the last payday says what counts at the end, and no other does", () => {
  const paid = [{ event: "income", seat: 0, amount: 1000 }];
  const notes = (round: number) =>
    cosanostra.moment!(paid, family(round + 1), family(round))?.summary?.notes?.map(({ id }) => id);
  expect([1, 2, 3].map(notes)).toEqual([[], [], ["board-forecast"]]);
});

test("what is done in place of a job is what is explained", () => {
  const view = family(3, [{ id: "lil-omar", tasks: [{ job: "truck-hijacking" }] }]);
  const picked = { do: "execute", task: "lil-omar" };
  expect(cosanostra.explains!(picked, view)).toBe("truck-hijacking");
  expect(cosanostra.explains!({ ...picked, as: "hustle" }, view)).toBe("hustle");
});
