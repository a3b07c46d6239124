/** Words for one reader: messages of Project Fluent, filled with what documents say.
 *
 * The same as `sitdown.words` does in Python; docs/words.md is the common page of both. */
import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentValue,
} from "@fluent/bundle";
import type { Action, Document, GameEvent, NamedAnswer, Phrase, Value } from "../documents.ts";
import { capital } from "./capital.ts";
import { markedSeat, markedThing, pieces, type Piece } from "./pieces.ts";

/** Common messages that a game may replace by its own; sitdown/words/messages.py has the same list. */
const REPLACEABLE = new Set(["thing-hidden"]);
const NONE = "none";
const BETWEEN = ", ";

export interface Reader {
  language: string;
  names?: readonly string[];
  you?: number | null;
}

export class Words {
  readonly language: string;
  readonly names: readonly string[];
  readonly you: number | null;
  private readonly bundle: FluentBundle;
  private marking = false;

  /** Common words first, then a game's own. An id that two resources have is a fault; the later message is used. */
  constructor(
    private readonly resources: readonly FluentResource[],
    reader: Reader,
  ) {
    this.language = reader.language;
    this.names = reader.names ?? [];
    this.you = reader.you ?? null;
    const functions: Record<string, FluentFunction> = {
      SEAT: ([seat]) => this.seat(plain(seat)),
      SEATS: ([seats]) => this.seats(plain(seats)),
      MINE: ([seat]) => this.mine(plain(seat)),
      SAME: ([seat, other]) => same(plain(seat), plain(other)),
      THING: ([id], { case: inflection }) => this.thing(plain(id), text(inflection)),
      THINGS: ([ids], { case: inflection }) => this.things(plain(ids), text(inflection)),
      THOUSANDS: ([amount]) => thousands(plain(amount)),
    };
    this.bundle = new FluentBundle(reader.language, { functions, useIsolating: false });
    for (const resource of [...resources].reverse()) this.add(resource);
  }

  private add(resource: FluentResource) {
    for (const { id } of resource.body)
      if (this.bundle.hasMessage(id) && !REPLACEABLE.has(id))
        console.error(`two word files have the message ${id}`);
    this.bundle.addResource(resource);
  }

