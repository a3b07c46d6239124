/** The masks that guests wear, by seat; bots wear them too. */
import badger from "icon:badger";
import bear from "icon:bear-head";
import cat from "icon:cat";
import fox from "icon:fox-head";
import frog from "icon:frog";
import goat from "icon:goat";
import hedgehog from "icon:hedgehog";
import hound from "icon:hound";
import owl from "icon:owl";
import rabbit from "icon:rabbit-head";
import raccoon from "icon:raccoon-head";
import raven from "icon:raven";
import rooster from "icon:rooster";
import swan from "icon:swan";
import tortoise from "icon:tortoise";
import wolf from "icon:wolf-head";

const masks: Record<string, string> = {
  "fox-head": fox,
  "raccoon-head": raccoon,
  owl,
  hedgehog,
  rooster,
  cat,
  swan,
  "wolf-head": wolf,
  raven,
  "bear-head": bear,
  goat,
  badger,
  "rabbit-head": rabbit,
  hound,
  frog,
  tortoise,
};

export const maskNames = Object.keys(masks);

/** A guest's own mask, or the one that hangs at the seat. */
export function maskOf(seat: number, name?: string | null): string {
  return masks[name ?? ""] ?? masks[maskNames[seat % maskNames.length]!]!;
}

interface Guest {
  seat: number;
  mask: string | null;
}

/** Everybody at a table in a mask of their own: people have the one they chose, whoever sits first;
 * the others take what hangs at their chair, or the next one that nobody wears. */
export function dressed<Kind extends Guest>(guests: readonly Kind[]): Kind[] {
  const worn = new Map<number, string>();
  const isFree = (mask: string | null) =>
    mask !== null && mask in masks && ![...worn.values()].includes(mask);
  for (const { seat, mask } of guests) if (isFree(mask)) worn.set(seat, mask!);
  for (const { seat } of guests) {
    if (worn.has(seat)) continue;
    const from = maskNames.map((_, step) => maskNames[(seat + step) % maskNames.length]!);
    worn.set(seat, from.find(isFree) ?? from[0]!);
  }
  return guests.map((guest) => ({ ...guest, mask: worn.get(guest.seat)! }));
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % 9) + 1})`;
}
