/** The server's HTTP side. Every refusal is a `Refused` with the server's code and sentence. */
import type {
  BotsAnswer,
  Deeds,
  Document,
  EndBody,
  ErrorAnswer,
  GamesAnswer,
  GuestAnswer,
  GuestBody,
  LadderAnswer,
  LogAnswer,
  PhraseAnswer,
  PlayerAnswer,
  PlayerGamesAnswer,
  PushAnswer,
  RatingsAnswer,
  Refusal,
  Replay,
  ReviewAnswer,
  AlbumAnswer,
  NoteAnswer,
  StepsAnswer,
  StudyAnswer,
  StudyBody,
  SubscribeBody,
  TableAnswer,
  TableBody,
  TablesAnswer,
  WhyAnswer,
  View,
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

export async function call<Answer>(path: string, body?: unknown, method?: string): Promise<Answer> {
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
  const told = (await answer.json().catch(() => null)) as Partial<ErrorAnswer> | null;
  return told?.error ?? { code: "fault", message: answer.statusText };
}

const table = (id: string, path = "") => `/api/tables/${encodeURIComponent(id)}${path}`;

export const api = {
  guest: () => call<GuestAnswer>("/api/guest"),
  introduce: (guest: GuestBody) => call<GuestAnswer>("/api/guest", guest),
  /** A phrase to come back by, and coming back by it. */
  phrase: () => call<PhraseAnswer>("/api/guest/phrase", {}).then(({ phrase }) => phrase),
  comeBack: (phrase: string) => call<GuestAnswer>("/api/guest/return", { phrase }),
  /** Leaves the house for good. */
  erase: () => call<{ ok: boolean }>("/api/guest/erase", {}),
  pushKey: () => call<PushAnswer>("/api/push"),
  subscribe: (device: SubscribeBody) => call<{ ok: boolean }>("/api/push", device),
  unsubscribe: (device: EndBody) => call<{ ok: boolean }>("/api/push/end", device),
  games: () => call<GamesAnswer>("/api/games"),
  bots: () => call<BotsAnswer>("/api/bots"),
  components: (game: string) => call<Document>(`/api/games/${game}/components`),
  words: async (language: string, name: string) =>
    (await ask(`/api/words/${language}/${name}.ftl`)).text(),
  rules: async (language: string, game: string) =>
    (await ask(`/api/rules/${language}/${game}.md`)).text(),
  /** A file of what a game brings. */
  file: <Kind>(address: string) => call<Kind>(address),
  album: (game: string, players: number | null, options: Document) =>
    call<AlbumAnswer>(`/api/games/${game}/album`, { players, options }).then(
      ({ shelves }) => shelves,
    ),
  /** The note to a thing that follows from a view. */
  note: (game: string, view: View, thing: string) =>
    call<NoteAnswer>(`/api/games/${game}/note`, { view, thing }).then(({ note }) => note),
  study: (wish: StudyBody) => call<StudyAnswer>("/api/study", wish),

  lay: (wish: TableBody) => call<TableAnswer>("/api/tables", wish).then(({ table }) => table),
  tables: (query: Record<string, string>) =>
    call<TablesAnswer>(`/api/tables?${new URLSearchParams(query)}`),
  table: (id: string) => call<TableAnswer>(table(id)),
  log: (id: string, seat: number | null, from: number, to: number) =>
    call<LogAnswer>(table(id, `/log?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`)),
  at: <Deed extends keyof Deeds>(id: string, deed: Deed, body: Deeds[Deed]["body"]) =>
    call<Deeds[Deed]["answer"]>(table(id, `/${deed}`), body),

  player: (id: string) => call<PlayerAnswer>(`/api/players/${encodeURIComponent(id)}`),
  playerGames: (id: string, query: Record<string, string>) =>
    call<PlayerGamesAnswer>(
      `/api/players/${encodeURIComponent(id)}/games?${new URLSearchParams(query)}`,
    ),
  ladder: (game: string, from: number, limit: number) =>
    call<LadderAnswer>(`/api/ladder/${encodeURIComponent(game)}?from=${from}&limit=${limit}`),
  /** What a rated game has changed. */
  ratings: (id: string) => call<RatingsAnswer>(table(id, "/ratings")),

  replay: (id: string) => call<Replay>(table(id, "/replay")),
  review: (id: string) => call<ReviewAnswer>(table(id, "/review")).then(({ reviewed }) => reviewed),
  why: (id: string, query: Record<string, string>) =>
    call<WhyAnswer>(table(id, `/why?${new URLSearchParams(query)}`)),
  steps: (id: string, seat: string | null, from: number, to: number) =>
    call<StepsAnswer>(
      table(id, `/steps?from=${from}&to=${to}&sketch=true${seat === null ? "" : `&seat=${seat}`}`),
    ),
};
