import type { Document, Sketch, View } from "../../documents.ts";
import { factsIn, reader } from "../../table/reading.ts";
import { packagedDeals, type Deal } from "./face.ts";

export interface Terms extends Document {
  money: number[];
  accomplices: Record<string, number>;
}

export interface Ask extends Document {
  money: (number | null)[];
  accomplices: Record<string, number>;
}

export interface Vote extends Document {
  accept: boolean;
  argument: boolean;
}

export interface LastTurn extends Document {
  turn: number;
  dealer: number;
  card: string;
  proposal: Terms | null;
  votes: ((Vote & { weight: number }) | null)[];
  weight_for: number;
  weight_against: number;
  accepted: boolean;
}

export interface GentlemenView extends View {
  options: Document & { deck: Deal[] | null };
  turn: number;
  round: number;
  dealer: number;
  deck: string[];
  discard: string[];
  card: string | null;
  proposal: Terms | null;
  asks: (null | "?" | Ask)[];
  votes: (null | "?" | Vote)[];
  accomplices: Record<string, number | null>;
  prison: number | null;
  players: { money: number | "?"; arguments: number; gangs: number }[];
  last: LastTurn | null;
}

export const read = reader<GentlemenView>("gentlemen");

/** What the game works out: the weight of each vote; null for who has none. */
export type Facts = {
  weights: (number | null)[];
};

export const factsOf = (scene: { sketch: Sketch | null }) => factsIn<Facts>(scene.sketch);

export function dealOf(view: GentlemenView, id: string | null): Deal | undefined {
  const deck = view.options.deck ?? packagedDeals;
  return deck.find((deal) => deal.id === id);
}

export const promisedTo = ({ accomplices }: Pick<Ask, "accomplices">, seat: number): string[] =>
  Object.keys(accomplices).filter((name) => accomplices[name] === seat);
