import type { Document, Result, Sketch, View } from "../../documents.ts";
import { factsIn, reader } from "../../table/reading.ts";
import type { Offer } from "../../table/trade.ts";
import type { Sections } from "./cards.ts";

export type Business = {
  id: string;
  active: boolean;
  used: boolean;
  markers: number[];
};

export type Task = {
  job?: string;
  back?: number;
  seen?: number[];
  buy?: string;
  markers?: number[];
};

export type Gangster = {
  id: string;
  active: boolean;
  tasks: Task[];
  mods: { card: string; by: number }[];
  raised: number;
  used: number;
};

export type Family = {
  family: string | null;
  cash: number;
  laundered: number;
  jobs: string[];
  backs: number[];
  influence: string[];
  businesses: Business[];
  gangsters: Gangster[];
  pool: string[];
  trophies: { gangster: string; strength: number }[];
  markers_free: number;
  income: number;
  sealed: null | "?" | Document;
};

export type Roll = {
  seat: number;
  gangster: string;
  for: string;
  difficulty: number;
  dice: number[];
};

export type Resolving = {
  seat: number;
  gangster: string;
  card: string | null;
  kind: string;
  target: number | string | null;
  bet: number | null;
  roll: Roll;
  profit: number;
  holder: number;
  robber: { seat: number; gangster: string; card: string } | null;
  trapper: { seat: number; gangster: string; card: string } | null;
  hit: { seat: number; gangster?: string; business?: string; effect: string; by: number } | null;
};

/** What the end adds up for a family. */
export type Final = Record<"cash" | "income" | "gangsters" | "power" | "laundered", number>;

export interface CosaNostraView extends View {
  options: Document & { deck: Partial<Sections> | null };
  result: (Result & { final: Final[] }) | null;
  round: number;
  start: number;
  market: string[];
  business_stack: string[];
  influence_discards: { open: string[]; closed: string[] };
  monopolies: Record<string, number | null>;
  turn: { regular: number; queue: number[]; left: number; extra: string | null };
  resolving: Resolving | null;
  offers: Offer[];
  display: string[];
  players: Family[];
}

export const read = reader<CosaNostraView>("cosanostra");

export const monopoliesOf = ({ monopolies }: CosaNostraView, seat: number) =>
  Object.keys(monopolies).filter((name) => monopolies[name] === seat);

/** A job in hand: what it needs, what it pays, and the chance with one, two and three dice. */
export type Outlook = {
  id: string;
  back: number;
  sort: string;
  difficulty: number | null;
  one: number | null;
  two: number | null;
  needs: { kind: string; with: "own" | "marker" | "purchase" | "missing"; seats: number[] }[];
  odds: number[];
};

/** What the game works out: for all what they are worth; for who looks sales and jobs. */
export type Facts = {
  guns: Record<string, number>;
  power: number[];
  behind: number[];
  about: Record<string, number>;
  sales: { id: string; price: number; income: number; dear: boolean }[];
  jobs: Outlook[];
  /** How many jobs, and how many influence cards, the viewer keeps. */
  limit: number | null;
};

/** Whether a job has all it needs. */
export const isReady = ({ needs }: Outlook) =>
  needs.every((need) => need.with === "own" || need.with === "marker");

export const factsOf = (scene: { sketch: Sketch | null }) => factsIn<Facts>(scene.sketch);

/** How a task is called in actions: the gangster, and for his second one `#1` behind. */
export const taskOf = (gangster: string, place: number) =>
  place === 0 ? gangster : `${gangster}#${place}`;
