/** A house for mounted components: words from the files of the server, settings, and a table behind a fake socket. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import type { Document, Entry, Game, GameEvent, Seat, WholeTable } from "../src/documents.ts";
import pictures from "./pictures.json";
import { FakeSocket } from "./socket.ts";

const PACKAGE = join(import.meta.dirname, "../../src/sitdown");
const TOO_MANY = { code: "too-many", message: "too many requests" };
/** Milliseconds until what is expected counts as missing: a busy machine is no fault. */
const PATIENCE = 20_000;
/** The answer of a server that refuses a request by the socket. */
export const REFUSAL = { type: "refused", error: TOO_MANY };
/** What a page says when the house refuses a request with `TOO_MANY`. */
export const TOLD = "Too much at once";

/** What the page asked of the house by HTTP. */
export interface Call {
  path: string;
  body: Document | null;
}

type Answer = (call: Call) => unknown;

export type Moment = keyof typeof pictures;
/** What a request is answered with, without its id; null: it gets no answer. */
type Reply = (request: Document & { type: string }) => object | null;

/** Waits for a state, however long a busy machine takes. */
export const until = <Found>(check: () => Found) => vi.waitFor(check, { timeout: PATIENCE });

/** Everything that the page asked by HTTP since the last test began. */
export const calls: Call[] = [];
const routes = new Map<string, Answer>();

/** From now on requests to a path get this answer. */
export const answer = (path: string, told: Answer) => routes.set(path, told);

/** From now on the house refuses requests to a path. */
export const refuse = (path: string) =>
  answer(path, () => Response.json({ error: TOO_MANY }, { status: 429 }));

function wordsAt(path: string): Response | null {
  const found = /^\/api\/words\/(\w+)\/(\w+)\.ftl$/.exec(path);
  if (!found) return null;
  const [, language, name] = found;
  const folder = name === "common" ? "words" : `games/${name}/words`;
  return new Response(readFileSync(join(PACKAGE, folder, `${language}.ftl`), "utf8"));
}

async function fakeFetch(address: string, request?: RequestInit): Promise<Response> {
  const path = address.split("?")[0]!;
  const body = request?.body ? (JSON.parse(String(request.body)) as Document) : null;
  calls.push({ path, body });
  const told = await routes.get(path)?.({ path, body });
  if (told instanceof Response) return told;
  if (told !== undefined) return Response.json(told);
  const error = { code: "not-found", message: "nothing here" };
  return wordsAt(path) ?? Response.json({ error }, { status: 404 });
}

/** A socket of a server that grants every request; it knows no names of answers and foresees nothing. */
class Server extends FakeSocket {
  reply: Reply = ({ type }) => (type === "name" ? REFUSAL : { type: "ack", n: 0 });

  override send(text: string) {
    super.send(text);
    const request = JSON.parse(text) as Document & { type: string; id: string };
    const told = this.reply(request);
    if (told) queueMicrotask(() => this.hear({ id: request.id, ...told }));
  }
}

configure({ asyncUtilTimeout: PATIENCE });
vi.stubGlobal("WebSocket", Server);
vi.stubGlobal("fetch", fakeFetch);
const fonts = Object.assign(new EventTarget(), { load: async () => [] });
Object.defineProperty(document, "fonts", { value: fonts });
const { house } = await import("../src/house.svelte.ts");
const { notice } = await import("../src/errand.svelte.ts");
const { settings } = await import("../src/settings.svelte.ts");
const { Sitting } = await import("../src/table/sitting.svelte.ts");
const fresh = { ...settings };
afterEach(cleanup);

const GUEST = { id: "vera", name: "Vera", mask: "fox-head" };

/** Nothing flies, waits or has to be read first. */
const QUIET = {
  language: "en" as const,
  motion: "still" as const,
  pauses: false,
  wax: 0,
  known: ["squirrels", "gentlemen", "wallet", "vendetta", "cosanostra"],
};

