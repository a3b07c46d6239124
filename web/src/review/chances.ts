/** The line of chances as it is drawn, and figures as people read them. */
import type { Action, Because, Choice, GameEvent, Point, Turn } from "../documents.ts";
import type { Words } from "../words/words.ts";

export const percent = (chance: number): number => Math.round(100 * chance);

/** An error in points; nothing is known to less than one. */
export const within = (error: number): number => Math.max(1, percent(error));

/** How much a turning point changed for the one that it mattered most to. */
export const swing = ({ whose, chances, after }: Turn): number =>
  percent(after[whose]!) - percent(chances[whose]!);

/** The mean of the errors of a line, but for its end, which is known. */
export function spread(points: readonly Point[]): number {
  const errors = points.slice(0, -1).map(({ errors }) => Math.max(...errors));
  return within(errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length));
}

/** The chance of a seat after so many actions, as the last point before tells it. */
export function chanceAt(points: readonly Point[], step: number, seat: number): number {
  return points.findLast((point) => point.step <= step)?.chances[seat] ?? 0;
}

/** What a choice is called; null is doing nothing. */
export const called = (words: Words, { act }: Choice): string =>
  act === null ? "" : words.action(act as Action);

export function said(words: Words, { kind, event }: Because): string {
  return kind === "sign" ? words.brings(event as GameEvent) : words.event(event as GameEvent);
}

/** The first thing in an action that has a face. */
export function thingOf({ act }: Choice, has: (thing: string) => boolean): string | null {
  const texts = Object.values(act ?? {}).filter((value) => typeof value === "string");
  return texts.find(has) ?? null;
}

export interface Part {
  kind: "luck" | "own" | "others";
  points: number;
  /** From where to where it reaches, in hundredths of the width of the bar. */
  from: number;
  width: number;
  back: boolean;
}

/** The three parts of a seat beside each other, to the right of zero what it gained. */
export function partsOf(sums: Record<Part["kind"], number>, reach: number): Part[] {
  const ends = { right: 0, left: 0 };
  return (["luck", "own", "others"] as const).map((kind) => {
    const points = sums[kind];
    const back = points < 0;
    const width = (50 * Math.abs(points)) / reach;
    const side = back ? "left" : "right";
    const from = ends[side];
    ends[side] += width;
    return { kind, points, from, width, back };
  });
}

/** How far bars reach to either side, so that the longest has room. */
export function reachOf(all: readonly Record<Part["kind"], number>[]): number {
  const sides = all.flatMap(({ luck, own, others }) => {
    const parts = [luck, own, others];
    const sum = (sign: number) => parts.reduce((s, part) => s + Math.max(0, sign * part), 0);
    return [sum(1), sum(-1)];
  });
  return Math.max(1, ...sides);
}
