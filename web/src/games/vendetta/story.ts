import daggerRose from "icon:dagger-rose";
import type { GameEvent, View } from "../../documents.ts";
import type {
  Asides,
  Chapters,
  Course,
  Flight,
  Held,
  Income,
  Moment,
  Said,
  Story,
} from "../../table/story.ts";
import bill from "./bill.svg?url";
import { corrupters, deckOf, investigatorOf, locationOf, points } from "./deck.ts";
import { factsOf, read, type VendettaView } from "./view.ts";

const PHASES = ["business", "auction", "trial", "bureaucracy"];
const NOW: Record<string, number> = { business: 0, share: 0, auction: 1, keep: 1, trial: 2 };

const seat = (number: unknown) => `seat-${String(number)}`;

/** Months in whose end something happens that one should know beforehand. */
function note({ month }: VendettaView): string | undefined {
  if ([2, 3, 6].includes(month)) return "label-end-of-month";
  return month >= corrupters.from_month ? "board-sole-briber" : undefined;
}

export function courseOf(view: View): Course {
  const { month, phase } = read(view);
  const noted = note(read(view));
  return {
    round: { id: "board-month", fields: { month } },
    phases: PHASES.map((one) => ({ id: `board-phase-${one}` })),
    now: NOW[phase] ?? 3,
    note: noted ? { id: noted, fields: { month } } : undefined,
  };
}

/** Vendetta cards can be played in anybody's turn. */
function asides(view: View): Asides | null {
  if (view.you === null) return null;
  const cards = read(view).players[view.you]!.vendetta;
  const playable = new Set(
    view.legal.filter((action) => action.do === "vendetta").map((action) => action.card),
  );
  return {
    kinds: ["vendetta"],
    name: { id: "board-vendetta" },
    icon: daggerRose,
    count: cards.filter((card) => playable.has(card)).length,
    harm: true,
  };
}

function bills(from: string, to: string, cards: unknown): Flight[] {
  const list = Array.isArray(cards) ? cards : [cards];
  return list.map((card) => ({ from, to, card: String(card), back: bill }));
}

function flights(event: GameEvent, before: View): Flight[] {
  const { seat: who, card } = event;
  const hand = (number: unknown, one: unknown) =>
    number === before.you ? `hand-${String(one)}` : seat(number);
  switch (event.event) {
    case "drew":
      return bills("hat", seat(who), event.cards);
    case "bonus":
      return bills("hat", seat(who), card);
    case "gave":
      return bills("pot", seat(event.to), card);
    case "stolen":
      return bills(seat(event.from), seat(event.to), card);
    case "bid":
    case "raised":
      return bills(hand(who, card), `bandit-${String(event.bandit)}`, card);
    case "bribed":
      return bills(seat(who), "hat", event.cards);
    case "slipped":
      return bills(hand(who, card), "hat", card);
    case "discarded":
      return bills(hand(who, card), "hat", "?");
    case "vendetta":
      return [{ from: "hat", to: seat(who), closed: true }];
    case "played":
      return typeof event.target === "number"
        ? [{ from: seat(who), to: seat(event.target), card: String(card) }]
        : [];
    case "sold":
      return (event.cards as string[]).map((one) => ({
        from: `lot-${String(event.lot)}`,
        to: seat(who),
        card: one,
      }));
    default:
      return [];
  }
}

/** Bids that open at once, and verdicts. */
function moment(events: GameEvent[], after: View): Moment | null {
  if (events.some(({ event }) => event === "verdict")) {
    const final = events.some(({ event }) => event === "over");
    const title = { id: final ? "board-final" : "board-preliminary" };
    return { kind: "verdict", events, still: true, title };
  }
  if (events.some(({ event }) => event === "revealed")) {
    return { kind: "auction", events, still: true, title: { id: "board-hammer" } };
  }
  return monthOver(events, after);
}

const SUMMED = 6000;

