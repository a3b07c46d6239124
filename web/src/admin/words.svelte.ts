/** The words of this page alone, which nobody else has to wait for. */
import { FluentResource } from "@fluent/bundle";
import { settings } from "../settings.svelte.ts";
import type { Language } from "../words/lexicon.ts";
import { Words } from "../words/words.ts";

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

let words = $state.raw<Words>();

export async function speak(language: Language) {
  const source = await files[`./${language}.ftl`]!();
  words = new Words([new FluentResource(source)], { language });
}

export const isReady = () => words !== undefined;

export function say(id: string, fields: Parameters<Words["say"]>[1] = {}): string {
  return words?.say(`host-${id}`, fields) ?? "";
}

export function when(at: number): string {
  return new Date(at * 1000).toLocaleString(settings.language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}
