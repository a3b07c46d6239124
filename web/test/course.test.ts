import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api.ts";
import type { Game, GameEvent, StudyAnswer, StudyBody } from "../src/documents.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
const { Course } = await import("../src/lessons/course.svelte.ts");
const { lesson: vote } = await import("../src/games/gentlemen/lesson.ts");
const { settings } = await import("../src/settings.svelte.ts");
const { lesson } = await import("../src/games/squirrels/lesson.ts");

interface Asked {
  wish: StudyBody;
  answer(number: number, events?: GameEvent[]): Promise<void>;
}
let asked: Asked[] = [];

const legal = [...lesson.steps, ...vote.steps].flatMap(({ task }) => (task ? [task] : []));

/** A view by its number, in which everything that the lesson wants is legal. */
const answerOf = (number: number, events: GameEvent[] = []): StudyAnswer =>
  ({
    view: { number, you: 0, legal },
    position: { number },
    events: [events],
    foreseen: [],
  }) as unknown as StudyAnswer;

beforeEach(() => {
  asked = [];
  vi.spyOn(api, "words").mockResolvedValue("");
  vi.spyOn(api, "study").mockImplementation(
    (wish) =>
      new Promise((keep) => {
        const answer = async (number: number, events?: GameEvent[]) => {
          keep(answerOf(number, events));
          await new Promise((done) => setTimeout(done));
        };
        asked.push({ wish, answer });
      }),
  );
});

async function opened(id = "squirrels") {
  const opening = Course.open({ id, foresees: false } as unknown as Game);
  await vi.waitUntil(() => asked.length === 1, { timeout: 20_000 });
  await asked[0]!.answer(0);
  return opening;
}

const shown = (course: { scene: { view: object } }) =>
  (course.scene.view as { number: number }).number;

test("an answer that comes after the pupil went on to another step is not shown", async () => {
  const course = await opened();
  void course.demonstrate();
  void course.go(0);
  await asked[2]!.answer(2);
  expect(shown(course)).toBe(2);
  await asked[1]!.answer(1);
  expect(shown(course)).toBe(2);
  expect([course.done, course.told, course.busy]).toEqual([false, [], false]);
  void course.demonstrate();
  expect(asked[3]!.wish.position).toEqual({ number: 2 });
});

test("of two steps that the pupil asks for, the last one counts", async () => {
  const course = await opened();
  const steps = lesson.steps.map((step, place) => (step.position ? place : -1));
  const [one, other] = steps.filter((place) => place > 0);
  void course.go(one!);
  void course.go(other!);
  await asked[2]!.answer(2);
  await asked[1]!.answer(1);
  expect([course.at, shown(course)]).toEqual([other, 2]);
});

test("the coach waits until the ballots are open", async () => {
  settings.motion = "full";
  const course = await opened("gentlemen");
  void course.go(vote.steps.findIndex(({ position, task }) => position && task?.do === "vote"));
  await asked[1]!.answer(1);
  vi.useFakeTimers();
  void course.demonstrate();
  void asked[2]!.answer(2, [{ event: "voted", seat: 0 }]);
  await vi.advanceTimersByTimeAsync(700);
  expect([course.scene.opening, course.done, course.told]).toEqual([true, false, []]);
  await vi.advanceTimersByTimeAsync(100);
  expect([course.scene.opening, course.done]).toEqual([false, true]);
  vi.useRealTimers();
});
