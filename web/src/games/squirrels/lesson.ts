import type { Lesson } from "../../lessons/lesson.ts";

const turn = (mine: object, theirs: object) => ({
  phase: "play",
  actors: [0],
  turn: 5,
  players: [
    { sealed: null, ...mine },
    { sealed: null, ...theirs },
  ],
});

export const lesson: Lesson = {
  players: 2,
  minutes: 3,
  options: { first: 0 },
  steps: [
    {
      id: "first",
      position: {},
      task: { do: "place", card: "contraband-3" },
      next: ["hand-contraband-3", "stack-0-0", "stack-0-1"],
      notes: ["hand-contraband-3", "stack-0-1"],
      then: [{ seat: 1, act: { do: "place", card: "customs", stack: 0 } }],
    },
    {
      id: "bank",
      position: turn(
        { nuts: 0, hand: ["contraband-5", "bank", "raid"], stacks: [["contraband-3"], []] },
        { nuts: 6, hand: ["robbery", "hideout"], stacks: [["customs"], ["contraband-2"]] },
      ),
      task: { do: "play", card: "bank", stack: 1 },
      tries: [{ card: "bank", stack: 0 }],
      next: ["hand-bank", "stack-0-1"],
      notes: ["stack-1-0", "stack-0-1"],
    },
    {
      id: "five",
      position: turn(
        { nuts: 3, hand: ["contraband-5", "raid"], stacks: [["contraband-3"], ["bank"]] },
        { nuts: 8, hand: ["robbery", "hideout"], stacks: [["customs"], ["contraband-2"]] },
      ),
      task: { do: "play", card: "contraband-5", stack: 0 },
      tries: [{ card: "contraband-5", stack: 1 }],
      next: ["hand-contraband-5", "stack-0-0"],
      notes: ["stack-0-0", "stack-0-1"],
    },
    {
      id: "robbery",
      position: turn(
        { nuts: 8, hand: ["robbery", "hideout"], stacks: [["contraband-2"], []] },
        { nuts: 9, hand: ["raid", "bank"], stacks: [["contraband-5"], ["contraband-3"]] },
      ),
      task: { do: "play", card: "robbery", stack: 1 },
      tries: [{ card: "robbery", stack: 0 }],
      next: ["hand-robbery", "stack-0-1"],
      notes: ["stack-1-0", "stack-1-1"],
    },
    {
      id: "order",
      task: { do: "resolve" },
      next: ["stack-0-0", "stack-0-1"],
      notes: ["stack-0-0", "stack-0-1"],
    },
    {
      id: "raid",
      position: turn(
        { nuts: 12, hand: ["raid", "customs"], stacks: [["bank"], []] },
        { nuts: 9, hand: ["hideout"], stacks: [["customs"], ["contraband-5", "contraband-2"]] },
      ),
      task: { do: "play", card: "raid", stack: 1 },
      tries: [{ card: "raid", stack: 0 }],
      next: ["hand-raid", "stack-0-1"],
      notes: ["stack-1-1"],
    },
    {
      id: "cover",
      task: { do: "raid", seat: 1, cover: 1 },
      next: ["stack-1-1"],
      notes: ["stack-1-0", "stack-1-1"],
    },
    {
      id: "hideout",
      position: turn(
        {
          nuts: 14,
          hand: ["hideout"],
          stacks: [["customs", "contraband-5", "contraband-2"], ["contraband-3"]],
        },
        { nuts: 13, hand: ["bank"], stacks: [["robbery"], []] },
      ),
      task: { do: "play", card: "hideout", stack: 0 },
      tries: [{ card: "hideout", stack: 1 }],
      next: ["hand-hideout", "stack-0-0"],
      notes: ["stack-0-0"],
    },
    { id: "end", notes: ["seat-0", "hand-contraband-5"] },
  ],
};
