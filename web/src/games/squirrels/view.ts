import type { View } from "../../documents.ts";

export interface SquirrelPlayer {
  nuts: number;
  hand: string[];
  stacks: [string[], string[]];
  sealed: null | "?" | { card: string; stack: number };
}

export interface SquirrelView extends Omit<View, "players"> {
  turn: number;
  first: number;
  players: SquirrelPlayer[];
}
