import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Entry } from "../src/documents.ts";
import { lastOwn, linesOf } from "../src/table/ledger.ts";
import { Words } from "../src/words/words.ts";

const words = new Words(
  [
    new FluentResource(
      'event-played = { SEAT($seat) } plays\nevent-quiet = { "" }\nledger-talk = { SEAT($seat) }: { $text }\nledger-gone = { SEAT($seat) } is gone\nevent-answered = { SEAT($seat) } has answered\nfold-answered = Answered: { SEATS($seats) }',
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

const text = (lines: { text: { text: string }[] }[]) =>
  lines.map((line) => line.text.map((piece) => piece.text).join(""));

test("answers that tell nothing are one line, across entries too", () => {
  const answered = (n: number, ...seats: number[]): Entry => ({
    n,
    at: 0,
    kind: "events",
    seat: null,
    by: null,
    events: seats.map((seat) => ({ event: "answered", seat })),
  });
  expect(text(linesOf([answered(1, 0), answered(2, 1)], words))).toEqual(["Answered: Ann, Bob"]);
  expect(text(linesOf([answered(1, 1)], words))).toEqual(["Bob has answered"]);
  const between: Entry = { n: 2, at: 0, kind: "gone", seat: 1 };
  expect(linesOf([answered(1, 0), between, answered(3, 1)], words)).toHaveLength(3);
});

test("an answer that tells something keeps its line", () => {
  const told: Entry = {
    n: 1,
    at: 0,
    kind: "events",
    seat: 0,
    by: "person",
    events: [
      { event: "answered", seat: 0, card: "bank" },
      { event: "answered", seat: 1, card: "?" },
    ],
  };
  expect(linesOf([told], words)).toHaveLength(2);
});
