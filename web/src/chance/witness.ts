/** One seat's eyes on the house: it cuts when the game begins, and keeps what was told. */
import type { Wish } from "../connection.ts";
import type { Hello, News } from "../documents.ts";
import { commit, cutBehind, note, noteCut } from "./keeping.ts";

export class Witness {
  private hasCut = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly send: (request: Wish) => Promise<unknown>,
  ) {}

  heard({ table, entries }: Hello | News) {
    note(table, this.table, entries);
    if (table?.called && this.seat !== null) this.cut(table.seats[this.seat]?.commitment ?? null);
  }

  /** Opens the cut that this device has committed to; and commits to one for a rematch. */
  private cut(commitment: string | null) {
    const cut = cutBehind(commitment);
    if (cut === null || commitment === null || this.hasCut || this.seat === null) return;
    this.hasCut = true;
    noteCut(this.table, this.seat, commitment);
    // Refused: the game has begun without it, and the check will say so.
    this.send({ type: "cut", cut, next: commit() }).catch(() => undefined);
  }
}
