/** The documents that come over the wire: those of the contract, and those of the protocol. */

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Document = { [field: string]: Value };

export interface Action extends Document {
  do: string;
}

export interface GameEvent extends Document {
  event: string;
}

export interface Result extends Document {
  scores: number[];
  winners: number[];
  places: number[][];
}

/** What every view has; each board knows the fields of its own game. */
export interface View {
  game: string;
  options: Document;
  seats: number;
  phase: string;
  actors: number[];
  players: Document[];
  result: Result | null;
  you: number | null;
  legal: Action[];
}

export interface Phrase {
  id: string;
  arguments: Document;
  mood: "" | "strong" | "good" | "bad" | "quiet";
}

export interface Cards {
  label: Phrase;
  cards: string[];
  lit: boolean;
  piled: boolean;
}

export interface Panel {
  title: Phrase | null;
  rows: (Phrase | Cards)[];
  seat: number | null;
}

export interface Sketch {
  panels: Panel[];
}

export interface Schema {
  type?: string;
  enum?: Value[];
  const?: Value;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  required?: string[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  default?: Value;
}

export interface Clock {
  id: string | null;
  decision: number;
  trading: number;
  reaction: number;
  reserve: number;
}

export interface Game {
  id: string;
  seats: { least: number; most: number };
  options: Schema;
  phases: string[];
  actions: Record<string, Schema>;
  events: string[];
  whispers: boolean;
  foresees: boolean;
  bots: string[];
  clocks: Clock[];
  rules: string;
  words: string[];
}

export interface Guest {
  name: string;
  mask: string | null;
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  mask: string | null;
  bot: string | null;
  /** To the cut that the client of this seat opens when the game begins. */
  commitment: string | null;
  stand_in: string | null;
  here: boolean;
  gone_at: number | null;
  bot_at: number | null;
  /** Its person has left for good: it can be taken in the middle of the game. */
  vacant: boolean;
  yours: boolean;
  host: boolean;
}

export interface Settings {
  public: boolean;
  spectators: boolean;
  delay: number;
  clock: Clock | null;
  grace: number | null;
  whispers: boolean;
  pace: string;
  start: "full" | "host";
}

export interface Promised {
  id: number;
  seat: number;
  to: number;
  text: string;
  at: number;
  state: "standing" | "kept" | "broken";
}

export interface Asking {
  request: number;
  seat: number;
  name: string;
  mask: string | null;
  yours: boolean;
}

export interface Table {
  id: string;
  title: string;
  game: string;
  players: number;
  options?: Document;
  state: "open" | "playing" | "over" | "shelved";
  settings: Settings;
  host: boolean;
  yours: number[];
  your_turn: boolean;
  seats: Seat[];
  watching: number;
  created: number;
  started: number | null;
  ended: number | null;
  commitment: string | null;
  /** Since when cuts are waited for. */
  called?: number | null;
  seed?: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  imported: boolean;
  promises?: Promised[];
  /** Who waits to be let in to a vacant chair: all for the host, otherwise oneself. */
  asking?: Asking[];
}

export interface Decision {
  window: string;
  phase: string;
  asked: number[];
  hushed: boolean;
  yours: boolean;
  default: Action | null;
  /** When a seat that lets reactions pass is taken to have passed. */
  passes_at?: number | null;
}

export interface ClockState {
  due: Record<string, number>;
  reserve: Record<string, number>;
  now: number;
  still: boolean;
}

export interface Entry {
  n: number;
  at: number;
  kind: string;
  seat?: number | null;
  by?: string | null;
  name?: string | null;
  bot?: string | null;
  to?: number | null;
  text?: string;
  events?: GameEvent[];
  promise?: Promised;
  on?: boolean;
  result?: Result | null;
  seed?: string | null;
  link?: string;
  table?: string;
  seconds?: number;
}

export interface Refusal {
  code: string;
  message: string;
  /** Why the rules do not allow it, as a message of the game's words. */
  reason?: { id: string; arguments: Document };
  retry_after?: number;
}

/** What a viewpoint has in front of it; `hello` brings all of it, `news` what changed. */
export interface Picture {
  table?: Table;
  view?: View | null;
  sketch?: Sketch | null;
  decision?: Decision | null;
  clock?: ClockState | null;
  late?: Late;
}

/** Of a table whose spectators look on late: by how much, and from when on they see the game. */
export interface Late {
  delay: number;
  from: number | null;
}

export interface Hello extends Picture {
  type: "hello";
  n: number;
  now: number;
  seat: number | null;
  auto: boolean;
  table: Table;
  first: number;
  entries: Entry[];
}

export interface News extends Picture {
  type: "news";
  n: number;
  now: number;
  entries: Entry[];
}

export type FromServer =
  | Hello
  | News
  | { type: "ack"; id: string; n: number }
  | { type: "refused"; id: string | null; error: Refusal }
  | { type: "foreseen"; id: string; events: (GameEvent[] | null)[] }
  | { type: "pong"; id: string; now: number }
  | { type: "bye"; code: string; message: string };

export type Request =
  | { type: "act"; act: Action; window: string | null }
  | { type: "say"; text: string; to?: number }
  | { type: "promise"; to: number; text: string }
  | { type: "judge"; promise: number; kept: boolean }
  | { type: "auto"; on: boolean }
  | { type: "cut"; cut: string; next: string }
  | { type: "foresee"; acts: Action[] }
  | { type: "ping" };

/** One action of a game that is over, and what followed. */
export interface Step {
  step: number;
  seat: number | null;
  by: string | null;
  at: number;
  events: GameEvent[];
  view: View;
  sketch?: Sketch | null;
}

/** A finished game as one file; since version 2 with what its seed is made of, and the log. */
export interface Replay {
  game: string;
  players: number;
  seed: string;
  commitment: string;
  actions: { seat: number; act: Action; entry?: number | null }[];
  secret?: string | null;
  commitments?: (string | null)[];
  cuts?: (string | null)[];
  log?: string[];
  link?: string | null;
}

export interface Study {
  position: Document;
  view: View;
  sketch?: Sketch | null;
  default: Action | null;
  events: GameEvent[][];
  acts?: { seat: number; act: Action }[];
  foreseen?: (GameEvent[] | null)[];
}
