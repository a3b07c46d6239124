import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { answersTo, isWanted, wrongOf, type Lesson } from "../src/lessons/lesson.ts";
import { arrange, type Box } from "../src/lessons/notes.ts";
import { Words } from "../src/words/words.ts";

const lessons = import.meta.glob<Lesson>("../src/games/*/lesson.ts", {
  eager: true,
  import: "lesson",
});
const sources = import.meta.glob<string>("../src/games/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

test.each(Object.keys(lessons))("every note of %s has words, and there are no others", (file) => {
  const { steps } = lessons[file]!;
  for (const language of ["en", "ru"]) {
    const source = sources[file.replace("lesson.ts", `${language}.ftl`)]!;
    const words = new Words([new FluentResource(source)], { language });
    for (const { id, notes = [] } of steps) {
      const said = (place: number) => words.has(`lesson-${id}.note-${place + 1}`);
      expect([id, notes.map((_, place) => said(place))]).toEqual([id, notes.map(() => true)]);
      expect([id, said(notes.length)]).toEqual([id, false]);
    }
  }
});

test.each(Object.keys(lessons))(
  "every wrong try of %s that has its own reason is told it",
  (file) => {
    for (const language of ["en", "ru"]) {
      const source = sources[file.replace("lesson.ts", `${language}.ftl`)]!;
      const words = new Words([new FluentResource(source)], { language });
      for (const { id, tries = [] } of lessons[file]!.steps) {
        const said = (place: number) => words.has(`lesson-${id}.wrong-${place + 1}`);
        expect([id, tries.map((_, place) => said(place))]).toEqual([id, tries.map(() => true)]);
        expect([id, said(tries.length)]).toEqual([id, false]);
      }
    }
  },
);

const step = (game: string, id: string) =>
  lessons[`../src/games/${game}/lesson.ts`]!.steps.find((one) => one.id === id)!;

test("what the coach shows is what he asks for", () => {
  const shown = Object.values(lessons)
    .flatMap(({ steps }) => steps)
    .filter(({ show }) => show);
  expect(shown.length).toBeGreaterThan(3);
  for (const one of shown) expect([one.id, isWanted(one, one.show!)]).toEqual([one.id, true]);
});

const terms = (kind: string, money: (number | null)[], accomplices = {}) => ({
  do: kind,
  money,
  accomplices,
});

test.each([
  ["gentlemen", "offer", terms("offer", [0, 0, 0, 0, 0])],
  ["gentlemen", "offer", terms("offer", [0, 0, 12, 0, 0])],
  ["gentlemen", "offer", terms("offer", [5, 0, 3, 0, 0], { boss: 2 })],
  ["gentlemen", "final", terms("final", [0, 0, 0, 0, 0])],
  ["gentlemen", "final", terms("final", [0, 3, 3, 3, 3])],
  ["gentlemen", "final", terms("final", [0, 0, 4, 0, 2])],
  ["gentlemen", "ask", terms("ask", [null, null, 3, null, null])],
  ["wallet", "buy", { do: "buy", pay: ["jewel-40", "rouble-300"] }],
  [
    "vendetta",
    "collect",
    { do: "collect", by: "casino", bandit: "broker.1", location: "green-casino" },
  ],
  ["cosanostra", "contract", { do: "offer", to: 2, give: {}, take: { markers: ["garage.1"] } }],
])("%s, %s: what does not do the task is not taken for it", (game, id, action) => {
  expect(isWanted(step(game, id), action)).toBe(false);
});

test.each([
  ["gentlemen", "offer", terms("offer", [0, 1, 0, 1, 0])],
  ["gentlemen", "offer", terms("offer", [0, 1, 0, 0, 0], { boss: 2 })],
  ["gentlemen", "final", terms("final", [0, 1, 5, 0, 3], { boss: 3 })],
  ["gentlemen", "ask", terms("ask", [2, null, null, null, null])],
  [
    "cosanostra",
    "contract",
    { do: "offer", to: 2, give: { cash: 1000 }, take: { markers: ["garage.1"] } },
  ],
])("%s, %s: there is more than one way to do it", (game, id, action) => {
  expect(isWanted(step(game, id), action)).toBe(true);
});

test("in the lesson only those vote for a deal who get something by it", () => {
  const final = step("gentlemen", "final");
  const votes = (money: number[], accomplices = {}) =>
    answersTo(final, terms("final", money, accomplices)).map(({ act }) => act.accept);
  expect(votes([0, 0, 4, 0, 3])).toEqual([false, true, false, true]);
  expect(votes([0, 1, 4, 0, 3], { boss: 3 })).toEqual([true, true, true, true]);
});

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const room = box(0, 0, 800, 600);
const note = (thing: Box) => ({ thing, width: 200, height: 40 });

test("a note lies on the right of its thing, and points there", () => {
  const [slip] = arrange([note(box(100, 100, 100, 140))], room, [], []);
  expect(slip).toMatchObject({ side: "right", x: 212, y: 150, tip: 20 });
});

test("a note never lies on what is lit, nor on another note", () => {
  const things = [box(300, 200, 100, 140), box(412, 200, 100, 140)];
  const [left, right] = arrange(things.map(note), room, things, []);
  expect([left?.side, right?.side]).toEqual(["left", "right"]);
  const walls = [box(0, 200, 290, 140), box(522, 200, 278, 140), box(0, 0, 800, 190)];
  expect(arrange([note(things[0]!)], room, [...things, ...walls], [])[0]?.side).toBe("below");
});

test("a note covers as little as can be, and lies nowhere if it cannot", () => {
  const thing = box(300, 200, 100, 140);
  expect(arrange([note(thing)], room, [], [box(400, 0, 400, 600)])[0]?.side).toBe("left");
  expect(arrange([note(thing)], box(250, 150, 200, 240), [], [])).toEqual([null]);
});

test("a wrong try is explained by its own reason", () => {
  const five = step("squirrels", "five");
  expect(wrongOf(five, { do: "play", card: "contraband-5", stack: 1 })).toBe("wrong-1");
  expect(wrongOf(five, { do: "play", card: "raid", stack: 0 })).toBe("wrong");
  const vote = step("gentlemen", "vote");
  expect(wrongOf(vote, { do: "vote", accept: false, argument: true })).toBe("wrong-1");
  expect(wrongOf(vote, { do: "vote", accept: true, argument: false })).toBe("wrong");
  expect(wrongOf(step("vendetta", "raise"), { do: "pass" })).toBe("wrong-2");
});

const bid = (bandit: string, lot: number) => ({ do: "bid", bandit, lot, card: "plain-1" });

test.each([
  ["vendetta", "collect", { do: "collect", by: "casino", bandit: "broker.1" }, "wrong-2"],
  ["vendetta", "collect", { do: "collect", by: "liquor", bandit: "racketeer.1" }, "wrong"],
  ["vendetta", "bid", bid("broker.1", 3), "wrong-2"],
  ["vendetta", "bid", bid("fixer.1", 3), "wrong-3"],
  ["vendetta", "bid", bid("broker.1", 1), "wrong-4"],
  ["vendetta", "bid", bid("fixer.1", 1), "wrong"],
  ["cosanostra", "cop", { do: "reroll", with: "cop.1", die: 1 }, "wrong-1"],
  ["cosanostra", "cop", { do: "reroll", with: "cop.1", die: 0 }, "wrong-2"],
])("%s, %s: what is half right is told which half", (game, id, action, words) => {
  expect(wrongOf(step(game, id), action)).toBe(words);
});
