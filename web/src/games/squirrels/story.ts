import type { Draw } from "../../chance/stream.ts";
import type { GameEvent, View } from "../../documents.ts";
import type { Chapters, Flight, Held, Income, Story } from "../../table/story.ts";
import { read } from "./view.ts";

const seat = (number: unknown) => `seat-${String(number)}`;
const stack = (number: unknown, place: unknown) => `stack-${String(number)}-${String(place)}`;

/** What one sees of a stack that moves: its top card, open as it lay. */
function onTop(cards: unknown): Pick<Flight, "card" | "closed"> {
  const [top] = Array.isArray(cards) ? (cards as string[]) : [];
  return top === undefined ? { closed: true } : { card: top };
}

function flights(event: GameEvent, before: View): Flight[] {
  const { seat: who, stack: place, card, amount } = event;
  switch (event.event) {
    case "played":
    case "revealed": {
      const from = who === before.you ? `hand-${String(card)}` : seat(who);
      return [{ from, to: stack(who, place), card: String(card) }];
    }
    case "took":
      return [{ from: stack(who, place), to: seat(who), ...onTop(event.cards) }];
    case "raided": {
      const cover = Number(event.cover);
      const moved = read(before).players[Number(event.target)]!.stacks[1 - cover];
      return [
        { from: stack(event.target, 1 - cover), to: stack(event.target, cover), ...onTop(moved) },
      ];
    }
    case "smuggled":
      return [{ from: stack(who, place), to: seat(who), coins: Number(amount), coin: "hazel" }];
    case "paid":
      return [{ from: seat(event.from), to: seat(event.to), coins: Number(amount), coin: "hazel" }];
    default:
      return [];
  }
}

const SOURCES: Record<string, string> = { smuggled: "contraband", raided: "raid" };

function incomes(event: GameEvent): Income[] {
  const { seat: who, amount, from, to } = event;
  const source = SOURCES[event.event];
  if (source && typeof who === "number") return [{ seat: who, amount: Number(amount), source }];
  if (event.event !== "paid") return [];
  const sum = Number(amount);
  return [
    { seat: Number(to), amount: sum, source: String(event.for) },
    { seat: Number(from), amount: -sum, source: "lost" },
  ];
}

function draws(position: View): Draw[] {
  const view = read(position);
  if (view.options.first !== null) return [];
  const seats = Array.from({ length: view.seats }, (_, number) => number);
  return [{ draw: "pick", from: seats, gave: view.first }];
}

/** Everybody has had a turn: a round, though the rules do not count them. */
function chapters(view: View): Chapters {
  const { turn, seats } = read(view);
  return { turn, round: Math.ceil(turn / seats) };
}

/** Hands lie on the board; a card that waits to be turned up does not. */
const held = (view: View): Held[] =>
  read(view).players.flatMap(({ sealed }, number) =>
    sealed && sealed !== "?"
      ? [{ seat: number, name: { id: "held-chosen" }, cards: [sealed.card] }]
      : [],
  );

export const story: Story = {
  pledges: {
    "no-raid": (you, to) => ({ never: { event: "raided", seat: you, target: to } }),
  },
  chapters,
  held,
  flights,
  incomes,
  draws,
  tallies: [{ id: "nuts", of: (view, number) => read(view).players[number]!.nuts }],
};
