/** Trade: what can change hands by agreement. A game tells what there is; desk and slips are the frame's.
 *
 * An offer is the action `{"do": "offer", "to": seat, "give": {…}, "take": {…}}`; both sides have `cash` and
 * lists of things. It is answered by `accept` or `decline`, and its maker may `withdraw` it. The words of the
 * board name the things: `trade-<field>` with `card`, `by` (who gives) and `to`, and `trade-add-<field>`.
 * What an offer would make possible is for the game's foresight to say. */
import type { Action, Document, GameEvent, View } from "../documents.ts";

export type Offer = {
  id: number;
  from: number;
  to: number;
  give: Document;
  take: Document;
};

/** An offer that was answered, and how: accepted, declined, withdrawn. */
export interface Ended {
  offer: Offer;
  outcome: string;
}

/** A deal being written: it outlives the moves of others. */
export interface Deal {
  to: number;
  give: Document;
  take: Document;
  /** The offer that this one answers. */
  instead?: number | undefined;
}

export interface Goods {
  field: string;
  icon: string;
  /** What the giver could put in, for that taker. */
  things(view: View, giver: number, taker: number): string[];
}

export interface Trade {
  /** Whether deals can be made now. */
  isOpen(view: View): boolean;
  offers(view: View): Offer[];
  cash: { step: number; icon: string; of(view: View, seat: number): number };
  goods: Goods[];
}

const OUTCOMES = ["accepted", "declined", "withdrawn"];

/** Offers that were answered, the last one first. */
export function endedIn(told: readonly GameEvent[]): Ended[] {
  const made = new Map<number, Offer>();
  const found: Ended[] = [];
  for (const event of told) {
    if (event.event === "offered") {
      const offer = event.offer as Offer;
      made.set(offer.id, offer);
    } else if (OUTCOMES.includes(event.event)) {
      const offer = made.get(Number(event.offer));
      if (offer) found.unshift({ offer, outcome: event.event });
    }
  }
  return found;
}

/** Whether something is given for something: a gift, or a demand, is no bargain. */
export const isBargain = ({ give, take }: Offer): boolean => !isEmpty(give) && !isEmpty(take);

export const offered = ({ to, give, take }: Deal): Action => ({ do: "offer", to, give, take });

/** The same once more, to be written anew. */
export const again = ({ to, give, take }: Offer): Deal => ({ to, give, take });

/** The other way round: what one would answer to an offer. */
export const counter = ({ id, from, give, take }: Offer): Deal => ({
  to: from,
  give: take,
  take: give,
  instead: id,
});

/** Money in full thousands, as it stands on a slip. */
export const thousands = (amount: number): string => `$${Math.round(amount / 1000)}k`;

export const iconOf = (trade: Trade, field: string): string =>
  trade.goods.find((goods) => goods.field === field)?.icon ?? "";

/** The things of one side as single lines, in the order of the goods. */
export function linesOf(trade: Trade, side: Document): { field: string; card: string }[] {
  return trade.goods.flatMap(({ field }) =>
    ((side[field] as string[] | undefined) ?? []).map((card) => ({ field, card })),
  );
}

export const cashIn = (side: Document): number => (typeof side.cash === "number" ? side.cash : 0);

export function withCash(side: Document, cash: number): Document {
  const { cash: _, ...rest } = side;
  return cash > 0 ? { cash, ...rest } : rest;
}

export function withThing(side: Document, field: string, card: string): Document {
  const list = (side[field] as string[] | undefined) ?? [];
  return { ...side, [field]: [...list, card] };
}

export function withoutThing(side: Document, field: string, card: string): Document {
  const list = (side[field] as string[] | undefined) ?? [];
  const place = list.indexOf(card);
  const left = list.filter((_, index) => index !== place);
  const { [field]: _, ...rest } = side;
  return left.length ? { ...rest, [field]: left } : rest;
}

export const isEmpty = (side: Document): boolean => Object.keys(side).length === 0;
