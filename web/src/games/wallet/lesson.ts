import type { Document } from "../../documents.ts";
import type { Lesson } from "../../lessons/lesson.ts";

const turn = (mine: Document, theirs: Document, more: Document = {}): Document => ({
  phase: "turn",
  active: 0,
  first: 0,
  actors: [0],
  lap: 1,
  time_left: 5,
  ...more,
  players: [
    { coin: 7, specials: [], ...mine },
    { coin: 20, specials: [], ...theirs },
  ],
});

export const lesson: Lesson = {
  players: 2,
  minutes: 3,
  steps: [
    {
      id: "put",
      position: turn(
        { hand: ["ivanov", "rouble-50", "rouble-200", "euro-100", "badge"] },
        { hand: ["policeman", "dollar-100", "pound-50", "pound-150", "jewel-40"] },
        { wallet: ["euro-20", "dollar-50", "plastic", "rouble-100", "jewel-80"] },
      ),
      task: { do: "put", card: "badge" },
      next: ["hand-badge", "wallet-top", "wallet-middle", "wallet-bottom"],
      notes: ["hand-ivanov", "hand-badge", "case"],
      then: [{ seat: 1, act: { do: "take", from: "top" } }],
    },
    {
      id: "take",
      task: { do: "take" },
      then: [{ seat: 1, act: { do: "flip" } }],
      next: ["wallet-middle", "wallet-top", "wallet-bottom"],
      notes: ["wallet-top", "wallet-middle"],
    },
    {
      id: "buy",
      position: turn(
        { hand: ["rouble-300", "euro-150", "dollar-20", "jewel-40"] },
        { hand: ["ivanov", "dollar-100", "pound-50"] },
        { wallet: ["rouble-50", "plastic", "badge", "euro-50"] },
      ),
      task: { do: "buy", pay: ["rouble-300"] },
      next: ["spares", "hand-rouble-300"],
      notes: ["case", "spares", "hand-rouble-300"],
    },
    {
      id: "choose",
      task: { do: "choose", passport: "blonde" },
      next: ["spare-blonde"],
      notes: ["spare-blonde", "hand-jewel-40"],
    },
    {
      id: "special",
      position: turn(
        {
          hand: ["policeman", "dollar-100", "dollar-200", "plastic"],
          specials: ["give-card", "double-bottom"],
        },
        { hand: ["millionaire", "euro-300", "pound-300"], specials: ["atm", "swap"] },
        { wallet: ["rouble-50", "jewel-30", "euro-50"] },
      ),
      task: { do: "play", special: "give-card", card: "plastic" },
      tries: [{ do: "put", card: "plastic" }],
      next: ["special-give-card", "hand-plastic"],
      notes: ["special-give-card", "hand-plastic"],
    },
    {
      id: "flip",
      position: turn(
        { hand: ["policeman", "dollar-100", "dollar-200"] },
        { hand: ["ivanov", "euro-50", "pound-50", "rouble-20"] },
        { wallet: ["rouble-50", "jewel-30", "euro-50"], lap: 3, time_left: 1 },
      ),
      task: { do: "flip" },
      next: ["time"],
      notes: ["time", "case"],
      then: [{ seat: 1, act: { do: "forfeit", token: 1 } }],
    },
    { id: "end" },
  ],
};
