import type { Draw } from "../../chance/stream.ts";
import type { GameEvent, Pledge, Value, View } from "../../documents.ts";
import type { Chapters, Flight, Gift, Held, Income, Story } from "../../table/story.ts";
import { packagedDeals } from "./face.ts";
import { read } from "./view.ts";

/** Milliseconds: all ballots lie closed, then they are turned one after another. */
const CLOSED = 400;
const STAGGER = 70;
const FLIP = 260;

const seat = (number: Value | undefined) =>
  typeof number === "number" ? `seat-${number}` : "bank";

function flights(event: GameEvent): Flight[] {
  switch (event.event) {
    case "paid":
      return [{ from: seat(event.from), to: seat(event.to), coins: Number(event.amount) }];
    case "drew":
      return [{ from: "bank", to: seat(event.seat), closed: true }];
    case "moved":
      return [
        {
          from: `token-${String(event.accomplice)}`,
          to: seat(event.to),
          card: String(event.accomplice),
        },
      ];
    default:
      return [];
  }
}

function incomes(event: GameEvent): Income[] {
  const { to, from, amount, why } = event;
  if (event.event !== "paid" || typeof to !== "number") return [];
  const source = why === "share" || why === "remainder" ? String(why) : "accomplices";
  const taken =
    typeof from === "number" ? [{ seat: from, amount: -Number(amount), source: "lost" }] : [];
  return [{ seat: to, amount: Number(amount), source }, ...taken];
}

/** A share is the dealer's gift, though it comes from the bank; the banker's coins are a neighbour's. */
function gifts({ event, from, to, amount, why }: GameEvent, before: View): Gift[] {
  const { dealer } = read(before);
  const giver = why === "share" ? dealer : from;
  if (event !== "paid" || typeof giver !== "number" || typeof to !== "number") return [];
  return [{ from: giver, to, amount: Number(amount) }];
}

function chapters(view: View): Chapters {
  const { phase, turn, round } = read(view);
  return { phase, turn, round };
}

const held = (view: View): Held[] =>
  read(view).players.map(({ money }, number) => ({
    seat: number,
    name: { id: "held-money", fields: { money } },
  }));

/** The next count decides: who is not in prison then has voted one way or the other. */
const vote = (you: number, accept: boolean): Pledge => {
  const counted = (vote: boolean) => ({ event: "counted", votes: { [you]: { accept: vote } } });
  return { never: counted(!accept), will: counted(accept) };
};

export const story: Story = {
  pledges: {
    "vote-for": (you) => vote(you, true),
    "vote-against": (you) => vote(you, false),
  },
  chapters,
  held,
  flights,
  incomes,
  gifts,
  moment: (events) => {
    const counted = events.find(({ event }) => event === "counted" || event === "folded");
    return counted
      ? {
          kind: "count",
          events,
          still: true,
          title: { id: `board-${counted.event}`, fields: counted },
        }
      : null;
  },
  opens: (events) => {
    const votes = events.filter(({ event }) => event === "voted").length;
    return votes ? CLOSED + votes * STAGGER + FLIP : 0;
  },
  tallies: [
    {
      id: "money",
      of: (view, number) => {
        const { money } = read(view).players[number]!;
        return money === "?" ? null : money;
      },
    },
  ],
  draws: (position) => {
    const view = read(position);
    const deck = view.options.deck ?? packagedDeals;
    const shuffled: Draw = {
      draw: "shuffle",
      from: deck.map(({ id }) => id),
      gave: [view.card, ...view.deck],
    };
    if (view.options.first_dealer !== "random") return [shuffled];
    const seats = Array.from({ length: view.seats }, (_, number) => number);
    return [shuffled, { draw: "pick", from: seats, gave: view.dealer }];
  },
};
