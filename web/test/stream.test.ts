/** The test vectors of the contract, section 6. */
import { expect, test } from "vitest";
import { digest } from "../src/chance/digest.ts";
import { gives, Stream } from "../src/chance/stream.ts";

const LETTERS = [..."abcdefgh"];

test("raw numbers come from SHA-512", () => {
  const stream = new Stream("7");
  expect([stream.raw(), stream.raw(), stream.raw()]).toEqual([1822653090, 1302548871, 2287371002]);
});

test("ten rolls of six sides", () => {
  const stream = new Stream("7");
  const rolls: number[] = [];
  for (let roll = 0; roll < 10; roll++) rolls.push(stream.roll(6));
  expect(rolls).toEqual([1, 4, 3, 2, 4, 2, 6, 1, 4, 6]);
});

test("shuffle, sample, pick and rolls, one after another", () => {
  const stream = new Stream("7");
  expect(stream.shuffle(LETTERS).join("")).toBe("efdgahbc");
  expect(stream.drawn).toBe(7);
  expect(stream.sample(LETTERS, 3).join("")).toBe("gah");
  expect(stream.pick(LETTERS)).toBe("d");
  const rolls = [stream.roll(6), stream.roll(6), stream.roll(6), stream.roll(6)];
  expect(rolls).toEqual([2, 6, 3, 2]);
  expect(stream.drawn).toBe(15);
});

test("a deal that follows from the seed is honest, another is not", () => {
  const gave = [..."efdgahbc"];
  expect(gives("7", [{ draw: "shuffle", from: LETTERS, gave }])).toBe(true);
  expect(gives("8", [{ draw: "shuffle", from: LETTERS, gave }])).toBe(false);
  const seen = (got: unknown[]) => [...(got.slice(0, 2) as string[])].sort();
  expect(gives("7", [{ draw: "shuffle", from: LETTERS, seen, gave: ["e", "f"] }])).toBe(true);
});

test("a commitment is the SHA-256 of a text", () => {
  expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
