import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api.ts";
import type { Game, StudyAnswer, StudyBody } from "../src/documents.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
const { Course } = await import("../src/lessons/course.svelte.ts");
const { lesson } = await import("../src/games/squirrels/lesson.ts");

interface Asked {
  wish: StudyBody;
  answer(number: number): Promise<void>;
}
let asked: Asked[] = [];

const legal = lesson.steps.flatMap(({ task }) => (task ? [task] : []));

/** A view by its number, in which everything that the lesson wants is legal. */
const answerOf = (number: number): StudyAnswer =>
  ({
    view: { number, you: 0, legal },
    position: { number },
    events: [[]],
    foreseen: [],
  }) as unknown as StudyAnswer;

beforeEach(() => {
  asked = [];
  vi.spyOn(api, "words").mockResolvedValue("");
  vi.spyOn(api, "study").mockImplementation(
    (wish) =>
      new Promise((keep) => {
        const answer = async (number: number) => {
          keep(answerOf(number));
          await new Promise((done) => setTimeout(done));
        };
        asked.push({ wish, answer });
      }),
  );
});

async function opened() {
  const opening = Course.open({ id: "squirrels", foresees: false } as unknown as Game);
  await vi.waitUntil(() => asked.length === 1);
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
