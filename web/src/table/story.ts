/** Story: how a game's events are shown: what flies where, what is worth a pause, what is charted. */
import type { Draw } from "../chance/stream.ts";
import type { Action, Decision, Document, GameEvent, Pledge, Sketch, View } from "../documents.ts";
import { matches } from "./choice.svelte.ts";
import type { Trade } from "./trade.ts";

/** A thing that moves between two places of the table; places are the `data-at` of elements. */
export interface Flight {
  from: string;
  to: string;
  /** A card face up, a card face down, or so many coins. */
  card?: string;
  closed?: boolean;
  coins?: number;
  coin?: "brass" | "silver" | "hazel";
  /** The back of a closed card, where a game has several. */
  back?: string;
}

/** Something settled that the board shows until one goes on: a count of votes, a verdict. */
export interface Moment {
  kind: string;
  events: GameEvent[];
  /** What the bar says of it. */
  title?: Said;
  /** The table as it was before, where that must still be seen. */
  before?: View | null;
  /** Whether nothing flies meanwhile: the moment itself shows what moved. */
  still?: boolean;
  /** Milliseconds until the game goes on by itself; a while if not said. */
  lasts?: number;
  /** What a slip over the board sums up. */
  summary?: Summary;
}

/** Something summed up seat by seat: a payday, the end of a month or of a round. */
export interface Summary {
  title: Said;
  rows: { seat: number; said: Said[] }[];
  notes?: Said[];
}

/** A message of the board's words, with its fields. */
export interface Said {
  id: string;
  fields?: Document;
}

/** Where a game stands: which round it is, the phases of one, and what is ahead. */
export interface Course {
  round: Said;
  phases: Said[];
  now: number;
  note?: Said | undefined;
}

/** What one may do unasked, at hand beside the answers: how many such things, under which name. */
export interface Asides {
  kinds: readonly string[];
  name: Said;
  icon: string;
  count: number;
  /** Whether it does harm. */
  harm?: boolean;
  /** The tab of the rail where they are, if they are there. */
  tab?: string;
}

/** A line of a chart: what a player has at a point of the game; null where that is not known. */
export interface Tally {
  id: string;
  of(view: View, seat: number, sketch: Sketch | null): number | null;
}

/** What came to a player, and from what: for the bars of the result. */
export interface Gift {
  from: number;
  to: number;
  amount: number;
}

/** What lies closed while it is played: before a seat, or on the table itself (null). Cards, or
 * what the words alone tell. */
export interface Held {
  seat: number | null;
  name: Said;
  cards?: readonly string[];
}

/** Which turn, phase, round it is, from the shortest to the longest; numbers are those people count. */
export type Chapters = Record<string, string | number>;

export interface Income {
  seat: number;
  amount: number;
  source: string;
}

export interface Story {
  course?(view: View): Course;
  asides?(view: View): Asides | null;
  /** The thing that a choice is about, where that is not what was picked last; null where it is about none. */
  explains?(picked: Document, view: View): string | null | undefined;
  trade?: Trade;
  /** Phases in which one is asked whether to interfere: a window over the table asks it. */
  reactions?: readonly string[];
  flights?(event: GameEvent, before: View): Flight[];
  moment?(events: GameEvent[], after: View, before: View | null): Moment | null;
  /** Milliseconds for which what they open is still being turned on the table: words wait so long. */
  opens?(events: GameEvent[]): number;
  tallies?: Tally[];
  /** Words that the record itself can judge: parts of events that never, or some day, are told. */
  pledges?: Record<string, (you: number, to: number) => Pledge>;
  /** By what a game that is over is gone through. */
  chapters?(view: View): Chapters;
  /** Events that tell no more than that somebody has answered. */
  quiet?: readonly string[];
  /** What is opened in a whole position, beside what the board shows of it. */
  held?(view: View): Held[];
  /** What each has before the first move, if that counts at the end. */
  stakes?(first: View): Income[];
  /** What an event brings and costs: with the stakes, all of a seat's add up to its score. */
  incomes?(event: GameEvent, after: View): Income[];
  /** What an event moves from player to player; unless told otherwise, any amount from one to another. */
  gifts?(event: GameEvent, before: View): Gift[];
  /** The draws of the set-up, told from the whole new position: what the honesty check repeats. */
  draws?(position: View): Draw[];
}

/** Whether the open question is one of interfering, asked by a window over the table. */
export const isWindow = ({ story, view }: { story: Story; view: View }): boolean =>
  story.reactions?.includes(view.phase) ?? false;

/** The answer by which a window is let go: what is done for whoever says nothing. */
export function silentAnswer(
  answers: readonly Action[],
  decision: Decision | null,
): Action | undefined {
  const silent = decision?.default;
  return silent ? answers.find((action) => matches(action, silent)) : undefined;
}