/** The end of a month: what the investigators did, what is new on the lots, what each has. */
function monthOver(events: GameEvent[], after: View): Moment | null {
  const begun = events.find(({ event }) => event === "month");
  if (!begun) return null;
  const title = { id: "slip-month", fields: { month: Number(begun.month) - 1 } };
  const rows = read(after).players.map(({ hand, bandits, locations }, number) => ({
    seat: number,
    said: [
      {
        id: "slip-family",
        fields: { bills: hand.length, bandits: bandits.length, locations: locations.length },
      },
    ],
  }));
  const audited = events.filter(({ event }) => event === "audited").length;
  const offered = events.flatMap(({ event, card }) => (event === "offered" ? [card!] : []));
  const notes = [
    ...events.filter(({ event }) => event === "prosecuted").map(marked),
    ...(audited ? [{ id: "slip-audited", fields: { count: audited } }] : []),
    ...(offered.length ? [{ id: "slip-offered", fields: { cards: offered } }] : []),
  ];
  return { kind: "month", events, title, lasts: SUMMED, summary: { title, rows, notes } };
}

const marked = ({ from, to }: GameEvent): Said => ({
  id: "slip-prosecuted",
  fields: { from: from ?? null, to: to ?? null },
});

/** Milliseconds until all bids are turned, or the marker has come to rest. */
const OPENED = 900;
const JUDGED = 1900;

function opens(events: GameEvent[]): number {
  if (events.some(({ event }) => event === "verdict")) return JUDGED;
  return events.some(({ event }) => event === "revealed") ? OPENED : 0;
}

/** Where the points came from, counted when all is over. */
function incomes(event: GameEvent, after: View): Income[] {
  if (event.event !== "over") return [];
  const view = read(after);
  const deck = deckOf(view);
  return view.players.flatMap((player, number) => {
    const bandits = player.bandits.map(({ id }) => (id === "boss" ? points.boss : points.bandit));
    const locations = player.locations.map(({ id }) => locationOf(deck, id)?.points ?? 0);
    const investigators = player.investigators.map((id) => investigatorOf(deck, id)?.points ?? 0);
    const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
    const found: [string, number][] = [
      ["bandits", sum(bandits)],
      ["locations", sum(locations)],
      ["investigators", sum(investigators)],
      ["corrupter", player.corrupter * points.corrupter],
      ["first", view.first === number ? points.first : 0],
    ];
    return found.map(([source, amount]) => ({ seat: number, amount, source }));
  });
}

function chapters(view: View): Chapters {
  const { actors, month, phase } = read(view);
  const now = NOW[phase] ?? 3;
  return { turn: `${actors[0] ?? "-"}`, phase: `${now}`, month };
}

/** Hands, Vendetta cards and bids; the bills in the corruption pile are those of who laid them. */
function held(view: View): Held[] {
  const { corruption, players } = read(view);
  return players.flatMap(({ hand, vendetta, bids }, number): Held[] => [
    { seat: number, name: { id: "held-hand" }, cards: hand },
    { seat: number, name: { id: "held-vendetta" }, cards: vendetta },
    ...bids.map(({ bandit, lot, bills }) => ({
      seat: number,
      name: { id: "held-bid", fields: { bandit, lot } },
      cards: bills,
    })),
    {
      seat: number,
      name: { id: "held-bribes" },
      cards: corruption.filter(({ seat }) => seat === number).map(({ card }) => card),
    },
  ]);
}

export const story: Story = {
  pledges: {
    share: (you, to) => ({
      never: { event: "withheld", from: you, to },
      will: { event: "gave", from: you, to },
    }),
    "no-vendetta": (you, to) => ({ never: { event: "played", seat: you, target: to } }),
  },
  chapters,
  held,
  course: courseOf,
  asides,
  flights,
  moment,
  opens,
  incomes,
  tallies: [
    {
      id: "points",
      of: (_, number, sketch) => factsOf({ sketch })?.points[number] ?? null,
    },
    { id: "bills", of: (view, number) => read(view).players[number]!.hand.length },
  ],
};
