/** What is printed on the cards: those of the packaged deck, or those this game is played with. */
import components from "../../../../src/sitdown/games/cosanostra/components.json";
import type { CosaNostraView } from "./view.ts";

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

/** The businesses that count for each monopoly. */
export const MONOPOLIES: Record<string, string> = {
  prostitution: "pimp",
  drugs: "drug-dealer",
  credit: "loan-shark",
};

export const ROMAN = ["", "I", "II", "III", "IV"];
