/** What a finished game looks like in figures: lines over time, and who gave whom what. */
import type { Step } from "../documents.ts";
import type { Income, Story, Tally } from "../table/story.ts";

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

/** What came from where, for each seat: sources in the order in which they first occur. */
export function incomesOf(steps: readonly Step[], story: Story, seats: number) {
  const found: Income[] = steps.flatMap((step) =>
    step.events.flatMap((event) => story.incomes?.(event, step.view) ?? []),
  );
  const sources = [...new Set(found.map(({ source }) => source))];
  const bars = Array.from({ length: seats }, (_, seat) =>
    sources.map((source) =>
      found
        .filter((income) => income.seat === seat && income.source === source)
        .reduce((sum, income) => sum + income.amount, 0),
    ),
  );
  return { sources, bars };
}

/** Money from player to player in all: `flows[from][to]`. */
export function flowsOf(steps: readonly Step[], seats: number): number[][] {
  const flows = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  for (const { events } of steps) {
    for (const { from, to, amount } of events) {
      if (typeof from === "number" && typeof to === "number" && typeof amount === "number") {
        const row = flows[from];
        if (row && to < seats) row[to] = (row[to] ?? 0) + amount;
      }
    }
  }
  return flows;
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
