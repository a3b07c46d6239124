/** A lesson is data: positions and tasks, in the form of scenarios, plus words.
 *
 * The words of a step are in the board's words: `lesson-<id>` is its heading, `.text` what the coach says,
 * `.task` what is to be done, `.wrong` what he says to anything else (`.wrong-1` to the first of its `tries`), `.done` what he says afterwards,
 * `.note-1` and so on what is pinned to the first of its `notes` and the others. */
import type { Action, Document } from "../documents.ts";
import { matches } from "../table/choice.svelte.ts";

/** A place of the board, by its `data-at` or `data-drop`; of several the first that is in sight. */
export type Place = string | string[];

export interface LessonStep {
  id: string;
  /** A merge patch on a new game, as in a scenario; without one the game goes on where it stands. */
  position?: Document;
  /** Outcomes of chance, forced in this order. */
  chance?: Document[];
  /** The action that is wanted, as far as it matters. Without one there is only something to read. */
  task?: Document;
  /** What its words ask for beyond that, where the form is open. */
  meets?(action: Action): boolean;
  /** Wrong tries with a reason of their own, as far as they matter. */
  tries?: Document[];
  /** What the coach does when he is asked to show it; else the first legal action that is it. */
  show?: Action;
  /** What is to be pressed for it on the board, in this order. All else is dimmed until it is done. */
  next?: Place[];
  /** What has a numbered note. It stays lit too. */
  notes?: Place[];
  /** What the others do after it; where it matters to them what the pupil did, told from that. */
  then?: Act[] | ((action: Action) => Act[]);
}

export interface Act {
  seat: number;
  act: Action;
}

export interface Lesson {
  players: number;
  minutes: number;
  options?: Document;
  steps: LessonStep[];
}

/** Whether an action does what a step asks for. */
export function isWanted({ task, meets }: LessonStep, action: Action): boolean {
  return task !== undefined && matches(action, task) && (meets?.(action) ?? true);
}

/** Which of a step's words explain a wrong try: those for this one, or those for any. */
export function wrongOf({ tries = [] }: LessonStep, action: Action): string {
  const place = tries.findIndex((one) => matches(action, one));
  return place < 0 ? "wrong" : `wrong-${place + 1}`;
}

/** What the coach would do. */
export function solutionOf(step: LessonStep, legal: readonly Action[]): Action | undefined {
  return step.show ?? legal.find((action) => isWanted(step, action));
}

export function answersTo({ then = [] }: LessonStep, action: Action): Act[] {
  return typeof then === "function" ? then(action) : then;
}
