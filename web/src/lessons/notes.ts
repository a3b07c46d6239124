/** Where the notes of a lesson lie: beside what they are about, and never on what is lit. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Slip extends Box {
  /** On which side of its thing it lies. */
  side: Side;
  /** How far along its edge the tip is that points there. */
  tip: number;
}

export interface Wanted {
  /** What the note is about. */
  thing: Box;
  width: number;
  height: number;
}

const GAP = 12;
const MARGIN = 8;
/** The tip keeps this far from the corners of its slip. */
const CORNER = 14;
const SHIFTS = [0, -0.25, 0.25, -0.5, 0.5];
const SIDES: Side[] = ["right", "left", "below", "above"];

/** A place for every note that finds one, `null` for the others.
 *
 * `kept` must stay free; of what `taken` boxes hold, as little as possible is covered. */
export function arrange(notes: Wanted[], room: Box, kept: Box[], taken: Box[]): (Slip | null)[] {
  const laid: Box[] = [];
  return notes.map((note) => {
    const free = candidates(note, room).filter((slip) =>
      [...kept, ...laid].every((box) => overlap(slip, box) === 0),
    );
    const cost = (slip: Slip) => taken.reduce((sum, box) => sum + overlap(slip, box), 0);
    const [best] = free
      .map((slip, order) => ({ slip, cost: cost(slip), order }))
      .sort((one, other) => one.cost - other.cost || one.order - other.order);
    if (!best) return null;
    laid.push(best.slip);
    return best.slip;
  });
}

function candidates({ thing, width, height }: Wanted, room: Box): Slip[] {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  return SHIFTS.flatMap((shift) =>
    SIDES.flatMap((side) => {
      const beside = side === "right" || side === "left";
      const x = beside
        ? side === "right"
          ? thing.x + thing.width + GAP
          : thing.x - GAP - width
        : within(
            middle.x - width / 2 + shift * width,
            room.x + MARGIN,
            room.width - width - 2 * MARGIN,
          );
      const y = beside
        ? within(
            middle.y - height / 2 + shift * height,
            room.y + MARGIN,
            room.height - height - 2 * MARGIN,
          )
        : side === "below"
          ? thing.y + thing.height + GAP
          : thing.y - GAP - height;
      const box = { x, y, width, height };
      const [length, at] = beside ? [height, middle.y - y] : [width, middle.x - x];
      return isInside(box, room)
        ? [{ ...box, side, tip: within(at, CORNER, length - 2 * CORNER) }]
        : [];
    }),
  );
}

const within = (value: number, from: number, length: number) =>
  Math.min(Math.max(value, from), from + Math.max(0, length));

const isInside = (box: Box, room: Box) =>
  box.x >= room.x + MARGIN &&
  box.y >= room.y + MARGIN &&
  box.x + box.width <= room.x + room.width - MARGIN &&
  box.y + box.height <= room.y + room.height - MARGIN;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
