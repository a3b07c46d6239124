/** The server's HTTP side. Every refusal is a `Refused` with the server's code and sentence. */
import type {
  Action,
  Document,
  Entry,
  Game,
  Guest,
  Refusal,
  Replay,
  Schema,
  Step,
  Study,
  Table,
  Value,
} from "./documents.ts";

export class Refused extends Error {
  readonly code: string;
  readonly reason: Refusal["reason"];

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.reason = refusal.reason;
  }
}

async function call<Answer>(path: string, body?: unknown, method?: string): Promise<Answer> {
  const answer = await ask(path, body, method);
  return (await answer.json()) as Answer;
}

async function ask(path: string, body?: unknown, method?: string): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { method: method ?? "GET" }
      : {
          method: method ?? "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  const answer = await fetch(path, request).catch(() => {
    throw new Refused({ code: "offline", message: "no connection" });
  });
  if (!answer.ok) throw new Refused(await refusal(answer));
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  const told = (await answer.json().catch(() => null)) as { error?: Refusal } | null;
  return told?.error ?? { code: "fault", message: answer.statusText };
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
  commitment?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options?: Document;
  title?: string;
  seats?: SeatWish[];
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: string | null;
  grace?: number | null;
  pace?: string;
  start?: "full" | "host";
}

export interface StudyWish {
  game: string;
  position?: Document | null;
  players?: number;
  seed?: number | string;
  options?: Document;
  patch?: Document;
  chance?: Value[];
  seat: number | null;
  acts?: ({ seat: number; act: Action } | { seat: number; bot: string; until?: number })[];
  sketch?: boolean;
  foresee?: Action[];
}

export type { Schema };

const table = (id: string, path = "") => `/api/tables/${encodeURIComponent(id)}${path}`;

export const api = {
  guest: () => call<Guest>("/api/guest"),
  introduce: (guest: Guest) => call<Guest>("/api/guest", { name: guest.name, mask: guest.mask }),
  games: () => call<{ games: Game[]; version: string }>("/api/games"),
  components: (game: string) => call<Document>(`/api/games/${game}/components`),
  words: async (language: string, name: string) =>
    (await ask(`/api/words/${language}/${name}.ftl`)).text(),
  rules: async (language: string, game: string) =>
    (await ask(`/api/rules/${language}/${game}.md`)).text(),
  study: (wish: StudyWish) => call<Study>("/api/study", wish),

  lay: (wish: TableWish) => call<{ table: Table }>("/api/tables", wish).then(({ table }) => table),
  tables: (query: Record<string, string>) =>
    call<{ tables: Table[]; next: string | null; now: number }>(
      `/api/tables?${new URLSearchParams(query)}`,
    ),
  table: (id: string) => call<{ table: Table; now: number }>(table(id)),
  log: (id: string, seat: number | null, from: number, to: number) =>
    call<{ entries: Entry[]; last: number }>(
      table(id, `/log?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`),
    ),
  /** join, admit, leave, seats, settings, start, stand-in, link, move, rematch, close */
  at: <Answer = { table: Table }>(id: string, what: string, body: Document = {}) =>
    call<Answer>(table(id, `/${what}`), body),

  replay: (id: string) => call<Replay>(table(id, "/replay")),
  steps: (id: string, seat: string | null, from: number, to: number) =>
    call<{ steps: Step[]; last: number }>(
      table(id, `/steps?from=${from}&to=${to}&sketch=true${seat === null ? "" : `&seat=${seat}`}`),
    ),
};
