import type { Value } from "../documents.ts";
import type { Words } from "./words.ts";

/** A name as it stands at the beginning of a line. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** The name of a thing as it stands on a card: with a capital, without quotation marks. */
export function cardName(words: Words, thing: Value): string {
  return capital(words.thing(thing).replace(/[«»“”]/g, ""));
}
