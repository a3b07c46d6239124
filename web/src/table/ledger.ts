/** The log as lines: entries in sentences, and a heading where one's own turns were. */
import type {
  Entry,
  GameEvent,
  HappenedEntry,
  JudgedEntry,
  PromisedEntry,
  SaidEntry,
} from "../documents.ts";
import { wordOf } from "../words/given.ts";
import type { Piece } from "../words/pieces.ts";
import type { Words } from "../words/words.ts";

export interface Line {
  key: string;
  kind: "event" | "talk" | "house" | "mine";
  seat: number | null;
  text: Piece[];
  /** Of an answer that tells nothing but that it was given: what such answers are folded by. */
  fold?: string;
}

/** Kinds of entries that are told as they are; the rest is no matter for the ledger. */
const HOUSE = new Set([
  "joined",
  "declined",
  "asked",
  "admitted",
  "turned-away",
  "withdrawn",
  "left",
  "muted",
  "bot",
  "freed",
  "host",
  "moved",
  "started",
  "gone",
  "here",
  "stand-in",
  "back",
  "still",
  "rematch",
]);

/** An entry is put into words once for each reader: a log grows long, and little of it is new. */
const written = new WeakMap<Words, WeakMap<Entry, Line[]>>();

export function linesOf(entries: readonly Entry[], words: Words): Line[] {
  const known = written.get(words) ?? new WeakMap<Entry, Line[]>();
  written.set(words, known);
  const lines = entries.flatMap((entry) => {
    const lines = known.get(entry) ?? write(entry, words);
    known.set(entry, lines);
    return lines;
  });
  return folded(lines, words);
}

/** Answers that tell nothing come one after another: one line for all of them. */
function folded(lines: readonly Line[], words: Words): Line[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (line.fold && run?.[0]!.fold === line.fold) run.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => (run.length > 1 ? together(run, words) : run[0]!));
}

function together(run: Line[], words: Words): Line {
  const seats = [...new Set(run.map(({ seat }) => seat))];
  const text = words.rich(`fold-${run[0]!.fold}`, { seats });
  return { ...run[0]!, seat: seats.length > 1 ? null : seats[0]!, text };
}

function write(entry: Entry, words: Words): Line[] {
  if (entry.kind === "events") return eventLines(entry, words);
  if (entry.kind === "talk") return [talkLine(entry, words)];
  if (entry.kind === "promise" || entry.kind === "judged") return [promiseLine(entry, words)];
  return HOUSE.has(entry.kind) ? [houseLine(entry, words)] : [];
}

function eventLines(entry: HappenedEntry, words: Words): Line[] {
  return entry.events.flatMap((event, place) => {
    const text = words.rich(`event-${event.event}`, event);
    if (!text.some((piece) => piece.text.trim())) return [];
    const seat = typeof event.seat === "number" ? event.seat : null;
    const line = { key: `${entry.n}.${place}`, kind: "event" as const, seat, text };
    return [tellsNothing(event, words) ? { ...line, fold: event.event } : line];
  });
}

/** Whether an event says no more than that somebody has answered. */
function tellsNothing({ event, seat, ...rest }: GameEvent, words: Words): boolean {
  return (
    typeof seat === "number" &&
    words.has(`fold-${event}`) &&
    Object.values(rest).every((value) => value === "?")
  );
}

function talkLine({ n, seat, to, text, line, about }: SaidEntry, words: Words): Line {
  const id = to === null ? "ledger-talk" : "ledger-whisper";
  const said = line && words.has(`line-${line}`);
  const spoken = said ? words.say(`line-${line}`, { about: about ?? null }) : text;
  return { key: `${n}`, kind: "talk", seat, text: words.rich(id, { seat, to, text: spoken }) };
}

function promiseLine({ n, kind, promise }: PromisedEntry | JudgedEntry, words: Words): Line {
  const { seat, to, state } = promise;
  const text = wordOf(promise, words);
  const told = words.rich(`ledger-${kind}`, { seat, to, text, state });
  return { key: `${n}`, kind: "talk", seat, text: told };
}

function houseLine(entry: Entry, words: Words): Line {
  const seat = "seat" in entry ? entry.seat : null;
  const own = "name" in entry ? entry.name : null;
  const name = "house_name" in entry ? words.named(own, entry.house_name) : own;
  const bot = "bot" in entry ? entry.bot : null;
  const seconds = "seconds" in entry ? Math.round(entry.seconds) : 0;
  const on = "on" in entry && entry.on ? "yes" : "no";
  const put = entry.kind === "left" && entry.put_out ? "put-out" : entry.kind;
  const why = ("why" in entry && entry.why) || null;
  const text = words.rich(`ledger-${put}`, { seat, name, bot, seconds, on, why });
  return { key: `${entry.n}`, kind: "house", seat, text };
}

/** The last entry that was done by this seat; what came after it is news to its player. */
export function lastOwn(entries: readonly Entry[], seat: number | null): number {
  if (seat === null) return 0;
  const own = entries.findLast(
    (entry) => entry.kind === "events" && entry.seat === seat && entry.by === "person",
  );
  return own?.n ?? 0;
}
