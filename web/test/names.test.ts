import { expect, test } from "vitest";
import type { Action, NamedAnswer, Naming } from "../src/documents.ts";
import { answersOf, Names, unnamed } from "../src/table/names.svelte.ts";

const PLAYS: Action[] = [0, 1, 2, 3, 4].map((stack) => ({ do: "play", card: "bank", stack }));
const named = (act: Action | null, pick: NamedAnswer["pick"] = null, count = 1): NamedAnswer => ({
  act,
  pick,
  count,
  brings: [],
  stance: null,
  brass: false,
});

test("a question is asked once, and anew when the table has changed", async () => {
  const asked: unknown[] = [];
  const naming: Naming = { answers: [], count: 7 };
  const names = new Names(async (picked) => {
    asked.push(picked);
    return naming;
  });
  expect(names.of({})).toBeUndefined();
  names.of({});
  await new Promise((done) => setTimeout(done));
  expect(names.of({})).toBe(naming);
  names.of({ card: "bank" });
  names.forget();
  expect(names.of({})).toBeUndefined();
  await new Promise((done) => setTimeout(done));
  expect(asked).toEqual([{}, { card: "bank" }, {}]);
  expect(names.of({ card: "bank" })).toBeUndefined();
});

test("where the house does not tell, a few answers are all named", () => {
  expect(answersOf(undefined, PLAYS)).toEqual([]);
  expect(answersOf(null, PLAYS)).toEqual([]);
  expect(answersOf(null, PLAYS.slice(3)).map(({ act }) => act)).toEqual(PLAYS.slice(3));
});

test("what can no longer be answered is not offered", () => {
  const answers = [named(PLAYS[0]!), named(PLAYS[4]!), named(null, { do: "pass" }, 3)];
  expect(answersOf({ answers, count: 8 }, PLAYS.slice(0, 2))).toEqual([answers[0]]);
});

test("the list is for what no button leads to", () => {
  expect(unnamed([named(PLAYS[0]!), named(null, { do: "play" }, 4)], 5)).toBe(0);
  expect(unnamed([named(PLAYS[0]!)], 5)).toBe(4);
});
