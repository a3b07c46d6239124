import type { Document } from "../../documents.ts";
import type { Lesson } from "../../lessons/lesson.ts";

const gangster = (id: string, ...tasks: Document[]): Document => ({ id, tasks });
const job = (id: string): Document => ({ job: id });

const crew = (joey: Document[] = [], sal: Document[] = [], nicky: Document[] = []): Document => ({
  gangsters: [
    gangster("big-joey", ...joey),
    gangster("sal-moretti", ...sal),
    gangster("nicky-two-toes", ...nicky),
  ],
});
const rivals = (first: Document[], second: Document[]): Document[] => [
  {
    gangsters: [
      gangster("franco-luciano", ...first),
      gangster("lenny-dimaggio"),
      gangster("phil-malony"),
    ],
  },
  {
    gangsters: [
      gangster("vito-baritono", ...second),
      gangster("bobby-ruthless"),
      gangster("little-carlo"),
    ],
  },
];
const rolls = (...dice: number[]): Document[] => dice.map((roll) => ({ roll }));

/** The turn of the pupil in a phase; the others as in a new game, but for what is said of them. */
const turn = (phase: string, you: Document, others: Document[], more: Document = {}): Document => ({
  phase,
  round: 1,
  start: 0,
  actors: [0],
  turn: { regular: 0, queue: [], left: 1, extra: null },
  players: [{ cash: 6000, influence: [], ...you }, ...others],
  ...more,
});

export const lesson: Lesson = {
  players: 3,
  minutes: 5,
  options: { start_player: 0 },
  steps: [
    {
      id: "plan",
      position: turn(
        "plan",
        { jobs: ["car-theft", "usury"], ...crew() },
        rivals([], []).map((one) => ({ ...one, influence: [] })),
        { market: ["politician.2", "pimp.3", "drug-dealer.5", "building-firm.2"] },
      ),
      task: { do: "plan", gangster: "big-joey", job: "usury" },
      tries: [{ do: "offer" }, { job: "usury" }, { job: "car-theft" }],
      next: ["gangster-big-joey", "hand-usury"],
      notes: ["gangster-big-joey", "hand-usury", ["business-loan-shark.1", "pocket"]],
    },
    {
      id: "contract",
      position: turn(
        "plan",
        { jobs: ["car-theft"], ...crew([job("usury")]) },
        rivals([job("gas-station-robbery")], [job("protection-racket")]).map((one) => ({
          ...one,
          influence: [],
        })),
        { market: ["politician.2", "pimp.3", "drug-dealer.5", "building-firm.2"] },
      ),
      task: { do: "offer", to: 2, take: { markers: ["garage.1"] } },
      tries: [{ do: "plan" }, { to: 2, take: { markers: ["garage.1"] } }],
      meets: ({ give }) => Number((give as Document).cash ?? 0) > 0,
      show: { do: "offer", to: 2, give: { cash: 2000 }, take: { markers: ["garage.1"] } },
      next: ["ask-garage"],
      notes: ["ask-garage", ["business-garage.1", "seat-2"]],
      then: [{ seat: 2, act: { do: "accept", offer: 1 } }],
    },
    {
      id: "offered",
      position: turn(
        "plan",
        { jobs: ["car-theft"], cash: 2000, ...crew([job("usury")]) },
        rivals([job("gas-station-robbery")], []).map((one) => ({ ...one, influence: [] })),
        {
          market: ["politician.2", "pimp.3", "drug-dealer.5", "building-firm.2"],
          offers: [{ id: 1, from: 1, to: 0, give: { cash: 2000 }, take: { markers: ["cop.1"] } }],
          next_offer: 2,
        },
      ),
      task: { do: "accept", offer: 1 },
      tries: [{ do: "decline" }, { do: "offer" }],
      next: ["offers"],
      notes: ["offers", ["business-cop.1", "pocket"]],
    },
    {
      id: "dice",
      position: turn(
        "act",
        { jobs: [], ...crew([job("usury")], [], [{ buy: "pimp.3" }]) },
        rivals([], []).map((one) => ({ ...one, influence: [] })),
      ),
      chance: rolls(2, 5, 1),
      task: { do: "execute", task: "big-joey" },
      tries: [{ do: "cancel", task: "big-joey" }, { do: "cancel" }, { do: "offer" }],
      next: ["gangster-big-joey"],
      notes: ["gangster-big-joey"],
    },
    {
      id: "cop",
      chance: rolls(6),
      task: { do: "reroll", die: 2 },
      tries: [{ do: "reroll", die: 1 }, { do: "reroll" }],
      next: ["die-2"],
      notes: ["die-1", "die-2", ["business-cop.1", "pocket"]],
    },
    {
      id: "attack",
      position: turn(
        "act",
        { jobs: [], influence: ["emergency-doc"], ...crew([], [job("theft.1")]) },
        [
          {
            cash: 4000,
            influence: [],
            gangsters: [gangster("franco-luciano", job("kill-a-businessman.1"))],
          },
          { cash: 1000, influence: [], gangsters: [gangster("vito-baritono")] },
        ],
        { round: 2 },
      ),
      chance: rolls(4, 1, 5, 6, 2),
      task: { do: "execute", task: "sal-moretti", target: 1 },
      tries: [{ do: "execute" }, { do: "cancel" }],
      next: ["gangster-sal-moretti", ["aim-1", "seat-1"]],
      notes: ["gangster-sal-moretti", "seat-1"],
      then: [{ seat: 1, act: { do: "execute", task: "franco-luciano", target: "cop.1" } }],
    },
    {
      id: "doctor",
      task: { do: "emergency-doc" },
      notes: [
        ["business-cop.1", "seat-0"],
        ["hand-emergency-doc", "pocket"],
      ],
    },
    {
      id: "answer",
      position: turn(
        "act",
        {
          jobs: [],
          cash: 9000,
          influence: [],
          gangsters: [gangster("big-joey", job("trap.1")), gangster("sal-moretti", job("theft.1"))],
        },
        [
          { cash: 4000, influence: [], gangsters: [gangster("franco-luciano", job("theft.5"))] },
          { cash: 1000, influence: [], gangsters: [gangster("vito-baritono")] },
        ],
        { round: 3 },
      ),
      chance: rolls(1, 1, 4, 5, 6),
      task: { do: "execute", task: "sal-moretti", target: 2 },
      tries: [{ do: "execute" }, { do: "cancel", task: "big-joey" }, { do: "cancel" }],
      next: ["gangster-sal-moretti", ["aim-2", "seat-2"]],
      notes: ["gangster-big-joey", "gangster-sal-moretti"],
      then: [{ seat: 1, act: { do: "execute", task: "franco-luciano", target: 0 } }],
    },
    {
      id: "trap",
      chance: rolls(4, 5, 1),
      task: { do: "trap", task: "big-joey" },
      notes: [["gangster-big-joey", "seat-0"], "seat-1"],
    },
    { id: "end" },
  ],
};
