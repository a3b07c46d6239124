import type { Action, Document } from "../../documents.ts";
import type { Lesson } from "../../lessons/lesson.ts";

const pass: Action = { do: "pass" };
const vote = (accept: boolean, argument = false): Action => ({ do: "vote", accept, argument });
const ask = (money: (number | null)[]): Action => ({ do: "ask", money, accomplices: {} });
const terms = (kind: string, money: number[]): Action => ({ do: kind, money, accomplices: {} });

const coinsFor = (action: Action, seat: number): number => Number((action.money as number[])[seat]);
const gets = (action: Action, seat: number): boolean =>
  coinsFor(action, seat) > 0 || Object.values(action.accomplices as Document).includes(seat);
const JULIE = { seat: 2, asks: 4 };
const SONYA = { seat: 4, asks: 3 };

export const lesson: Lesson = {
  players: 5,
  minutes: 3,
  steps: [
    {
      id: "offer",
      position: { card: "deal.12" },
      task: { do: "offer" },
      meets: (action) => [1, 2, 3, 4].filter((seat) => gets(action, seat)).length >= 2,
      show: terms("offer", [0, 0, 3, 0, 2]),
      next: [
        ["tray-2", "seat-2"],
        ["tray-4", "seat-4"],
      ],
      notes: ["takings", ["tray-2", "seat-2"]],
      then: [
        { seat: 1, act: pass },
        { seat: JULIE.seat, act: ask([null, null, JULIE.asks, null, null]) },
        { seat: 3, act: pass },
        { seat: SONYA.seat, act: ask([null, null, null, null, SONYA.asks]) },
      ],
    },
    {
      id: "final",
      task: { do: "final" },
      meets: (action) => [JULIE, SONYA].every(({ seat, asks }) => coinsFor(action, seat) >= asks),
      show: terms("final", [0, 0, JULIE.asks, 0, SONYA.asks]),
      next: [
        ["slip-2", "seat-2"],
        ["slip-4", "seat-4"],
      ],
      notes: [
        ["slip-2", "seat-2"],
        ["slip-4", "seat-4"],
      ],
      // Whoever gets something votes for it: nobody votes for nothing.
      then: (action) => [1, 2, 3, 4].map((seat) => ({ seat, act: vote(gets(action, seat)) })),
    },
    {
      id: "ask",
      position: {
        phase: "talk",
        turn: 2,
        dealer: 1,
        actors: [0],
        card: "deal.16",
        discard: ["deal.12"],
        offers_made: 1,
        proposal: { money: [1, 0, 4, 0, 0], accomplices: { senator: 2 } },
        accomplices: { banker: 0, tycoon: 3 },
        players: [{ money: 6 }, { money: 2 }, { money: 4 }, { money: 3 }, { money: 1 }],
      },
      task: { do: "ask" },
      tries: [{ do: "ask" }],
      meets: (action) => coinsFor(action, 0) > 0,
      show: ask([3, null, null, null, null]),
      next: ["tray-0"],
      notes: ["tray-0", "seat-1"],
      then: [
        { seat: 1, act: { do: "final", money: [3, 0, 4, 0, 0], accomplices: { senator: 2 } } },
      ],
    },
    {
      id: "vote",
      task: { do: "vote", accept: true, argument: true },
      tries: [{ do: "vote", accept: false }],
      next: ["ballot-for-argument"],
      notes: ["seat-3", "ballot-for-argument"],
      then: [
        { seat: 2, act: vote(true) },
        { seat: 3, act: vote(false, true) },
        { seat: 4, act: vote(false) },
      ],
    },
    {
      id: "gang",
      position: {
        phase: "vote",
        turn: 3,
        dealer: 2,
        actors: [3, 4, 0, 1],
        card: "deal.9",
        discard: ["deal.16", "deal.12"],
        offers_made: 1,
        proposal: { money: [0, 3, 0, 2, 0], accomplices: {} },
        accomplices: { banker: 0, tycoon: 3, sheriff: 4 },
        players: [
          { money: 9, arguments: 2, gangs: 1 },
          { money: 11, arguments: 3 },
          { money: 8, arguments: 3 },
          { money: 4, arguments: 2 },
          { money: 1, arguments: 3, gangs: 1 },
        ],
      },
      task: { do: "vote", accept: false, argument: false },
      tries: [{ do: "vote", accept: false, argument: true }],
      next: ["ballot-against"],
      notes: ["seat-4", "ballot-against"],
      then: [
        { seat: 3, act: vote(true) },
        { seat: 4, act: vote(false) },
        { seat: 1, act: vote(true) },
      ],
    },
    { id: "end" },
  ],
};
