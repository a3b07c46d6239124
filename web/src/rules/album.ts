import type { Shelf, Thing } from "../documents.ts";
import type { Words } from "../words/words.ts";

/** What is left of an album when one looks for something; shelves with nothing on them are left out. */
export function searched(shelves: readonly Shelf[], words: Words, search: string): Shelf[] {
  const textOf = ({ id, kind }: Thing) =>
    `${words.thing(id)} ${words.aboutThing(id)} ${words.phrase(kind)}`;
  const fits = (thing: Thing) => textOf(thing).toLocaleLowerCase().includes(search);
  return shelves
    .map(({ title, things }) => ({ title, things: things.filter(fits) }))
    .filter(({ things }) => things.length);
}
