/** Where words come from: the client's own are built in, those of the games are the server's. */
import { FluentResource } from "@fluent/bundle";
import { api, Refused } from "../api.ts";
import { Words, type Reader } from "./words.ts";

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const house = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });
const known = new Map<string, Promise<FluentResource>>();

function remembered(key: string, load: () => Promise<string>): Promise<FluentResource> {
  const found = known.get(key);
  if (found) return found;
  const loading = load().then((source) => new FluentResource(source));
  loading.catch(() => known.delete(key));
  known.set(key, loading);
  return loading;
}

const ownWords = (language: Language) => remembered(language, house[`./${language}.ftl`]!);
const serverWords = (language: Language, name: string) =>
  remembered(`${language}/${name}`, () => api.words(language, name).catch(noWords));

/** A game without words in a language is shown by its ids; anything else is a fault. */
function noWords(reason: unknown): string {
  if (reason instanceof Refused && reason.code === "not-found") return "";
  throw reason;
}

/** The words of the house itself: lobby, frame, settings. */
export async function houseWords(language: Language): Promise<Words> {
  return new Words([await ownWords(language)], { language });
}

/** The same with what the server says everywhere: names of bots, what they are like. */
export async function commonWords(language: Language): Promise<Words> {
  const resources = await Promise.all([ownWords(language), serverWords(language, "common")]);
  return new Words(resources, { language });
}

/** What only the board of a game says; most is in the game's own words. */
const boardWords = (language: Language, game: string) =>
  remembered(
    `${language}/${game}/board`,
    boards[`../games/${game}/${language}.ftl`] ?? (async () => ""),
  );

/** The words of a game for a reader, with those of the house under them. */
export async function gameWords(language: Language, game: string, reader: Partial<Reader> = {}) {
  const resources = await Promise.all([
    ownWords(language),
    serverWords(language, "common"),
    boardWords(language, game),
    serverWords(language, game),
  ]);
  return new Words(resources, { language, ...reader });
}
