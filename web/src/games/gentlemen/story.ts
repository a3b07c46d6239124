import type { GameEvent, Value, View } from "../../documents.ts";
import type { Flight, Income, Story } from "../../table/story.ts";
import { packagedDeals, type Deal } from "./face.ts";
import type { GentlemenView } from "./view.ts";

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
    typeof from === "number" ? [{ seat: from, amount: -Number(amount), source: "share" }] : [];
  return [{ seat: to, amount: Number(amount), source }, ...taken];
}

export const story: Story = {
  flights,
  incomes,
  moment: (events) =>
    events.some(({ event }) => event === "counted" || event === "folded")
      ? { kind: "count", events }
      : null,
  tallies: [
    {
      id: "money",
      of: (view, number) => {
        const { money } = (view as unknown as GentlemenView).players[number]!;
        return money === "?" ? null : money;
      },
    },
  ],
  draws: (position) => {
    const view = position as unknown as GentlemenView;
    const deck = (view.options.deck as Deal[] | null) ?? packagedDeals;
    const pile = [view.card, ...view.deck];
    const first = view.options.first_dealer === "random" ? [pickOfDealer(position)] : [];
    return [{ draw: "shuffle", from: deck.map(({ id }) => id), gave: pile }, ...first];
  },
};

function pickOfDealer(view: View) {
  const seats = Array.from({ length: view.seats }, (_, number) => number);
  return { draw: "pick" as const, from: seats, gave: (view as unknown as GentlemenView).dealer };
}
