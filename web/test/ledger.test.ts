import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Entry } from "../src/documents.ts";
import { lastOwn, linesOf } from "../src/table/ledger.ts";
import { Words } from "../src/words/words.ts";

const words = new Words(
  [
    new FluentResource(
      'event-played = { SEAT($seat) } plays\nevent-quiet = { "" }\nledger-talk = { SEAT($seat) }: { $text }\nledger-gone = { SEAT($seat) } is gone',
    ),
  ],
  { language: "en", names: ["Ann", "Bob"], you: 0 },
);

const entries: Entry[] = [
  { n: 1, at: 0, kind: "auto", on: true },
  { n: 2, at: 0, kind: "events", seat: 0, by: "person", events: [{ event: "played", seat: 0 }] },
  {
    n: 3,
    at: 0,
    kind: "events",
    seat: 1,
    by: "bot",
    events: [{ event: "played", seat: 1 }, { event: "quiet" }],
  },
  { n: 4, at: 0, kind: "talk", seat: 1, to: null, text: "good evening" },
  { n: 5, at: 0, kind: "gone", seat: 1 },
];

test("an entry is put into words once for each reader", () => {
  const [before] = linesOf(entries, words);
  const more: Entry[] = [...entries, { n: 6, at: 0, kind: "gone", seat: 0 }];
  expect(linesOf(more, words)[0]).toBe(before);
  const reader = words.to({ names: ["Ann", "Eve"], you: 1 });
  expect(
    linesOf(more, reader)[1]
      ?.text.map((piece) => piece.text)
      .join(""),
  ).toBe("Eve plays");
});

test("entries become lines, what has no words is left out", () => {
  const lines = linesOf(entries, words).map(({ kind, text }) => [
    kind,
    text.map((piece) => piece.text).join(""),
  ]);
  expect(lines).toEqual([
    ["event", "Ann plays"],
    ["event", "Bob plays"],
    ["talk", "Bob: good evening"],
    ["house", "Bob is gone"],
  ]);
});

test("news begin after the last thing one did oneself", () => {
  expect(lastOwn(entries, 0)).toBe(2);
  expect(lastOwn(entries, 1)).toBe(0);
  expect(lastOwn(entries, null)).toBe(0);
});
