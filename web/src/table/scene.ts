/** Scene: what a board draws, whoever sets it: a live table, a replay, a lesson. */
import type {
  Action,
  Decision,
  Document,
  Game,
  GameEvent,
  Naming,
  Note,
  Seat,
  Sketch,
  View,
} from "../documents.ts";
import type { FaceOf } from "../games/faces.ts";
import type { Words } from "../words/words.ts";
import type { Choice } from "./choice.svelte.ts";
import type { Moment } from "./story.ts";

export interface Scene {
  readonly game: Game;
  readonly view: View;
  readonly sketch: Sketch | null;
  readonly words: Words;
  readonly people: Seat[];
  readonly decision: Decision | null;
  readonly choice: Choice;
  /** What has just been settled and is worth a look, before the game goes on. */
  readonly moment: Moment | null;
  /** Whether it is still being turned over: nothing says yet how it comes out. */
  readonly opening: boolean;
  /** What has happened so far, as far as it is at hand. */
  readonly told: readonly GameEvent[];
  readonly faceOf: FaceOf;
  readonly back: string;
  /** Give one's word to somebody, where words are given. */
  promise?(to: number, text: string): Promise<void>;
  /** What an action would bring now, as far as one can know; null while nothing is known. */
  foreseen(action: Action): GameEvent[] | null;
  /** The answers worth a button after a pick; undefined while they are asked for, null where none are told. */
  named(picked: Document): Naming | null | undefined;
  /** What there is to say of a thing now, as far as one can know; null where there is no note. */
  note(thing: string): Promise<Note | null>;
}

/** The seats clockwise from the viewer's left, without the viewer's own. */
export function othersAround(view: View): number[] {
  if (view.you === null) return Array.from({ length: view.seats }, (_, seat) => seat);
  const { you, seats } = view;
  return Array.from({ length: seats - 1 }, (_, step) => (you + step + 1) % seats);
}

/** Whose answers are awaited, as the viewer may know it. */
export function isThinking(scene: Scene, seat: number): boolean {
  return scene.view.actors.includes(seat);
}