const gameOf = (id: string): Game => ({
  id,
  seats: { least: 2, most: 5 } as unknown as Game["seats"],
  options: {},
  phases: [],
  actions: {},
  events: [],
  whispers: false,
  foresees: false,
  notes: false,
  explains: [],
  bots: [],
  clocks: [],
  rules: "",
  words: ["en", "ru"],
  face: null,
});

/** Opens the house anew: in a language, with settings that are quiet unless a test wants others. */
export async function openHouse(wanted: Partial<typeof settings> = {}) {
  localStorage.clear();
  Object.assign(settings, fresh, QUIET, wanted);
  calls.length = 0;
  routes.clear();
  notice.clear();
  history.replaceState(null, "", "/");
  answer("/api/guest", () => GUEST);
  answer("/api/games", () => ({ games: ["squirrels", "gentlemen"].map(gameOf), invite: null }));
  await house.open();
}

function seatOf(seat: number): Seat {
  const isMe = seat === 0;
  return {
    seat,
    kind: isMe ? "person" : "bot",
    name: isMe ? "Vera" : `Bot ${seat + 1}`,
    house_name: null,
    mask: null,
    bot: isMe ? null : "random",
    commitment: null,
    stand_in: null,
    here: true,
    gone_at: null,
    bot_at: null,
    vacant: false,
    reserved: false,
    reserved_for_you: false,
    yours: isMe,
    host: isMe,
  };
}

function tableOf(game: string, players: number): WholeTable {
  return {
    id: "oak",
    title: "The Old Oak",
    house_title: null,
    game,
    players,
    state: "playing",
    settings: {
      public: false,
      spectators: true,
      delay: 0,
      clock: null,
      grace: null,
      whispers: false,
      pace: "quick",
      start: "full",
      stand_in: "cautious",
    },
    host: true,
    yours: [0],
    your_turn: true,
    seats: Array.from({ length: players }, (_, seat) => seatOf(seat)),
    created: 0,
    started: 0,
    ended: null,
    commitment: null,
    result: null,
    rematch: null,
    rematch_of: null,
    imported: false,
    rules: null,
    options: {},
    called: null,
    cuts: [],
    seed: null,
    secret: null,
    intact: true,
    watching: 0,
    promises: [],
    asking: [],
    muted: [],
    closed: null,
  };
}

/** A picture, and a table at which it can be seen. */
export function tableAt(moment: Moment) {
  const picture = pictures[moment];
  const { game, seats } = picture.view as unknown as { game: string; seats: number };
  return { table: tableOf(game, seats), picture };
}

/** The first seat of a table at a moment of a game that was played before. */
export async function sitAt(moment: Moment) {
  const { table, picture } = tableAt(moment);
  const sitting = await Sitting.open(gameOf(table.game), table, 0);
  const socket = FakeSocket.all.at(-1) as Server;
  let n = 0;
  const { view, sketch, decision } = picture;
  socket.hear({
    ...{ type: "hello", n, now: 0, seat: 0, first: 1, auto: false, small: [], waived: [] },
    ...{ table, clock: null, entries: [], view, sketch, decision },
  });

  /** Tells what a seat did, with the picture of another moment or the same one. */
  function tell(seat: number, events: GameEvent[], then: Moment = moment) {
    n += 1;
    const { view, sketch, decision } = pictures[then];
    const by = seat === 0 ? "person" : "bot";
    const entry = { n, at: 0, kind: "events", seat, by, events } as unknown as Entry;
    const asked = decision && { ...decision, window: `${n + 1}.0` };
    socket.hear({ type: "news", n, now: 0, entries: [entry], view, sketch, decision: asked });
  }

  /** What the page asked for by the socket. */
  const requests = (type: string): Document[] =>
    socket.sent.filter((one) => one.type === type) as unknown as Document[];

  return { sitting, socket, tell, requests };
}

/** The events that lead to a picture. */
export const eventsBefore = (moment: "all ballots") =>
  pictures[moment].events as unknown as GameEvent[];
