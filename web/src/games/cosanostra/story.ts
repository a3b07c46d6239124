import house from "icon:family-house";
import fedora from "icon:fedora";
import handshake from "icon:shaking-hands";
import moneyStack from "icon:money-stack";
import token from "icon:token";
import type { Document, GameEvent, View } from "../../documents.ts";
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
import type { Offer, Trade } from "../../table/trade.ts";
import { ROMAN } from "./cards.ts";
import { read, taskOf } from "./view.ts";

const seat = (number: unknown) => `seat-${String(number)}`;

const PHASES = ["draw", "hire", "plan", "act", "payday"];
const NOW: Record<string, string> = {
  boss: "draw",
  deal: "draw",
  hire: "hire",
  plan: "plan",
  recruit: "payday",
  strengthen: "payday",
  discard: "payday",
};

export function courseOf(view: View): Course {
  const { round, phase, options, players, you } = read(view);
  const phases = PHASES.filter((one) => one !== "hire" || options.mercenaries === true);
  const own = you === null ? undefined : players[you];
  const idle = (own?.gangsters ?? []).filter(({ tasks, active }) => active && !tasks.length).length;
  const tasks = (own?.gangsters ?? []).reduce((sum, { tasks }) => sum + tasks.length, 0);
  const left = phase === "plan" ? idle : tasks;
  const note = left ? { id: "board-left", fields: { count: left } } : undefined;
  return {
    round: {
      id: "board-round",
      fields: { round: ROMAN[round] ?? "", rounds: ROMAN[Number(options.rounds)] ?? "" },
    },
    phases: phases.map((one) => ({ id: `board-phase-${one}` })),
    now: phases.indexOf(NOW[phase] ?? "act"),
    note,
  };
}

const DEALING = ["offer", "accept", "decline", "withdraw", "take-back", "pay", "say"];

function asides(view: View): Asides | null {
  if (view.you === null) return null;
  return {
    kinds: DEALING,
    name: { id: "board-deals" },
    icon: handshake,
    count: read(view).offers.filter(({ to }) => to === view.you).length,
    tab: "offers",
  };
}

/** What a player can give: cards on which another lays a marker, businesses, gangsters without a task. */
function lendable(view: View, giver: number): string[] {
  const player = read(view).players[giver]!;
  const planned = player.gangsters.flatMap(({ tasks }) => tasks.flatMap(({ buy }) => buy ?? []));
  return [...player.businesses.filter(({ active }) => active).map(({ id }) => id), ...planned];
}

export const trade: Trade = {
  isOpen: (view) =>
    ["plan", "act", "recruit", "hire"].includes(view.phase) && read(view).resolving === null,
  offers: (view): Offer[] => read(view).offers,
  cash: { step: 1000, icon: moneyStack, of: (view, number) => read(view).players[number]!.cash },
  goods: [
    { field: "markers", icon: token, things: lendable },
    {
      field: "businesses",
      icon: house,
      things: (view, giver) => read(view).players[giver]!.businesses.map(({ id }) => id),
    },
    {
      field: "gangsters",
      icon: fedora,
      things: (view, giver) =>
        read(view)
          .players[giver]!.gangsters.filter(({ tasks }) => !tasks.length)
          .map(({ id }) => id),
    },
  ],
};

function flights(event: GameEvent, before: View): Flight[] {
  switch (event.event) {
    case "paid":
      return [
        {
          from: event.from === null ? "market" : seat(event.from),
          to: event.to === null ? "market" : seat(event.to),
          coins: Number(event.amount) / 1000,
        },
      ];
    case "income":
      return [{ from: "market", to: seat(event.seat), coins: Number(event.amount) / 1000 }];
    case "planned": {
      const to = `gangster-${String(event.gangster)}`;
      if (typeof event.buy === "string")
        return [{ from: `business-${event.buy}`, to, card: event.buy }];
      const from = event.seat === before.you ? `hand-${String(event.job)}` : seat(event.seat);
      return [{ from, to, closed: true }];
    }
    case "bought":
      return [
        {
          from: `business-${String(event.business)}`,
          to: seat(event.seat),
          card: String(event.business),
        },
      ];
    case "traded":
    case "persuaded": {
      const card = String(event.business ?? event.gangster);
      return [{ from: seat(event.from), to: seat(event.to), card }];
    }
    case "marker":
      return [
        {
          from: seat(event.seat),
          to: `business-${String(event.business)}`,
          coins: 1,
          coin: "silver",
        },
      ];
    case "played":
      return typeof event.gangster === "string"
        ? [{ from: seat(event.seat), to: `gangster-${event.gangster}`, card: String(event.card) }]
        : [];
    default:
      return [];
  }
}

const ROLLED = 4500;
const SUMMED = 6000;

/** What counts at the end, which comes in place of the last payday. */
export function forecast(view: View): Said {
  const { rounds, business_bonus: bonus } = read(view).options;
  return {
    id: "board-forecast",
    fields: { round: ROMAN[Number(rounds)] ?? "", bonus: bonus === true },
  };
}

