import type { Sketch, View } from "../../documents.ts";
import { factsIn, reader } from "../../table/reading.ts";

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

/** What the game works out: turns to come, what a robbery would take, hands that can be told. */
export type Facts = {
  turns: number | null;
  at_risk: number[];
  held: string[][];
};

export const factsOf = (scene: { sketch: Sketch | null }) => factsIn<Facts>(scene.sketch);
