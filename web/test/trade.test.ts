import { expect, test } from "vitest";
import type { Document, GameEvent } from "../src/documents.ts";
import { again, endedIn, isBargain, type Offer } from "../src/table/trade.ts";

const MARKER = { markers: ["lawyer.1"] };
const offer = (id: number, give: Document, take: Document): Offer => ({
  id,
  from: 0,
  to: 1,
  give,
  take,
});

const told: GameEvent[] = [
  { event: "offered", offer: offer(1, { cash: 1000 }, MARKER) },
  { event: "offered", offer: offer(2, { cash: 2000 }, MARKER) },
  { event: "declined", offer: 1 },
  { event: "accepted", offer: 2 },
  { event: "declined", offer: 9 },
];

test("offers that were answered are told with their terms, the last one first", () => {
  const ended = endedIn(told).map(({ offer: { id }, outcome }) => [id, outcome]);
  expect(ended).toEqual([
    [2, "accepted"],
    [1, "declined"],
  ]);
});

test("a refused offer is written anew with the same terms, in place of none", () => {
  expect(again(offer(1, { cash: 1000 }, MARKER))).toEqual({
    to: 1,
    give: { cash: 1000 },
    take: MARKER,
  });
});

test("only something for something is a bargain", () => {
  expect(isBargain(offer(1, { cash: 1000 }, MARKER))).toBe(true);
  expect(isBargain(offer(1, {}, MARKER))).toBe(false);
  expect(isBargain(offer(1, { cash: 1000 }, {}))).toBe(false);
});
