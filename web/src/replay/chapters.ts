/** Where one can stop in a game that is over, and by what one can go through it. */
import type { View } from "../documents.ts";
import type { Chapters, Story } from "../table/story.ts";
import type { Series } from "./charts.ts";
import type { Step } from "./history.ts";

/** So many chapters at least make an axis. */
const FEWEST = 3;
const MOST_POINTS = 5;

/** The numbers of the steps at which something is to be seen: answers that only wait are told with
 * what comes of them. */
export function stopsOf(steps: readonly Step[], story: Story): number[] {
  return steps.flatMap((step, number) =>
    number === 0 || number === steps.length - 1 || !isQuiet(step, story) ? [number] : [],
  );
}

function isQuiet({ sealed, events }: Step, { quiet = [] }: Story): boolean {
  return sealed || events.every(({ event }) => quiet.includes(event));
}

export const chaptersOf = (view: View, story: Story): Chapters =>
  story.chapters?.(view) ?? { phase: view.phase };

/** By what one can go, from the shortest to the longest. */
export const kindsOf = (steps: readonly Step[], story: Story): string[] =>
  steps[0] ? Object.keys(chaptersOf(steps[0].view, story)) : [];

/** The places at which a chapter of a kind begins: there it, or a longer one, is another than before. */
export function beginnings(steps: readonly Step[], story: Story, kind: string): number[] {
  const keys = steps.map(({ view }) => {
    const chapters = Object.entries(chaptersOf(view, story));
    return JSON.stringify(chapters.slice(chapters.findIndex(([name]) => name === kind)));
  });
  return keys.flatMap((key, place) => (place > 0 && key !== keys[place - 1] ? [place] : []));
}

export interface Axis {
  kind: string;
  ticks: { place: number; label: number }[];
}

/** What a chart counts along its foot: the longest chapters of which there are a few, numbered. */
export function axisOf(steps: readonly Step[], story: Story): Axis | null {
  const axes = kindsOf(steps, story).map((kind) => ({ kind, ticks: ticksOf(steps, story, kind) }));
  return axes.findLast(({ ticks }) => ticks.length >= FEWEST) ?? axes.at(-1) ?? null;
}

function ticksOf(steps: readonly Step[], story: Story, kind: string): Axis["ticks"] {
  return [0, ...beginnings(steps, story, kind)].flatMap((place) => {
    const label = chaptersOf(steps[place]!.view, story)[kind];
    return typeof label === "number" && label > 0 ? [{ place, label }] : [];
  });
}

/** The places at which somebody gained or lost most against the others, at most five. */
export function turningPoints(series: readonly Series[]): number[] {
  const length = series[0]?.values.length ?? 0;
  const ahead = series.map(({ values }) =>
    values.map((value, place) => (value ?? 0) - mean(series.map((one) => one.values[place] ?? 0))),
  );
  const swing = (place: number) =>
    Math.max(...ahead.map((line) => Math.abs(line[place]! - line[place - 1]!)));
  return Array.from({ length: Math.max(0, length - 1) }, (_, place) => place + 1)
    .filter((place) => swing(place) > 0)
    .sort((one, other) => swing(other) - swing(one) || one - other)
    .slice(0, MOST_POINTS)
    .sort((one, other) => one - other);
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
