import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api.ts";
import type { Entry, Game, LogAnswer, WholeTable } from "../src/documents.ts";
import { FakeSocket } from "./socket.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", {
  pathname: "/",
  search: "",
  hash: "",
  protocol: "http:",
  host: "house",
});
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("document", { body: { offsetHeight: 0 } });
const { Sitting } = await import("../src/table/sitting.svelte.ts");
const { settings } = await import("../src/settings.svelte.ts");

const entries = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    n: from + place,
    kind: "talk",
  })) as unknown as Entry[];

/** What is to be told of the log, in the order in which it was asked for. */
let told: ((answer: LogAnswer) => void)[] = [];

beforeEach(() => {
  told = [];
  vi.spyOn(api, "words").mockResolvedValue("");
  vi.spyOn(api, "log").mockImplementation(() => new Promise((keep) => told.push(keep)));
});

async function seated() {
  const table = { id: "oak", seats: [] } as unknown as WholeTable;
  const sitting = await Sitting.open({ id: "squirrels" } as unknown as Game, table, 0);
  const socket = FakeSocket.all.at(-1)!;
  socket.hear({
    type: "hello",
    n: 8,
    now: 0,
    seat: 0,
    first: 5,
    auto: false,
    small: [],
    entries: entries(5, 8),
  });
  return { sitting, socket };
}

const numbers = (sitting: { entries: Entry[] }) => sitting.entries.map(({ n }) => n);

/** Until an entry is shown, however long a busy machine takes. */
const shown = (sitting: { entries: Entry[] }, n: number) =>
  vi.waitFor(() => expect(numbers(sitting).at(-1)).toBe(n), { timeout: 20_000 });

test("older entries that are asked for twice are there once", async () => {
  const { sitting } = await seated();
  const asked = [sitting.remember(), sitting.remember()];
  for (const tell of told) tell({ entries: entries(1, 4) } as LogAnswer);
  await Promise.all(asked);
  expect(numbers(sitting)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

const news = (n: number, seat: number, by: string) => ({
  type: "news",
  n,
  now: 0,
  entries: [{ n, at: 0, kind: "events", seat, by, events: [{ event: "bid", seat }] }],
  view: { phase: "auction", actors: [seat], legal: [], result: null },
});

/** How many events were shown at once, time after time. */
function gestures(sitting: { story: object }): number[] {
  settings.motion = "full";
  const seen: number[] = [];
  sitting.story = { opens: (events: unknown[]) => seen.push(events.length) * 0 };
  return seen;
}

test("what a bot does without a break is one gesture", async () => {
  const { sitting, socket } = await seated();
  const seen = gestures(sitting);
  for (const n of [9, 10, 11, 12]) socket.hear(news(n, 1, "bot"));
  socket.hear(news(13, 2, "bot"));
  await shown(sitting, 13);
  expect(seen).toEqual([1, 3, 1]);
  expect(numbers(sitting)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test("what people do is shown move by move", async () => {
  const { sitting, socket } = await seated();
  const seen = gestures(sitting);
  for (const n of [9, 10, 11]) socket.hear(news(n, 1, "person"));
  await shown(sitting, 11);
  expect(seen).toEqual([1, 1, 1]);
});
