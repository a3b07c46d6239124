import type { View } from "../../documents.ts";

export interface Standing {
  id: string;
  turned: boolean;
}

export interface Bid {
  bandit: string;
  lot: number | "?";
  bills: string[];
}

export interface Family {
  bandits: Standing[];
  locations: Standing[];
  hand: string[];
  vendetta: string[];
  investigators: string[];
  corrupter: number;
  collected: string[];
  bids: Bid[];
  bribes: number;
}

export interface VendettaView extends Omit<View, "players"> {
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