/** Payday: what each gets, and what he has then; at the last one also what is still to come. */
function payday(events: GameEvent[], after: View, before: View | null): Moment | null {
  const incomes = events.filter(({ event }) => event === "income");
  if (!incomes.length) return null;
  const title = { id: "slip-payday" };
  const rows = incomes.map(({ seat: who, amount }) => {
    const bonus = events.find(({ event, seat: other }) => event === "bonus" && other === who);
    const { cash } = read(after).players[Number(who)]!;
    const said = [
      { id: "slip-income", fields: { amount: amount ?? 0 } },
      ...(bonus ? [{ id: "slip-bonus", fields: { amount: bonus.amount ?? 0 } }] : []),
      { id: "slip-cash", fields: { cash } },
    ];
    return { seat: Number(who), said };
  });
  const { round, options } = read(before ?? after);
  const notes = round === Number(options.rounds) - 1 ? [forecast(after)] : [];
  return { kind: "payday", events, title, lasts: SUMMED, summary: { title, rows, notes } };
}

/** Dice that fall, and the reckoning at the end. */
function moment(events: GameEvent[], after: View, before: View | null): Moment | null {
  if (events.some(({ event }) => event === "over")) {
    return { kind: "over", events, still: true, title: { id: "board-reckoning" } };
  }
  const paid = payday(events, after, before);
  if (paid) return paid;
  const rolls = events.filter(({ event }) => event === "rolled" || event === "rerolled");
  if (!rolls.length || (read(after).resolving && !wouldVanish(rolls, after))) return null;
  return {
    kind: "roll",
    events,
    before,
    still: true,
    lasts: ROLLED,
    title: { id: "board-rolled" },
  };
}

/** Whether dice of one's own would be gone as soon as somebody else has answered. */
function wouldVanish(rolls: GameEvent[], { you, actors }: View): boolean {
  return you !== null && rolls.some(({ seat }) => seat === you) && !actors.includes(you);
}

/** Milliseconds until the dice lie still. */
const FALLEN = 900;

const opens = (events: GameEvent[]): number =>
  events.some(({ event }) => event === "rolled" || event === "rerolled") ? FALLEN : 0;

/** The lines of what the end adds up. */
export const LINES = ["cash", "income", "gangsters", "power", "laundered"] as const;

function incomes(event: GameEvent, after: View): Income[] {
  if (event.event !== "over") return [];
  return (read(after).result?.final ?? []).flatMap((lines, number) =>
    LINES.map((source) => ({ seat: number, amount: lines[source], source })),
  );
}

function chapters(view: View): Chapters {
  const { phase, round, turn } = read(view);
  return { turn: `${turn.regular}/${turn.queue.join()}`, phase: NOW[phase] ?? "act", round };
}

/** Jobs and influence in hand; a job that was given to a gangster lies open beside him. */
const held = (view: View): Held[] =>
  read(view).players.flatMap(({ jobs, influence }, number): Held[] => [
    { seat: number, name: { id: "held-jobs" }, cards: jobs },
    { seat: number, name: { id: "held-influence" }, cards: influence },
  ]);

/** A task is about its job or its business, whoever carries it out, or what is done instead; dropped it is about neither. */
function explains(picked: Document, view: View): string | null | undefined {
  const { do: kind, job, buy, task, as } = picked;
  if (kind === "cancel") return null;
  if (as) return String(as);
  const tasks = read(view).players.flatMap(({ gangsters }) =>
    gangsters.flatMap((gangster) =>
      gangster.tasks.map((one, place) => ({ ...one, id: taskOf(gangster.id, place) })),
    ),
  );
  const given = tasks.find(({ id }) => id === task);
  const known = [job, buy, given?.job, given?.buy].find((one) => one && one !== "?");
  return known === undefined || known === null ? undefined : String(known);
}

export const story: Story = {
  pledges: {
    pay: (you, to) => ({ will: { event: "paid", from: you, to }, by: ["pay", "accept"] }),
    peace: (you, to) => ({
      never: [
        { event: "revealed", seat: you, target: to },
        { event: "second", seat: you, target: to },
        { event: "robbery", seat: you, victim: to },
        { event: "persuaded", from: to, to: you },
        { event: "deactivated", seat: to, by: you },
        { event: "killed", seat: to, by: you },
      ],
    }),
    spare: (you, to) => ({ never: { event: "killed", seat: to, by: you } }),
  },
  chapters,
  quiet: ["answered"],
  held,
  course: courseOf,
  asides,
  explains,
  trade,
  reactions: ["scheme", "rob", "trap", "guard", "doc", "return-fire", "force", "veto"],
  flights,
  moment,
  opens,
  incomes,
  tallies: [
    { id: "money", of: (view, number) => read(view).players[number]!.cash },
    { id: "income", of: (view, number) => read(view).players[number]!.income },
  ],
};
