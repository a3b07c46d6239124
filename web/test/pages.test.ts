import { expect, test } from "vitest";
import { flowsOf, ticks } from "../src/replay/charts.ts";
import { blocksOf, spansOf, textOf } from "../src/rules/markdown.ts";
import { initial, listedValues } from "../src/look/schema.ts";
import { dressed } from "../src/look/masks.ts";
import { shortTime } from "../src/table/time.ts";
import type { GameEvent, View } from "../src/documents.ts";
import type { Step } from "../src/replay/history.ts";

test("rules are read into headings, lists, tables and paragraphs", () => {
  const blocks = blocksOf(
    "# Title\n\nTwo lines\nof text.\n\n## Part\n\n3. **One** thing\n   goes on\n4. Two\n\n| a | b |\n|---|---|\n| 1 | `2` |\n",
  );
  expect(blocks.map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "heading",
    "list",
    "table",
  ]);
  expect(blocks[3]).toMatchObject({ ordered: true, start: 3 });
  expect(textOf(blocks[3]!)).toBe("One thing goes on\nTwo");
  expect(textOf(blocks[4]!)).toContain("2");
});

test("links in rules are told by their text", () => {
  expect(spansOf("see [the contract](../contract.md) *now*")).toEqual([
    { kind: "plain", text: "see the contract " },
    { kind: "em", text: "now" },
  ]);
});

test("a form begins with the default, or the least it takes", () => {
  expect(initial({ anyOf: [{ type: "null" }, { type: "integer" }], default: null })).toBeNull();
  expect(initial({ type: "integer", minimum: 2 })).toBe(2);
  expect(initial({ type: "array", minItems: 2, items: { type: "boolean" } })).toEqual([
    false,
    false,
  ]);
});

test("values that can be told one by one are listed, others are not", () => {
  const named = { anyOf: [{ type: "null" }, { enum: [1, 2] }] };
  expect(listedValues(named, 3)).toEqual([null, 1, 2]);
  expect(listedValues({ type: "integer", minimum: 0, maximum: 3 }, 3)).toEqual([0, 1, 2, 3]);
  const dealer = { anyOf: [{ type: "integer", format: "seat" }, { enum: ["random"] }] };
  expect(listedValues(dealer, 2)).toEqual([0, 1, "random"]);
  expect(listedValues({ anyOf: [{ type: "null" }, { type: "integer" }] }, 3)).toBeNull();
});

test("an axis has round figures", () => {
  expect(ticks(0, 19)).toEqual([0, 5, 10, 15]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

test("money from player to player adds up", () => {
  const view = { players: [{}, {}] } as View;
  const step = (...events: GameEvent[]): Step => ({
    step: 0,
    seat: 0,
    by: "bot",
    at: 0,
    sealed: false,
    events,
    view,
  });
  const steps = [
    step({ event: "paid", from: 0, to: 1, amount: 2 }),
    step(
      { event: "paid", from: 0, to: 1, amount: 1 },
      { event: "paid", from: null, to: 0, amount: 9 },
    ),
  ];
  expect(flowsOf(steps, {}, 2)).toEqual([
    [0, 3],
    [0, 0],
  ]);
});

test("time is short", () => {
  expect([27.2, 65, 3700].map(shortTime)).toEqual(["0:28", "1:05", "1:01:40"]);
});

test("no two at a table wear the same mask", () => {
  const guest = (seat: number, mask: string | null) => ({ seat, mask });
  const dressedAs = (...masks: (string | null)[]) =>
    dressed(masks.map((mask, seat) => guest(seat, mask))).map(({ mask }) => mask);
  // The second chair’s own mask is that of the first guest, and so is the one two guests share.
  const worn = dressedAs("raccoon-head", null, "raccoon-head", "nobody-knows");
  expect(worn[0]).toBe("raccoon-head");
  expect(new Set(worn).size).toBe(4);
  expect(dressedAs(null, null)).toEqual(["fox-head", "raccoon-head"]);
  expect(new Set(dressedAs(...Array.from({ length: 9 }, () => "owl"))).size).toBe(9);
});
