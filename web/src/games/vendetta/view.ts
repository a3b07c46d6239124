import type { Document, Sketch, View } from "../../documents.ts";
import { factsIn, reader } from "../../table/reading.ts";
import type { Deck } from "./deck.ts";

export type Standing = {
  id: string;
  turned: boolean;
};

export type Bid = {
  bandit: string;
  lot: number | "?";
  bills: string[];
};

export type Family = {
  bandits: Standing[];
  locations: Standing[];
  hand: string[];
  vendetta: string[];
  investigators: string[];
  corrupter: number;
  collected: string[];
  bids: Bid[];
  bribes: number;
};

export interface VendettaView extends View {
  options: Document & { deck: Deck | null };
  month: number;
  order: number[];
  first: number;
  first_moved: boolean;
  verdict: number;
  lots: string[][];
  boss: "waiting" | "out";
  street: string[];
  money: string[];
  discard: string[];
  vendetta: string[];
  vendetta_discard: string[];
  gone: string[];
  corruption: { seat: number; card: string }[];
  corrupters: number;
  pot: string[];
  due: { seat: number; count: number }[];
  keeps: { seat: number; lot: number; bills: string[] }[];
  players: Family[];
}

export const read = reader<VendettaView>("vendetta");

/** What an income would bring: so many bills, some of them due to others. */
export type Income = { by: string; count: number; due: { seat: number; count: number }[] };

/** What the game works out: the trial, points; and for who looks role, incomes, strengths, and how many bills
 * are too many. */
export type Facts = {
  verdict: { verdict: number; squares: number; side: "blue" | "red" };
  points: number[];
  role: string | null;
  incomes: Income[];
  bids: (Bid & { strength: number })[];
  over: number;
};

export const factsOf = (scene: { sketch: Sketch | null }) => factsIn<Facts>(scene.sketch);
