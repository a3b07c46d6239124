import type { GameEvent, View } from "../../documents.ts";
import type { Flight, Story } from "../../table/story.ts";
import type { SquirrelView } from "./view.ts";

const seat = (number: unknown) => `seat-${String(number)}`;
const stack = (number: unknown, place: unknown) => `stack-${String(number)}-${String(place)}`;

function flights(event: GameEvent, before: View): Flight[] {
  const { seat: who, stack: place, card, amount } = event;
  switch (event.event) {
    case "played":
    case "revealed": {
      const from = who === before.you ? `hand-${String(card)}` : seat(who);
      return [{ from, to: stack(who, place), card: String(card) }];
    }
    case "took":
      return [{ from: stack(who, place), to: seat(who), closed: true }];
    case "raided": {
      const cover = Number(event.cover);
      return [
        { from: stack(event.target, 1 - cover), to: stack(event.target, cover), closed: true },
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

export const story: Story = {
  flights,
  tallies: [
    { id: "nuts", of: (view, number) => (view as unknown as SquirrelView).players[number]!.nuts },
  ],
};
