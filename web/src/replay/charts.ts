/** What a finished game looks like in figures: lines over time, and who gave whom what. */
import type { GameEvent } from "../documents.ts";
import type { Gift, Income, Story, Tally } from "../table/story.ts";
import type { Step } from "./history.ts";

/** The marks at the ends of lines, around nothing: no two seats share one. */
export const MARKS: readonly string[] = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  "M-5 -5h10v10h-10z",
  "M0 -6l6 11h-12z",
  "M0 -7l6 7l-6 7l-6 -7z",
  "M0 6l6 -11h-12z",
  "M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
  "M-6 -3l3 -3l3 3l3 -3l3 3l-3 3l3 3l-3 3l-3 -3l-3 3l-3 -3l3 -3z",
  "M0 -7l2 5h5l-4 3l2 6l-5 -4l-5 4l2 -6l-4 -3h5z",
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z",
];

/** The colours of seats on paper. */
export const INKS: readonly string[] = [
  "#8a6000",
  "#1e5a9b",
  "#a3352a",
  "#2f6a2f",
  "#6a3d86",
  "#0f6b63",
  "#9b2f68",
  "#9a5200",
  "#57503f",
];
export const DASHES: readonly string[] = [
  "",
  "7 4",
  "2 4",
  "9 3 2 3",
  "12 5",
  "4 3",
  "1 3",
  "14 3 2 3 2 3",
  "6 6",
];

export interface Series {
  seat: number;
  values: (number | null)[];
}

export function seriesOf(steps: readonly Step[], tally: Tally, seats: number): Series[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: steps.map((step) => tally.of(step.view, seat, step.sketch ?? null)),
  }));
}

/** What came from where, for each seat: sources in the order in which they first occur, losses last. */
export function incomesOf(steps: readonly Step[], story: Story, seats: number) {
  const found: Income[] = steps.flatMap((step, number) => [
    ...(number ? [] : (story.stakes?.(step.view) ?? [])),
    ...step.events.flatMap((event) => story.incomes?.(event, step.view) ?? []),
  ]);
  const isLoss = (source: string) =>
    found.every((income) => income.source !== source || income.amount <= 0);
  const all = [...new Set(found.filter(({ amount }) => amount).map(({ source }) => source))];
  const sources = [...all.filter((source) => !isLoss(source)), ...all.filter(isLoss)];
  const bars = Array.from({ length: seats }, (_, seat) =>
    sources.map((source) =>
      found
        .filter((income) => income.seat === seat && income.source === source)
        .reduce((sum, income) => sum + income.amount, 0),
    ),
  );
  return { sources, bars };
}

/** From player to player in all: `flows[from][to]`. */
export function flowsOf(steps: readonly Step[], story: Story, seats: number): number[][] {
  const flows = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  const gifts = story.gifts ?? giftsIn;
  for (const [number, { events }] of steps.entries()) {
    const before = steps[Math.max(0, number - 1)]!.view;
    for (const event of events)
      for (const { from, to, amount } of gifts(event, before)) flows[from]![to]! += amount;
  }
  return flows;
}

function giftsIn({ from, to, amount }: GameEvent): Gift[] {
  const isGift = typeof from === "number" && typeof to === "number" && typeof amount === "number";
  return isGift ? [{ from, to, amount }] : [];
}

/** Round figures for an axis: a few steps from the least to the most. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!,
  );
  const found: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) found.push(tick);
  return found;
}
