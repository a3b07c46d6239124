import { expect, test } from "vitest";
import type { View } from "../src/documents.ts";
import { factsIn, reader } from "../src/table/reading.ts";

interface Known extends View {
  round: number;
}

test("a board reads the views of its own game, and no other", () => {
  const read = reader<Known>("ours");
  const view = { game: "ours", round: 3 } as Known;
  expect(read(view).round).toBe(3);
  expect(() => read({ ...view, game: "theirs" })).toThrow("a view of theirs at a board of ours");
});

test("facts come with the sketch, or not at all", () => {
  expect(factsIn<{ turns: number }>({ panels: [], facts: { turns: 2 } })?.turns).toBe(2);
  expect(factsIn(null)).toBeUndefined();
});
