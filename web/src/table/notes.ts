/** Notes: who can tell of things, and where a note stands on the screen. */
import type { Note, Seat } from "../documents.ts";
import type { FaceOf } from "../games/faces.ts";
import type { Words } from "../words/words.ts";

/** Whoever can be asked about things: a table, a replay, a lesson, or a page of rules. */
export interface NoteSource {
  readonly game: { readonly id: string };
  readonly words: Words;
  readonly faceOf: FaceOf;
  readonly back: string;
  readonly people: readonly Seat[];
  /** What changes when a note may be out of date. */
  readonly view: unknown;
  /** What is picked and what can be, where something can. */
  readonly choice?: { readonly picked: object; readonly legal: readonly unknown[] };
  /** What there is to say of a thing; null where there is no more than its words. */
  note(thing: string): Promise<Note | null>;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** How high it may be there. */
  height: number;
}

const GAP = 10;

/** Beside a thing, over none of what must stay in sight: first where all of it fits, else where most does.
 *
 * `wide`: it takes the whole width, and stands above or below. */
export function spotFor(
  thing: Box,
  size: { width: number; height: number },
  room: Box,
  kept: readonly Box[],
  wide: boolean,
): Spot {
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, most));
  const left = wide
    ? room.left
    : within((thing.left + thing.right - size.width) / 2, room.left, room.right - size.width);
  const top = within(thing.top, room.top, Math.max(room.top, room.bottom - size.height));
  const above = thing.top - GAP - room.top;
  const below = room.bottom - thing.bottom - GAP;
  const over: Spot = {
    left,
    top: thing.top - GAP - Math.min(size.height, above),
    height: above,
  };
  const under: Spot = { left, top: thing.bottom + GAP, height: below };
  const whole = room.bottom - room.top;
  const right: Spot = { left: thing.right + GAP, top, height: whole };
  const before: Spot = { left: thing.left - GAP - size.width, top, height: whole };
  const isLow = thing.top + thing.bottom > room.top + room.bottom;
  const upright = isLow ? [over, under] : [under, over];
  const spots = wide ? upright : isLow ? [over, right, before, under] : [right, before, ...upright];
  const fits = (spot: Spot) => {
    const box = boxAt(spot, size);
    return isInside(box, room) && !kept.some((one) => overlap(one, box));
  };
  return spots.find(fits) ?? (above > below ? over : under);
}

const boxAt = ({ left, top }: Spot, { width, height }: { width: number; height: number }): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Half a pixel is nothing: browsers round. */
const isInside = (box: Box, room: Box) =>
  box.left >= room.left - 0.5 &&
  box.top >= room.top - 0.5 &&
  box.right <= room.right + 0.5 &&
  box.bottom <= room.bottom + 0.5;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
