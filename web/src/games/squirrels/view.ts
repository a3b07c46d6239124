import type { View } from "../../documents.ts";
import { reader } from "../../table/reading.ts";

export type SquirrelPlayer = {
  nuts: number;
  hand: string[];
  stacks: [string[], string[]];
  sealed: null | "?" | { card: string; stack: number };
};

export interface SquirrelView extends View {
  turn: number;
  first: number;
  players: SquirrelPlayer[];
}

export const read = reader<SquirrelView>("squirrels");
