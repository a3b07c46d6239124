/** What is printed on the cards: those of the packaged deck, or those this game is played with. */
import components from "../../../../src/sitdown/games/cosanostra/components.json";
import type { CosaNostraView } from "./view.ts";

const GUN = 5000;
const MARKET = 4;

export type JobCard = {
  id: string;
  kind: string;
  round: number;
  difficulty: number | null;
  one: number | null;
  two: number | null;
};

export type BusinessCard = {
  id: string;
  kind: string;
  price: number;
  income: number;
};

export type GangsterCard = {
  id: string;
  strength: number;
  price: number | null;
};

export type Sections = {
  jobs: JobCard[];
  businesses: BusinessCard[];
  gangsters: GangsterCard[];
  mercenaries: GangsterCard[];
};

const packaged: Sections = components;

function section<Name extends keyof Sections>(view: CosaNostraView, name: Name): Sections[Name] {
  return view.options.deck?.[name] ?? packaged[name];
}

export const kindOf = (id: string) => id.split(".")[0]!;
export const jobOf = (view: CosaNostraView, id: string) =>
  section(view, "jobs").find((job) => job.id === id);
export const businessOf = (view: CosaNostraView, id: string) =>
  section(view, "businesses").find((business) => business.id === id);
export const gangsterOf = (view: CosaNostraView, id: string) =>
  [...section(view, "gangsters"), ...section(view, "mercenaries")].find((one) => one.id === id);

/** What a gangster costs now: in round I a mercenary comes for the difference to one of his strength. */
export function costOf(view: CosaNostraView, id: string): number {
  const { price, strength } = gangsterOf(view, id) ?? { price: 0, strength: 0 };
  const exchange = view.phase === "hire" && view.round === 1;
  return Math.max(0, (price ?? 0) - (exchange ? GUN * strength : 0));
}

/** Where the stack lies open beside the market there are many: one of each kind stands for all. */
export function onSale(cards: string[]): string[] {
  if (cards.length <= MARKET) return cards;
  return cards.filter(
    (card, place) => cards.findIndex((one) => kindOf(one) === kindOf(card)) === place,
  );
}

/** The businesses that count for each monopoly. */
export const MONOPOLIES: Record<string, string> = {
  prostitution: "pimp",
  drugs: "drug-dealer",
  credit: "loan-shark",
};

export const ROMAN = ["", "I", "II", "III", "IV"];
