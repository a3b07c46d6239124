/** Story: how a game's events are shown: what flies where, what is worth a pause, what is charted. */
import type { Draw } from "../chance/stream.ts";
import type { GameEvent, View } from "../documents.ts";

/** A thing that moves between two places of the table; places are the `data-at` of elements. */
export interface Flight {
  from: string;
  to: string;
  /** A card face up, a card face down, or so many coins. */
  card?: string;
  closed?: boolean;
  coins?: number;
  coin?: "brass" | "silver" | "hazel";
}

/** Something settled that the board shows until one goes on: a count of votes, a verdict. */
export interface Moment {
  kind: string;
  events: GameEvent[];
}

/** A line of a chart: what a player has at a point of the game; null where that is not known. */
export interface Tally {
  id: string;
  of(view: View, seat: number): number | null;
}

/** What came to a player, and from what: for the bars of the result. */
export interface Income {
  seat: number;
  amount: number;
  source: string;
}

export interface Story {
  flights?(event: GameEvent, before: View): Flight[];
  moment?(events: GameEvent[], after: View): Moment | null;
  tallies?: Tally[];
  incomes?(event: GameEvent): Income[];
  /** The draws of the set-up, told from the whole new position: what the honesty check repeats. */
  draws?(position: View): Draw[];
}
