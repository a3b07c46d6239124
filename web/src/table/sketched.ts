/** What a game's sketch says, picked out for a board: the game reckons, the board only draws. */
import type { Document, Phrase, Sketch } from "../documents.ts";

export function phrasesOf(sketch: Sketch | null, seat: number | null): Phrase[] {
  return (sketch?.panels ?? [])
    .filter((panel) => panel.seat === seat)
    .flatMap((panel) => [...(panel.title ? [panel.title] : []), ...panel.rows])
    .filter((row): row is Phrase => "id" in row);
}

/** The arguments of one phrase about a seat (null: about the table); undefined if it is not said. */
export function sketched(
  sketch: Sketch | null,
  seat: number | null,
  id: string,
): Document | undefined {
  return phrasesOf(sketch, seat).find((phrase) => phrase.id === id)?.arguments;
}

/** The same, where one phrase is said of several things: that of the thing with this id. */
export function sketchedOf(
  sketch: Sketch | null,
  seat: number | null,
  id: string,
  thing: string,
): Document | undefined {
  return phrasesOf(sketch, seat).find((phrase) => phrase.id === id && phrase.arguments.id === thing)
    ?.arguments;
}
