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

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % 9) + 1})`;
}
