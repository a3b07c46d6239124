/** What this device keeps of the games it saw, so that nobody has to be believed afterwards. */
import type { Entry, WholeTable } from "../documents.ts";
import { digest, random } from "./digest.ts";

/** Of one table: the house's commitment as it was first seen, the last link of the log, and own commitments by seat. */
export interface Kept {
  commitment: string;
  link: string | null;
  cuts: Record<string, string>;
}

const TABLE = "sitdown.kept.";
const CUT = "sitdown.cut.";
/** So many of each are kept; the oldest go. */
const MOST = 80;

/** A new cut of one's own stays on this device; its commitment is published. */
export function commit(): string {
  const cut = random();
  const commitment = digest(cut);
  write(CUT + commitment, cut);
  return commitment;
}

/** The cut behind a commitment, if this device has made it. */
export const cutBehind = (commitment: string | null): string | null =>
  commitment === null ? null : read<string>(CUT + commitment);

export const keptOf = (table: string): Kept | null => read<Kept>(TABLE + table);

/** Takes note of what was told of a table: the first commitment stays, the last link goes on. */
export function note(table: WholeTable | undefined, id: string, entries: readonly Entry[]) {
  const known = keptOf(id);
  const commitment = known?.commitment ?? table?.commitment;
  if (!commitment) return;
  const link = entries.findLast((entry) => entry.link)?.link ?? known?.link ?? null;
  if (known && link === known.link) return;
  write(TABLE + id, { commitment, link, cuts: known?.cuts ?? {} } satisfies Kept);
}

/** Takes note that a seat has opened its cut: it must be in the seed. */
export function noteCut(id: string, seat: number, commitment: string) {
  const known = keptOf(id);
  if (known) write(TABLE + id, { ...known, cuts: { ...known.cuts, [seat]: commitment } });
}

function read<Thing>(name: string): Thing | null {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as { kept: Thing }).kept;
  } catch {
    return null;
  }
}

function write(name: string, kept: unknown) {
  try {
    if (localStorage.getItem(name) === null) makeRoom(name.slice(0, name.lastIndexOf(".") + 1));
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), kept }));
  } catch {
    // A browser that stores nothing can check nothing of its own afterwards.
  }
}

function makeRoom(kind: string) {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(kind));
  if (names.length < MOST) return;
  const age = (name: string) =>
    (JSON.parse(localStorage.getItem(name) ?? "{}") as { at?: number }).at ?? 0;
  const oldest = names.sort((one, other) => age(one) - age(other));
  for (const name of oldest.slice(0, names.length - MOST + 1)) localStorage.removeItem(name);
}
