/** What a game's sketch says, picked out for a board: the game reckons, the board only draws. */
import type { Document, Phrase, Sketch } from "../documents.ts";

/** Picked out once for each seat: every card of a board asks. */
const known = new WeakMap<Sketch, Map<number | null, readonly Phrase[]>>();

export function phrasesOf(sketch: Sketch | null, seat: number | null): readonly Phrase[] {
  if (!sketch) return [];
  const bySeat = known.get(sketch) ?? new Map<number | null, readonly Phrase[]>();
  known.set(sketch, bySeat);
  const phrases = bySeat.get(seat) ?? pickOut(sketch, seat);
  bySeat.set(seat, phrases);
  return phrases;
}

function pickOut(sketch: Sketch, seat: number | null): Phrase[] {
  return sketch.panels
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
