import type { Action, Document, Sketch, View } from "../../documents.ts";
import { factsIn, reader } from "../../table/reading.ts";

export interface Front extends Document {
  special: string;
  card: string | null;
}

export interface Verdict extends Document {
  identity: string | null;
  guilty: boolean;
  reasons: string[];
}

export type WalletPlayer = {
  hand: string[];
  specials: string[];
  front: Front[];
  loot: string[];
  coin: number;
  tokens: (number | "?")[];
  revealed: boolean;
  verdict: Verdict | "?" | null;
  sealed: Action | "?" | null;
};

export interface RoundPlayer extends Document {
  hand: string[];
  loot: string[];
  coin: number;
  identity: string | null;
  guilty: boolean;
  reasons: string[];
  wealth: number | null;
  rank: number | null;
  tokens: number;
}

export interface WalletView extends View {
  round: number;
  first: number;
  active: number;
  lap: number;
  time_left: number;
  actions_left: number;
  wallet: string[];
  spares: string[];
  spares_known: number[];
  centre: string[];
  discard: string[];
  aside: string[];
  pending: Document | null;
  players: WalletPlayer[];
  last_round: { round: number; players: RoundPlayer[] } | null;
}

export const read = reader<WalletView>("wallet");

/** What the police would say of one's own hand, and what it is worth. */
export type Standing = {
  identity: string | null;
  guilty: boolean;
  reasons: string[];
  worth: { currencies: number; units: string; cents: string };
};

/** What the game works out for who looks: turns to come, and how things stand. */
export type Facts = {
  turns: number | null;
  standing: Standing | null;
};

export const factsOf = (scene: { sketch: Sketch | null }) => factsIn<Facts>(scene.sketch);

export const PLACES = ["top", "middle", "bottom"] as const;
export const TIME_CARDS = 6;

const PASSPORTS = ["ivanov", "policeman", "millionaire", "blonde", "super-agent"];
const SORTS = ["rouble", "euro", "dollar", "pound", "jewel"];
const ITEMS = ["badge", "plastic"];

/** The sort of a card: what it is grouped with in a hand. */
export function sortOf(card: string): string {
  if (PASSPORTS.includes(card)) return "passports";
  const [type = ""] = card.split("-");
  return SORTS.includes(type) ? type : "items";
}

export const faceOf = (card: string): number => Number(/-(\d+)$/.exec(card)?.[1] ?? 0);
export const isMoney = (card: string): boolean => SORTS.includes(sortOf(card));

/** Cards in the order in which the game lists them. */
export function inOrder(cards: readonly string[]): string[] {
  const rank = (card: string) => {
    const sort = sortOf(card);
    if (sort === "passports") return PASSPORTS.indexOf(card);
    if (sort === "items") return 1e9 + ITEMS.indexOf(card);
    return 1e6 * (1 + SORTS.indexOf(sort)) + faceOf(card);
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

export function grouped(cards: readonly string[]): { sort: string; cards: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const card of inOrder(cards)) {
    const sort = sortOf(card);
    groups.set(sort, [...(groups.get(sort) ?? []), card]);
  }
  return [...groups].map(([sort, held]) => ({ sort, cards: held }));
}
