import { expect, test } from "vitest";
import type { Action } from "../src/documents.ts";
import { Choice } from "../src/table/choice.svelte.ts";

const discard = (card: string): Action => ({ do: "discard", card });

/** A hand of which one must go after the other, until nothing more may. */
function table(hand: string[], most: number) {
  const sent: Action[] = [];
  const choice = new Choice(
    () => (hand.length > most ? hand.map(discard) : []),
    async (action) => {
      sent.push(action);
      hand.splice(hand.indexOf(String(action.card)), 1);
    },
  );
  return { choice, sent };
}

test("several answers are given one after the other, each when the table has gone on", async () => {
  const { choice, sent } = table(["a", "b", "c", "d"], 2);
  await choice.actAll(["a", "c"].map(discard));
  expect(sent).toEqual([discard("a")]);
  await choice.proceed();
  expect(sent).toEqual([discard("a"), discard("c")]);
  await choice.proceed();
  expect(sent).toHaveLength(2);
});

test("what can no longer be done is let go, with all that was to follow", async () => {
  const { choice, sent } = table(["a", "b", "c"], 2);
  await choice.actAll(["a", "b", "c"].map(discard));
  await choice.proceed();
  await choice.proceed();
  expect(sent).toEqual([discard("a")]);
});

test("a refusal ends it", async () => {
  const sent: Action[] = [];
  const choice = new Choice(
    () => ["a", "b"].map(discard),
    async (action) => {
      sent.push(action);
      throw new Error("not now");
    },
  );
  await choice.actAll(["a", "b"].map(discard));
  await choice.proceed();
  expect(sent).toHaveLength(1);
  expect(choice.refusal).toBe("not now");
});
