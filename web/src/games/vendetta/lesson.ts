import type { Document } from "../../documents.ts";
import type { Lesson } from "../../lessons/lesson.ts";

const standing = (...ids: string[]) => ids.map((id) => ({ id, turned: false }));

/** A family as it stands in the lesson; the rest of it is as in a new game. */
const family = (number: number, locations: string[], more: Document = {}): Document => ({
  bandits: standing(`racketeer.${number}`, `broker.${number}`, `fixer.${number}`),
  locations: standing(...locations),
  vendetta: [],
  investigators: [],
  collected: [],
  bids: [],
  bribes: 0,
  ...more,
});

const table = (
  phase: string,
  month: number,
  players: Document[],
  more: Document = {},
): Document => ({
  phase,
  month,
  actors: [0],
  order: [0, 1, 2],
  first: 0,
  lots: [["auditor.1"], ["fixer.8"], ["yellow-villa"], ["yellow-casino-liquor"]],
  players,
  ...more,
});

export const lesson: Lesson = {
  players: 3,
  minutes: 4,
  steps: [
    {
      id: "collect",
      position: table(
        "business",
        1,
        [
          family(1, ["green-casino", "white-liquor"], { hand: ["plain-1", "red-2"] }),
          family(2, ["violet-casino", "yellow-liquor"], { hand: ["plain-1", "blue-2"] }),
          family(3, ["yellow-casino", "green-loans"], { hand: ["plain-1", "red-2"] }),
        ],
        {
          money: ["blue-4", "plain-1", "red-2", "blue-2", "plain-1", "red-4", "plain-1", "blue-2"],
        },
      ),
      task: { do: "collect", by: "casino", bandit: "racketeer.1", location: "green-casino" },
      tries: [{ do: "pass" }, { by: "casino" }],
      next: ["income-casino", "bandit-racketeer.1", "location-green-casino"],
      notes: ["income-casino", "bandit-racketeer.1", "location-green-casino"],
    },
    {
      id: "share",
      task: { do: "give" },
      tries: [{ do: "give-first" }],
      show: { do: "give", card: "plain-1" },
      next: ["pot-plain-1", "due-1"],
      notes: ["pot-plain-1", "due-1"],
    },
    {
      id: "grudge",
      task: { do: "withhold" },
      tries: [{ do: "give-first" }],
      next: [["withhold", "due-2"]],
      notes: ["due-2"],
    },
    {
      id: "bid",
      position: table(
        "auction",
        2,
        [
          family(1, ["green-casino", "white-liquor"], {
            hand: ["plain-1", "blue-2", "red-2", "red-4"],
          }),
          family(2, ["violet-casino", "yellow-liquor"], {
            bandits: [
              { id: "racketeer.2", turned: true },
              { id: "broker.2", turned: true },
              { id: "fixer.2", turned: false },
            ],
            bids: [{ bandit: "broker.2", lot: 3, bills: ["blue-2", "red-2"] }],
            hand: ["plain-1"],
          }),
          family(3, ["yellow-casino", "green-loans"], { hand: ["plain-1", "red-2"] }),
        ],
        { order: [1, 2, 0] },
      ),
      task: { do: "bid", bandit: "broker.1", lot: 3, card: "red-4" },
      tries: [{ do: "pass" }, { bandit: "broker.1", lot: 3 }, { lot: 3 }, { bandit: "broker.1" }],
      next: ["bandit-broker.1", "hand-red-4", "lot-3"],
      notes: ["bandit-broker.1", "hand-red-4", "lot-3"],
    },
    {
      id: "raise",
      task: { do: "raise", card: "red-2" },
      tries: [{ do: "raise" }, { do: "pass" }],
      next: ["bandit-broker.1", "hand-red-2"],
      notes: ["bandit-broker.1", ["bandit-broker.2", "seat-1"]],
    },
    {
      id: "hammer",
      task: { do: "pass" },
      tries: [{ do: "raise" }],
      notes: ["lot-3", ["bandit-broker.2", "seat-1"]],
    },
    {
      id: "bribe",
      position: table(
        "trial",
        3,
        [
          family(1, ["green-casino", "yellow-villa"], {
            hand: ["plain-1", "blue-2", "blue-4", "red-2"],
          }),
          family(2, ["violet-casino", "yellow-liquor"], { hand: ["plain-1"] }),
          family(3, ["yellow-casino", "green-loans"], { hand: [] }),
        ],
        {
          order: [1, 2, 0],
          verdict: 18,
          lots: [["fixer.8"], ["boss"], ["broker.7"], ["white-villa"]],
          corruption: [
            { seat: 1, card: "blue-2" },
            { seat: 2, card: "red-2" },
            { seat: 1, card: "plain-1" },
          ],
        },
      ),
      task: { do: "bribe", bandit: "fixer.1", cards: ["blue-2", "blue-4"] },
      tries: [{ do: "pass" }],
      next: ["bandit-fixer.1", "hand-blue-2", "hand-blue-4", "hat"],
      notes: ["court", "bandit-fixer.1", "hat"],
    },
    { id: "verdict", task: { do: "pass" }, notes: ["hat", "court"] },
    {
      id: "vendetta",
      position: table(
        "business",
        5,
        [
          family(1, ["green-casino", "yellow-villa"], {
            hand: ["blue-2"],
            vendetta: ["ambush", "agent"],
          }),
          family(2, ["violet-casino", "yellow-liquor", "white-villa"], {
            hand: ["plain-1", "red-4"],
          }),
          family(3, ["yellow-casino", "green-loans"], { hand: ["plain-1"] }),
        ],
        { actors: [1], order: [1, 2, 0], first: 1, verdict: 14 },
      ),
      task: { do: "vendetta", card: "ambush", seat: 1, bandit: "racketeer.2" },
      tries: [{ bandit: "racketeer.3" }],
      next: [
        ["hand-ambush", "grudges"],
        ["bandit-racketeer.2", "seat-1"],
      ],
      notes: ["grudges", ["bandit-racketeer.2", "seat-1"]],
    },
    { id: "end", notes: ["court", "grudges"] },
  ],
};
