/** A figure as one writes it: 117,000, or 117 000 in Russian. */
import { settings } from "../settings.svelte.ts";
import type { Words } from "./words.ts";

export const figure = (value: number): string => value.toLocaleString(settings.language);

/** What a game counts, as its words say it, `chart-figure`: $117k; else a plain figure. */
export function counted(value: number, words: Words): string {
  const sign = value < 0 ? "−" : "";
  const amount = Math.abs(value);
  return `${sign}${words.has("chart-figure") ? words.say("chart-figure", { amount }) : figure(amount)}`;
}
