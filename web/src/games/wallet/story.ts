import type { Draw } from "../../chance/stream.ts";
import type { GameEvent, View } from "../../documents.ts";
import type { Chapters, Flight, Held, Income, Story } from "../../table/story.ts";
import components from "../../../../src/sitdown/games/wallet/components.json";
import { inOrder, read } from "./view.ts";

const seat = (number: unknown) => `seat-${String(number)}`;
const place = (name: unknown) => `wallet-${String(name)}`;

function flights(event: GameEvent): Flight[] {
  const { seat: who, from, to, at, target, card } = event;
  const closed = card === "?" || card === undefined;
  const shown = closed ? { closed: true } : { card: String(card) };
  switch (event.event) {
    case "took":
      return [{ from: place(from), to: seat(who), ...shown }];
    case "put":
      return [{ from: seat(who), to: place(at), ...shown }];
    case "gave":
      return [{ from: seat(from), to: seat(to), ...shown }];
    case "drew":
      return [{ from: seat(target), to: seat(who), ...shown }];
    case "returned":
      return [{ from: seat(who), to: seat(target), ...shown }];
    case "chose":
      return [{ from: "spares", to: seat(who), closed: true }];
    case "paid":
      return (event.cards as string[]).map((paid) => ({
        from: seat(who),
        to: "centre",
        card: paid,
      }));
    case "laid":
      return card === null ? [] : [{ from: seat(who), to: "centre", ...shown }];
    case "picked":
    case "received":
      return [{ from: "centre", to: seat(who), ...shown }];
    case "played":
      return [{ from: seat(who), to: "discard", card: String(event.special) }];
    default:
      return [];
  }
}

/** The token that everybody begins with. */
function stakes(first: View): Income[] {
  const { players } = read(first);
  return players.flatMap(({ tokens }, number) =>
    tokens.map((token) => ({ seat: number, amount: Number(token), source: "start" })),
  );
}

/** Tokens by the round in which they were drawn, and those that the guilty have lost. */
function incomes(event: GameEvent, after: View): Income[] {
  if (event.event === "lost")
    return [{ seat: Number(event.seat), amount: -Number(event.token), source: "lost" }];
  if (event.event !== "scored" || !Array.isArray(event.tokens)) return [];
  const view = read(after);
  const amount = event.tokens.reduce<number>((sum, token) => sum + Number(token), 0);
  return [
    { seat: Number(event.seat), amount, source: `round-${view.last_round?.round ?? view.round}` },
  ];
}

function draws(position: View): Draw[] {
  const { players, wallet, aside, seats } = read(position);
  const specials = components.deck.specials;
  const inSpecialOrder = (cards: string[]) =>
    [...cards].sort((one, other) => specials.indexOf(one) - specials.indexOf(other));
  const dealt = (each: number) => (got: unknown[]) => (number: number) =>
    got.slice(number * each, (number + 1) * each) as string[];
  const numbers = players.map((_, number) => number);
  const deck = inOrder([...players.flatMap(({ hand }) => hand), ...wallet]);
  const all = inSpecialOrder([...players.flatMap((player) => player.specials), ...aside]);
  return [
    {
      draw: "sample",
      from: components.coins,
      count: seats,
      gave: players.map(({ coin }) => coin),
    },
    {
      draw: "shuffle",
      from: all,
      seen: (got) => numbers.map(dealt(2)(got)).map(inSpecialOrder),
      gave: players.map((player) => player.specials),
    },
    {
      draw: "shuffle",
      from: deck,
      seen: (got) => [...numbers.map(dealt(5)(got)).map(inOrder), got.slice(5 * seats)],
      gave: [...players.map(({ hand }) => hand), wallet],
    },
  ];
}

function chapters(view: View): Chapters {
  const { active, lap, round } = read(view);
  return { turn: `${active}`, lap, round };
}

/** What each holds, and the wallet from the top. */
function held(view: View): Held[] {
  const { players, wallet } = read(view);
  const hands = players.flatMap(({ hand, specials, tokens }, number): Held[] => [
    { seat: number, name: { id: "held-hand" }, cards: inOrder(hand) },
    { seat: number, name: { id: "held-specials" }, cards: specials },
    { seat: number, name: { id: "held-tokens", fields: { tokens } } },
  ]);
  return [...hands, { seat: null, name: { id: "held-wallet" }, cards: wallet }];
}

export const story: Story = {
  pledges: {
    "no-drawing": (you, to) => ({ never: { event: "drew", seat: you, target: to } }),
    "no-check": (you, to) => ({ never: { event: "checked", seat: you, target: to } }),
  },
  chapters,
  held,
  flights,
  stakes,
  incomes,
  draws,
  moment: (events) => {
    const end = events.find(({ event }) => event === "round" || event === "over");
    const title = { id: "board-judged" };
    return end ? { kind: "judgement", events, still: true, lasts: 30_000, title } : null;
  },
  tallies: [
    {
      id: "tokens",
      of: (view, number) => {
        const { tokens } = read(view).players[number]!;
        return tokens.includes("?")
          ? null
          : tokens.reduce<number>((sum, token) => sum + Number(token), 0);
      },
    },
  ],
};
