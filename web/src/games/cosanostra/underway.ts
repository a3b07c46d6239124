/** The job under way, or the one just over: who does what to whom, and how the dice fell. */
import type { Document, GameEvent } from "../../documents.ts";
import type { Words } from "../../words/words.ts";
import { jobOf } from "./cards.ts";
import type { CosaNostraView, Resolving, Roll } from "./view.ts";

export interface Underway {
  seat: number;
  gangster: string;
  /** What is rolled for: a card, or what somebody does in place of one. */
  card: string | null;
  kind: string;
  target: number | string | null;
  roll: Roll;
}

/** What is said of a job while something is still asked about it. */
export interface Pending {
  id: string;
  fields: Document;
  bad: boolean;
}

export function pendingOf(job: Resolving | null): Pending[] {
  if (!job) return [];
  const { profit, holder, robber, trapper, hit } = job;
  const stake = profit ? { amount: profit, seat: holder } : null;
  const said: [string, Document | null, boolean][] = [
    ["label-profit", stake, false],
    ["label-robber", robber, true],
    ["label-trapper", trapper, false],
    ["label-hit", hit, true],
  ];
  return said.flatMap(([id, fields, bad]) => (fields ? [{ id, fields, bad }] : []));
}

/** The last roll, among events or from before them, with the dice that were rolled again since. */
export function rollOf(events: readonly GameEvent[], before?: Roll): Roll | undefined {
  const at = events.findLastIndex(({ event }) => event === "rolled");
  const roll = at < 0 ? before : (events[at] as GameEvent & Roll);
  if (!roll) return undefined;
  const dice = [...roll.dice];
  for (const event of events.slice(Math.max(0, at))) {
    if (event.event === "rerolled") dice[Number(event.die)] = Number(event.value);
  }
  return { ...roll, dice };
}

export function fromEvents(events: readonly GameEvent[], before: CosaNostraView): Underway | null {
  const roll = rollOf(events, before.resolving?.roll);
  if (!roll) return null;
  const named = events.findLast(({ event }) => ["revealed", "robbery", "trap"].includes(event));
  const job = before.resolving;
  if (!named) return job ? fromView({ ...job, roll }) : null;
  const card = typeof named.job === "string" ? named.job : null;
  return {
    seat: Number(named.seat),
    gangster: String(named.gangster),
    card,
    kind: named.event === "revealed" ? String(named.kind) : named.event,
    target: (named.target ?? named.victim ?? null) as number | string | null,
    roll,
  };
}

export function fromView(job: NonNullable<CosaNostraView["resolving"]>): Underway {
  const { roll } = job;
  const answer = roll.for === "robbery" ? job.robber : roll.for === "trap" ? job.trapper : null;
  return {
    seat: answer?.seat ?? job.seat,
    gangster: answer?.gangster ?? job.gangster,
    card: answer ? answer.card : job.card,
    kind: answer ? roll.for : job.kind,
    target: answer ? null : job.target,
    roll,
  };
}

/** The difficulty as a sum: the number on the card, and what lies on the gangster. */
export function partsOf(view: CosaNostraView, words: Words, { card, kind, roll }: Underway) {
  const printed = card && card !== "?" ? (jobOf(view, card)?.difficulty ?? null) : null;
  const man = view.players
    .flatMap(({ gangsters }) => gangsters)
    .find(({ id }) => id === roll.gangster);
  const laid = (man?.mods ?? []).flatMap(({ card: on }) =>
    on === "henchman"
      ? [{ name: words.thing(on), by: -1 }]
      : on === "saboteur"
        ? [{ name: words.thing(on), by: 1 }]
        : [],
  );
  const changed = laid.reduce((sum, { by }) => sum + by, 0);
  if (printed === null) {
    const base = { name: words.say("board-part-victim", { kind }), by: roll.difficulty - changed };
    return laid.length ? [base, ...laid] : [];
  }
  const rest = roll.difficulty - printed - changed;
  const parts = [{ name: words.say("board-part-card"), by: printed }, ...laid];
  const hired = view.options.mercenaries === true;
  return rest ? [...parts, { name: words.say("board-part-rest", { hired }), by: rest }] : parts;
}
