import { expect, test } from "vitest";
import type { GameEvent, View } from "../src/documents.ts";
import { story as cosanostra } from "../src/games/cosanostra/story.ts";
import { story as gentlemen } from "../src/games/gentlemen/story.ts";
import { story as squirrels } from "../src/games/squirrels/story.ts";
import { story as vendetta } from "../src/games/vendetta/story.ts";
import { story as wallet } from "../src/games/wallet/story.ts";
import { axisOf, beginnings, kindsOf, stopsOf, turningPoints } from "../src/replay/chapters.ts";
import { MARKS } from "../src/replay/charts.ts";
import type { Step } from "../src/replay/history.ts";
import type { Story } from "../src/table/story.ts";

interface Made {
  sealed?: boolean;
  events?: string[];
  view?: Record<string, unknown>;
}

const steps = (...made: Made[]): Step[] =>
  made.map(({ sealed = false, events = ["went"], view = {} }, step) => ({
    step,
    seat: 0,
    by: "bot",
    at: 0,
    sealed,
    events: events.map((event): GameEvent => ({ event })),
    view: { phase: "play", ...view } as unknown as View,
  }));

const numberIn = (view: View, field: string) => (view as unknown as Record<string, number>)[field]!;

const MONTHS: Story = {
  quiet: ["answered"],
  chapters: (view) => ({ phase: view.phase, month: numberIn(view, "month") }),
};

test("one stops where something is to be seen: an answer that waits is told with what follows", () => {
  const game = steps({}, { sealed: true }, { events: ["answered"] }, {}, { events: [] }, {});
  expect(stopsOf(game, MONTHS)).toEqual([0, 3, 5]);
});

test("the beginning and the end are stops, whatever happens there", () => {
  expect(stopsOf(steps({ events: [] }, { sealed: true }), {})).toEqual([0, 1]);
});

test("a chapter begins where it or a longer one is another", () => {
  const game = steps(
    { view: { month: 1, phase: "trial" } },
    { view: { month: 1, phase: "trial" } },
    { view: { month: 2, phase: "trial" } },
    { view: { month: 2, phase: "business" } },
  );
  expect(kindsOf(game, MONTHS)).toEqual(["phase", "month"]);
  expect(beginnings(game, MONTHS, "month")).toEqual([2]);
  expect(beginnings(game, MONTHS, "phase")).toEqual([2, 3]);
});

test("an axis counts the longest chapters of which there are a few", () => {
  const months = steps(...[1, 1, 2, 3].map((month) => ({ view: { month } })));
  expect(axisOf(months, MONTHS)).toEqual({
    kind: "month",
    ticks: [
      { place: 0, label: 1 },
      { place: 2, label: 2 },
      { place: 3, label: 3 },
    ],
  });
  const turns: Story = { chapters: (view) => ({ turn: numberIn(view, "turn"), round: 1 }) };
  const short = steps(...[1, 2, 3].map((turn) => ({ view: { turn } })));
  expect(axisOf(short, turns)?.kind).toBe("turn");
});

test("turning points are where somebody gains or loses most against the others", () => {
  const lines = [
    { seat: 0, values: [0, 5, 5, 6, 6, 6, 6] },
    { seat: 1, values: [0, 5, 0, 0, 0, 0, 9] },
  ];
  expect(turningPoints(lines)).toEqual([2, 3, 6]);
  expect(turningPoints([])).toEqual([]);
});

test("no two of nine players share a mark", () => {
  expect(new Set(MARKS).size).toBe(9);
});

test("every game of the house is gone through by turns, and by rounds or months", () => {
  const views: [Story, Record<string, unknown>, string[]][] = [
    [squirrels, { game: "squirrels", turn: 5, seats: 4 }, ["turn", "round"]],
    [gentlemen, { game: "gentlemen", turn: 2, round: 1 }, ["phase", "turn", "round"]],
    [wallet, { game: "wallet", active: 1, lap: 2, round: 1 }, ["turn", "lap", "round"]],
    [vendetta, { game: "vendetta", actors: [2], month: 3 }, ["turn", "phase", "month"]],
    [
      cosanostra,
      { game: "cosanostra", round: 2, turn: { regular: 1, queue: [] } },
      ["turn", "phase", "round"],
    ],
  ];
  for (const [story, view, kinds] of views) expect(kindsOf(steps({ view }), story)).toEqual(kinds);
});
