import { expect, test } from "vitest";
import type { Action, Decision, View } from "../src/documents.ts";
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
