/** Ways to a table. */
import { api } from "../api.ts";
import { commit } from "../chance/keeping.ts";
import type { Game, TableBody, WholeTable } from "../documents.ts";
import { house } from "../house.svelte.ts";
import { go } from "../route.svelte.ts";
import { botsPace, settings } from "../settings.svelte.ts";

const USUAL = 4;

/** As many as play well: four, or what the game allows next to it. */
export function usualSeats({ seats }: Game): number {
  return Math.min(Math.max(seats.least, USUAL), seats.most);
}

/** Whom one meets unless one asks for another: different ones of the house, at this level. */
export const usualBot = (): string => settings.level;

/** Bots without a character of their own: for comparing, not for company. */
const PLAIN = ["random", "cautious", "search"];

/** Programs that the host has seated here. */
export const programsOf = (game: Game): string[] => game.bots.filter((id) => !PLAIN.includes(id));

/** Sit down against bots, now. */
export async function playNow(game: Game, players = usualSeats(game), bot = usualBot()) {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  await lay({
    game: game.id,
    players,
    seats: [{ kind: "me" }, ...bots],
    public: false,
    clock: null,
    pace: botsPace[settings.pace],
    start: "full",
    quiet: settings.quiet,
  });
}

export async function lay(wish: TableBody) {
  await house.beGuest();
  const seats = wish.seats?.map((chair) =>
    chair.kind === "me" ? { ...chair, commitment: commit() } : chair,
  );
  const table = await api.lay(seats ? { ...wish, seats } : wish);
  go(`/t/${table.id}`);
}

/** Sit down, and go there; the answer tells which seat it is before any picture does.
 *
 * In mid-game a stranger only asks, and has none yet. */
export async function join(id: string, seat?: number): Promise<WholeTable> {
  await house.beGuest();
  const commitment = commit();
  const where = seat === undefined ? {} : { seat };
  const { table } = await api.at(id, "join", { commitment, ...where });
  go(`/t/${id}`);
  return table;
}

/** A code or a whole link, as people paste it: the id of the table in it. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return (link?.[1] ?? text).trim().toLowerCase();
}
