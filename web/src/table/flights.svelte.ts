/** Things that fly between places of the table. Elements say where they are by `data-at`. */
import { isStill, tempo } from "../settings.svelte.ts";
import type { Flight } from "./story.ts";

export interface Airborne {
  id: number;
  flight: Flight;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  landed(): void;
}

const STAGGER = 70;
const LONGEST = 1200;

let count = 0;
let airborne = $state.raw<Airborne[]>([]);

export const sky = {
  get flights() {
    return airborne;
  },
};

/** Let things fly one after another; over when the last has landed. */
export async function fly(flights: Flight[]): Promise<void> {
  const found = flights.flatMap((flight) => {
    const from = place(flight.from);
    const to = place(flight.to);
    return from && to ? [{ flight, from, to }] : [];
  });
  if (found.length === 0) return;
  if (isStill()) {
    for (const { flight } of found) outline(flight.to);
    return;
  }
  const stagger = Math.min(STAGGER, LONGEST / 2 / found.length) * tempo();
  const first = count;
  const left = found.flatMap(({ flight }) => leave(flight.from));
  await Promise.all(
    found.map(
      (one, index) =>
        new Promise<void>((landed) => {
          const start: Airborne = { ...one, id: ++count, delay: index * stagger, landed };
          airborne = [...airborne, start];
        }),
    ),
  );
  for (const card of left) card.style.visibility = "";
  const last = first + found.length;
  whenDrawn(() => (airborne = airborne.filter(({ id }) => id <= first || id > last)));
}

export function land(id: number) {
  airborne.find((one) => one.id === id)?.landed();
}

/** A card of one's own is in the air, and not in the hand as well. */
function leave(from: string): HTMLElement[] {
  const card = from.startsWith("hand-") ? element(from) : undefined;
  if (!(card instanceof HTMLElement)) return [];
  card.style.visibility = "hidden";
  return [card];
}

/** What has landed lies there until the board has drawn it: nothing blinks between. */
function whenDrawn(done: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(done));
}

function element(at: string): Element | undefined {
  const found = document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`);
  return [...found].find((one) => one.getClientRects().length > 0);
}

function place(at: string): DOMRect | undefined {
  return element(at)?.getBoundingClientRect();
}

/** Without motion, what has changed is marked for two seconds. */
function outline(at: string) {
  const target = element(at);
  if (!target) return;
  target.classList.add("moved");
  setTimeout(() => target.classList.remove("moved"), 2000);
}
