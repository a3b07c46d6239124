/** A lesson is data: positions and tasks, in the form of scenarios, plus words.
 *
 * The words of a step are in the board's words: `lesson-<id>` is its heading, `.text` what the coach says,
 * `.task` what is to be done, `.wrong` what he says to anything else, `.done` what he says afterwards,
 * `.note-1` and so on what is pinned to the first of its `notes` and the others. */
import type { Action, Document, Value } from "../documents.ts";

/** A place of the board, by its `data-at` or `data-drop`; of several the first that is in sight. */
export type Place = string | string[];

export interface LessonStep {
  id: string;
  /** A merge patch on a new game, as in a scenario; without one the game goes on where it stands. */
  position?: Document;
  /** Outcomes of chance, forced in this order. */
  chance?: Value[];
  /** The action that is wanted, as far as it matters. Without one there is only something to read. */
  task?: Document;
  /** What is to be pressed for it on the board, in this order. All else is dimmed until it is done. */
  next?: Place[];
  /** What has a numbered note. It stays lit too. */
  notes?: Place[];
  /** What the others do after it. */
  then?: { seat: number; act: Action }[];
}

export interface Lesson {
  players: number;
  minutes: number;
  options?: Document;
  steps: LessonStep[];
}
