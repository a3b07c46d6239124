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
  await Promise.all(
    found.map(
      (one, index) =>
        new Promise<void>((landed) => {
          const start: Airborne = { ...one, id: ++count, delay: index * stagger, landed };
          airborne = [...airborne, start];
        }),
    ),
  );
}

export function land(id: number) {
  airborne.find((one) => one.id === id)?.landed();
  airborne = airborne.filter((one) => one.id !== id);
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
