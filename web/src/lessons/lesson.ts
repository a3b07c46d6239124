/** A lesson is data: positions and tasks, in the form of scenarios, plus words.
 *
 * The words of a step are in the board's words: `lesson-<id>` is its heading, `.text` what the coach says,
 * `.task` what is to be done, `.wrong` what he says to anything else, `.done` what he says afterwards. */
import type { Action, Document, Value } from "../documents.ts";

export interface LessonStep {
  id: string;
  /** A merge patch on a new game, as in a scenario; without one the game goes on where it stands. */
  position?: Document;
  /** Outcomes of chance, forced in this order. */
  chance?: Value[];
  /** The action that is wanted, as far as it matters. Without one there is only something to read. */
  task?: Document;
  /** What the others do after it. */
  then?: { seat: number; act: Action }[];
}

export interface Lesson {
  players: number;
  minutes: number;
  options?: Document;
  steps: LessonStep[];
}