  /** The same words for another reader. */
  to(reader: Partial<Reader>): Words {
    const { language, names, you } = this;
    return new Words(this.resources, { language, names, you, ...reader });
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** A message, or `id.attribute`, filled with the fields of a document; its id where it is missing. */
  say(id: string, fields: Document = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    return ended(this.bundle.formatPattern(pattern, this.argumentsOf(fields), []));
  }

  /** What a message's `.about` explains; empty where it explains nothing. */
  about(id: string, fields: Document = {}): string {
    return this.has(`${id}.about`) ? this.say(`${id}.about`, fields) : "";
  }

  action(action: Action): string {
    return this.say(`action-${action.do}`, action);
  }

  /** A sentence for the log; empty for an event that needs none. */
  event(event: GameEvent): string {
    return this.say(`event-${event.event}`, event);
  }

  /** An event in a few signs, beside a choice that would bring it; empty if not worth it. On a button there is
   * room for fewer: `brief`. */
  brings(event: GameEvent, brief = false): string {
    const id = event.event === "warns" ? `warns-${event.of}` : `brings-${event.event}`;
    const found = [...(brief ? [`${id}.brief`] : []), id].find((one) => this.has(one));
    return found ? this.say(found, event) : "";
  }

  /** What a choice comes to, last on its button: `counts-<unit>`; empty without a figure. */
  counted(foreseen: readonly GameEvent[]): string {
    const count = foreseen.find((event) => event.event === "counts" && event.amount !== "?");
    const id = `counts-${count?.unit}`;
    return count && this.has(id) ? this.say(id, count) : "";
  }

  /** The first line of an answer that is named: a verb or a thing first, a figure last. */
  answer({ act, pick, brings }: NamedAnswer): string {
    const label = act ? this.button(act, brings) : this.picked(pick!);
    const count = this.counted(brings);
    return capital(count ? `${label}, ${count}` : label);
  }

  /** An action as its button calls it: by what it is foreseen to be about, where the action itself does not say. */
  private button(act: Action, brings: readonly GameEvent[]): string {
    const id = `action-${act.do}.named`;
    return this.has(id) ? this.say(id, Object.assign({}, ...brings, act)) : this.action(act);
  }

  /** What answers have in common: all of a kind, or of a kind with one thing, person or part. */
  private picked(pick: Document): string {
    const [last, value] = Object.entries(pick).at(-1)!;
    if (last === "do") return this.say(`action-${value}.kind`);
    const part = `part-${last}`;
    if (this.has(part)) return this.say(part, pick);
    return typeof value === "string" ? this.thing(value) : this.seat(value!);
  }

  phrase({ id, arguments: fields }: Phrase): string {
    return this.say(id, fields);
  }

  /** A message in pieces, so that names and things can be set apart. */
  rich(id: string, fields: Document = {}): Piece[] {
    this.marking = true;
    try {
      return pieces(this.say(id, fields));
    } finally {
      this.marking = false;
    }
  }

  seat(seat: Value): string {
    const number = whole(seat);
    if (number === null) return this.say(seat === "?" ? "seat-hidden" : "seat-none");
    const name = this.names[number] ?? this.say("seat-name", { number: number + 1 });
    return this.marking ? markedSeat(name) : name;
  }

  seats(seats: Value): string {
    return (
      listed(seats)
        .map((seat) => this.seat(seat))
        .join(BETWEEN) || this.seat(NONE)
    );
  }

  /** What somebody is called: a bot that the house has named in this language, others as is. */
  named(name: string | null, houseName: string | null | undefined): string | null {
    const known = `bot-name-${houseName}`;
    return houseName && this.has(known) ? this.say(known) : name;
  }

  mine(seat: Value): "yes" | "no" {
    return this.you !== null && whole(seat) === this.you ? "yes" : "no";
  }

  thing(id: Value, inflection = ""): string {
    const [message, number] = this.thingMessage(id);
    if (message === null) return String(id);
    const inflected = `${message}.${inflection}`;
    const name = this.say(inflection && this.has(inflected) ? inflected : message, { number });
    if (!this.marking) return name;
    return markedThing(name, this.has(`${message}.about`) ? kindOf(id) : "");
  }

  /** What the words tell of a thing; empty where they tell nothing. */
  aboutThing(id: Value): string {
    const [message, number] = this.thingMessage(id);
    return message === null ? "" : this.about(message, { number });
  }

  /** Names of things with commas, equal ones counted. */
  things(ids: Value, inflection = ""): string {
    const counted = new Map<string, number>();
    for (const id of listed(ids)) {
      const name = this.thing(id, inflection);
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    const names = [...counted].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
    return names.join(BETWEEN) || this.say("thing-none");
  }

  /** `lawyer.2` is `thing-lawyer`, "?" is `thing-hidden`, `euro-75` may be `thing-euro` with 75. */
  private thingMessage(id: Value): [message: string | null, number: number | null] {
    if (id === "?") return ["thing-hidden", null];
    const message = `thing-${kindOf(id)}`;
    if (this.has(message)) return [message, null];
    const [, kind, number] = /^(.*)-(\d+)$/.exec(message) ?? [];
    return kind && number && this.has(kind) ? [kind, Number(number)] : [null, null];
  }

  private pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** Arguments are worked out when a message refers to them; one that is missing is "none". */
  private argumentsOf(fields: Document): Record<string, FluentValue> {
    const around = { whose: fields.seat ?? fields.whose ?? null, phase: fields.phase ?? null };
    const argument = (name: string | symbol) =>
      this.argument(String(name), fields[String(name)] ?? null, around);
    return new Proxy(
      {},
      {
        get: (_, name) => argument(name),
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      },
    );
  }

  private argument(field: string, value: Value, around: Document = {}): string | number {
    if (value === null || isEmpty(value)) return NONE;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value !== "object") return value;
    if (!Array.isArray(value) && this.has(`whole-${field}`))
      return this.say(`whole-${field}`, { ...around, ...value });
    if (this.has(`each-${field}`)) return this.each(`each-${field}`, value, around);
    if (!Array.isArray(value)) return JSON.stringify(value);
    return value.map((item) => String(this.argument(field, item))).join(BETWEEN);
  }

  private each(id: string, value: Value[] | Document, around: Document): string {
    const list = Array.isArray(value);
    const zeroIsNothing = list && !value.includes(null);
    const items = list
      ? value.map((item, key) => [key, item] as const)
      : Object.entries(value).map(([key, item]) => [asNumber(key), item] as const);
    const texts = items.map(([key, item], index) => {
      if (item === null || (zeroIsNothing && item === 0)) return "";
      const fields =
        typeof item === "object" && !Array.isArray(item)
          ? { ...around, whose: index, ...item }
          : around;
      return this.say(id, { index, key, value: item, ...fields });
    });
    return texts.filter((one) => one.trim()).join(BETWEEN) || NONE;
  }
}

/** A name that ends with a full stop ends the sentence too; three are three on purpose. */
const ended = (text: string) => text.replace(/(?<!\.)\.(\uE002?)\.(?!\.)/g, ".$1");

/** A thing without the mark that tells it from its like. */
const kindOf = (id: Value) => String(id).split(/[.#]/)[0]!;

function whole(value: Value): number | null {
  return /^\s*-?\d+\s*$/.test(String(value)) ? Number(value) : null;
}

/** The key of an object as a message gets it: one of digits is a number there. */
function asNumber(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

/** Whether both are one seat, for selectors. */
function same(seat: Value, other: Value): string {
  return whole(seat) !== null && whole(seat) === whole(other) ? "yes" : "no";
}

/** A sum in full thousands, 8000 as 8; what is no number stays as it is. */
function thousands(amount: Value): string {
  const number = whole(amount);
  return number === null ? String(amount) : String(Math.floor(number / 1000));
}

/** The items of a list as they come to a function: joined, as Fluent knows no lists. */
function listed(value: Value): string[] {
  return value === NONE ? [] : String(value).split(BETWEEN);
}

function isEmpty(value: Value): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** A value as a function of a message gets it, without Fluent's wrapping. */
function plain(value: FluentValue | undefined): string | number {
  const bare =
    typeof value === "object" && value !== null && "value" in value ? value.value : value;
  return typeof bare === "number" ? bare : String(bare ?? NONE);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
