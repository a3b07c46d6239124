import { expect, test } from "vitest";
import type { View } from "../src/documents.ts";
import { patched, type Shown } from "../src/patch.ts";

function shown(): Shown {
  const view = {
    phase: "play",
    actors: [0],
    players: [
      { nuts: 3, hand: ["bank"] },
      { nuts: 1, hand: ["?"] },
    ],
    legal: [{ do: "pass" }],
    result: null,
  };
  return { view: view as unknown as View, sketch: { panels: [], facts: { turns: 4 } } };
}

test("edits change fields, and objects in lists", () => {
  const now = patched(shown(), [
    ["view", "phase", "draw"],
    ["view", "actors", []],
    ["view", "players", 1, { nuts: 2, hand: ["?", "?"] }],
    ["view", "result", { winners: [1] }],
    ["sketch", "facts", { turns: 5 }],
  ]);
  expect(now).toEqual({
    view: {
      phase: "draw",
      actors: [],
      players: [
        { nuts: 3, hand: ["bank"] },
        { nuts: 2, hand: ["?", "?"] },
      ],
      legal: [{ do: "pass" }],
      result: { winners: [1] },
    },
    sketch: { panels: [], facts: { turns: 5 } },
  });
});

test("what was shown before stays as it was, and what is the same is the same", () => {
  const before = shown();
  const now = patched(before, [
    ["view", "players", 0, { nuts: 9, hand: [] }],
    ["view", "players", 1, { nuts: 0, hand: [] }],
  ]);
  expect(before).toEqual(shown());
  expect(now.view!.players.map(({ nuts }) => nuts)).toEqual([9, 0]);
  expect(now.view!.legal).toBe(before.view!.legal);
  expect(now.sketch).toBe(before.sketch);
  expect(patched(before, [])).toEqual(before);
});

test.each([
  [["view", "moon", 1]],
  [["view", "players", 2, {}]],
  [["view", "phase", "play", 1]],
  [["song", "phase", 1]],
])("an edit that does not fit is a fault: %j", (edit) => {
  expect(() => patched(shown(), [edit])).toThrow();
  expect(() => patched({ view: null, sketch: null }, [edit])).toThrow();
});
