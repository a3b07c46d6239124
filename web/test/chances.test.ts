import { describe, expect, it } from "vitest";
import type { Point, Turn } from "../src/documents.ts";
import { chanceAt, partsOf, reachOf, spread, swing, within } from "../src/review/chances.ts";

const point = (step: number, ...chances: number[]): Point => ({
  step,
  chances,
  errors: chances.map(() => 0.04),
});

describe("the line of chances", () => {
  it("tells the chance at a step by the last point before it", () => {
    const points = [point(0, 0.5, 0.5), point(4, 0.7, 0.3), point(9, 1, 0)];
    expect(chanceAt(points, 3, 0)).toBe(0.5);
    expect(chanceAt(points, 4, 1)).toBe(0.3);
    expect(chanceAt(points, 99, 0)).toBe(1);
  });

  it("is never surer than one of a hundred", () => {
    expect(within(0)).toBe(1);
    expect(spread([point(0, 0.5, 0.5), { ...point(9, 1, 0), errors: [0, 0] }])).toBe(4);
  });

  it("swings by whole points, as they are read", () => {
    const turn = { whose: 1, chances: [0.5, 0.426], after: [0.7, 0.224] } as Turn;
    expect(swing(turn)).toBe(22 - 43);
  });
});

describe("luck and skill", () => {
  it("lies to the left of zero what was lost, each part after the one before it", () => {
    const sums = { luck: 30, own: -20, others: -10 };
    expect(reachOf([sums])).toBe(30);
    expect(partsOf(sums, 30)).toEqual([
      { kind: "luck", points: 30, from: 0, width: 50, back: false },
      { kind: "own", points: -20, from: 0, width: expect.closeTo(33.33) as number, back: true },
      {
        kind: "others",
        points: -10,
        from: expect.closeTo(33.33) as number,
        width: expect.closeTo(16.67) as number,
        back: true,
      },
    ]);
  });
});
