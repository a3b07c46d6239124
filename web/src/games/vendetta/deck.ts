/** What is printed on the cards: that of the packaged deck, or of the one this game is played with. */
import components from "../../../../src/sitdown/games/vendetta/components.json";
import type { VendettaView } from "./view.ts";

export type Bill = {
  kind: string;
  value: number;
  move: number;
};

export type Location = {
  id: string;
  color: string;
  businesses: string[];
  points: number;
};

export type Investigator = {
  kind: string;
  price: number;
  points: number;
};

export type Deck = {
  money: Bill[];
  locations: Location[];
  investigators: Investigator[];
};

export const packaged: Deck = components.deck;
export const { points, track, corrupters } = components;

export const deckOf = (view: VendettaView): Deck => view.options.deck ?? packaged;

export const kindOf = (id: string) => id.split(".")[0]!;
export const billOf = (deck: Deck, kind: string) => deck.money.find((bill) => bill.kind === kind);
export const locationOf = (deck: Deck, id: string) => deck.locations.find((one) => one.id === id);
export const investigatorOf = (deck: Deck, id: string) =>
  deck.investigators.find((one) => one.kind === kindOf(id));
