import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action } from "../src/documents.ts";
import { Choice } from "../src/table/choice.svelte.ts";

const PLACES: Action[] = [
  { do: "place", card: "bank", stack: 0 },
  { do: "place", card: "bank", stack: 1 },
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function chooser(softness: number, asks = false) {
  const sent: Action[] = [];
  const choice = new Choice(
    () => PLACES,
    async (action) => void sent.push(action),
    undefined,
    { softness: () => softness, asks: () => asks },
  );
  return { choice, sent };
}

test("a sealed answer is sent when the wax is hard, and not before", async () => {
  const { choice, sent } = chooser(4000);
  void choice.act(PLACES[0]!);
  await vi.advanceTimersByTimeAsync(3999);
  expect(sent).toEqual([]);
  expect(choice.wax.soft?.action).toEqual(PLACES[0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([PLACES[0]]);
  expect(choice.waits).toBe(false);
});

test("what is taken back is never sent, and one may choose again", async () => {
  const { choice, sent } = chooser(4000);
  choice.pick({ card: "bank" });
  void choice.act(PLACES[0]!);
  await vi.advanceTimersByTimeAsync(3000);
  choice.takeBack();
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent).toEqual([]);
  expect(choice.picked).toEqual({ card: "bank" });
  void choice.act(PLACES[1]!);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual([PLACES[1]]);
});

test("nothing else is done while one answer waits", async () => {
  const { choice, sent } = chooser(4000);
  void choice.act(PLACES[0]!);
  void choice.act(PLACES[1]!);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual([PLACES[0]]);
});

test("who leaves sends it at once, and once", async () => {
  const { choice, sent } = chooser(4000);
  void choice.act(PLACES[0]!);
  choice.wax.harden();
  expect(sent).toEqual([PLACES[0]]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent).toHaveLength(1);
});

test("who wants to be asked is asked before it is done", async () => {
  const { choice, sent } = chooser(0, true);
  await choice.act(PLACES[0]!);
  expect(sent).toEqual([]);
  expect(choice.unsure).toEqual(PLACES[0]);
  choice.takeBack();
  await choice.confirm();
  expect(sent).toEqual([]);
  await choice.act(PLACES[1]!);
  await choice.confirm();
  expect(sent).toEqual([PLACES[1]]);
});
