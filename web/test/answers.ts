/** What the coach says to every legal answer of every step, for tests/browser/test_lessons.py.
 *
 * Positions are played by whoever started this: a line asks for a study, the next line of the input answers it. */
import { createInterface } from "node:readline/promises";
import type { Action, Document, StudyAnswer } from "../src/documents.ts";
import { lesson as cosanostra } from "../src/games/cosanostra/lesson.ts";
import { lesson as gentlemen } from "../src/games/gentlemen/lesson.ts";
import { lesson as squirrels } from "../src/games/squirrels/lesson.ts";
import { lesson as vendetta } from "../src/games/vendetta/lesson.ts";
import { lesson as wallet } from "../src/games/wallet/lesson.ts";
import {
  answersTo,
  isWanted,
  solutionOf,
  wrongOf,
  type Lesson,
  type LessonStep,
} from "../src/lessons/lesson.ts";

const LESSONS: Record<string, Lesson> = { cosanostra, gentlemen, squirrels, vendetta, wallet };
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const tell = (document: Document) => process.stdout.write(`${JSON.stringify(document)}\n`);

async function study(body: Document): Promise<StudyAnswer> {
  tell({ study: { seat: 0, seed: 0, ...body } });
  return JSON.parse((await lines.next()).value as string) as StudyAnswer;
}

/** Every answer to a step that is not the wanted one, with the words that explain it. */
const wrongAnswers = (step: LessonStep, legal: readonly Action[]): Document[] =>
  legal.flatMap((act) => (isWanted(step, act) ? [] : [{ act, words: wrongOf(step, act) }]));

async function take(game: string, { players, options = {}, steps }: Lesson) {
  let found: StudyAnswer | null = null;
  for (const step of steps) {
    if (step.position || !found)
      found = await study({ game, players, options, patch: step.position ?? {} });
    const { legal } = found.view;
    if (step.task) tell({ game, step: step.id, wrong: wrongAnswers(step, legal) });
    const act = solutionOf(step, legal);
    if (!act) continue;
    const acts = [{ seat: 0, act }, ...answersTo(step, act)] as unknown as Document[];
    found = await study({ game, position: found.position, acts, chance: step.chance ?? [] });
  }
}

for (const [game, lesson] of Object.entries(LESSONS)) await take(game, lesson);
process.exit();
