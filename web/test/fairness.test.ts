/** The honesty check, against a game that the server has written. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { findings, linksOf, sorted } from "../src/chance/check.ts";
import { digest } from "../src/chance/digest.ts";
import { commit, cutBehind, keptOf, note, type Kept } from "../src/chance/keeping.ts";
import { Witness } from "../src/chance/witness.ts";
import type { Wish } from "../src/connection.ts";
import type { Entry, Hello, Replay, WholeTable } from "../src/documents.ts";

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as Replay;
const replay = file("fair-game.json");
const mine = replay.commitments![0]!;
const kept: Kept = {
  commitment: replay.commitment,
  link: linksOf(replay.log!).at(-1)!,
  cuts: { 0: mine },
};

const holds = (game: Replay, known: Kept | null = kept) =>
  Object.fromEntries(findings(game, known, []).map(({ id, holds }) => [id, holds]));

beforeEach(() => {
  const things = new Map<string, string>();
  const storage = {
    getItem: (name: string) => things.get(name) ?? null,
    setItem: (name: string, text: string) => {
      things.set(name, text);
      Object.assign(storage, { [name]: text });
    },
    removeItem: (name: string) => {
      things.delete(name);
      delete (storage as Record<string, unknown>)[name];
    },
  };
  vi.stubGlobal("localStorage", storage);
});

test("an honest game is found honest", () => {
  const all = { secret: "yes", cut: "yes", seed: "yes", log: "yes", seals: "yes" };
  expect(holds(replay)).toEqual(all);
  expect(holds(replay, null)).toEqual({ ...all, secret: "open", cut: "open", log: "open" });
});

test("a game of the first version has less to check", () => {
  const old = file("../../tests/table/replay-1.json");
  expect(holds(old, null)).toEqual({ secret: "open", cut: "open", seed: "yes" });
});

test("a house that dealt from another secret is found out by who was there", () => {
  const secret = "f".repeat(64);
  const seed = digest(
    ["sitdown seed 1", secret, ...replay.cuts!.map((cut) => cut ?? "-")].join("\n"),
  );
  const other = { ...replay, secret, seed, commitment: digest(secret) };
  expect(holds(other)).toMatchObject({ secret: "no", seed: "yes", seals: "no" });
  expect(holds({ ...replay, secret })).toMatchObject({ secret: "no", seed: "no" });
});

test("a cut that was left out is missed", () => {
  const cuts = [null, ...replay.cuts!.slice(1)];
  const text = ["sitdown seed 1", replay.secret!, ...cuts.map((cut) => cut ?? "-")].join("\n");
  expect(holds({ ...replay, cuts, seed: digest(text) })).toMatchObject({ cut: "no", seed: "yes" });
});

test("a log or a move that was changed is noticed", () => {
  const log = replay.log!.map((line) => line.replace("good evening", "good morning"));
  expect(holds({ ...replay, log })).toMatchObject({ log: "no" });
  expect(holds({ ...replay, log, link: linksOf(log).at(-1)! })).toMatchObject({ log: "no" });
  const [first, ...rest] = replay.actions;
  const changed = { ...first!, act: { ...first!.act, stack: 1 - Number(first!.act.stack) } };
  expect(holds({ ...replay, actions: [changed, ...rest] })).toMatchObject({ seals: "no" });
  expect(holds({ ...replay, actions: rest })).toMatchObject({ seals: "no" });
});

test("since the third version who acted and when is sealed, too", () => {
  const game = file("fair-game-3.json");
  expect(holds(game, null)).toMatchObject({ seals: "yes" });
  const [first, ...rest] = game.actions;
  for (const lie of [{ by: "bot" as const }, { at: first!.at + 1 }])
    expect(holds({ ...game, actions: [{ ...first!, ...lie }, ...rest] }, null)).toMatchObject({
      seals: "no",
    });
});

test("fields are sorted whatever their order was", () => {
  expect(sorted([0, { do: "a", b: [null, true, "ё"] }])).toBe('[0,{"b":[null,true,"ё"],"do":"a"}]');
});

const table = (fields: Partial<WholeTable>) =>
  ({ id: "t", commitment: "c", seats: [], called: null, ...fields }) as WholeTable;

test("the first commitment stays, the last link goes on", () => {
  note(table({}), "t", [{ link: "1" } as Entry]);
  note(table({ commitment: "another" }), "t", [{ link: "2" } as Entry, {} as Entry]);
  expect(keptOf("t")).toEqual({ commitment: "c", link: "2", cuts: {} });
});

test("a seat opens its own cut, once, when it is called", () => {
  const commitment = commit();
  const cut = cutBehind(commitment)!;
  expect(digest(cut)).toBe(commitment);
  const sent: Wish[] = [];
  const witness = new Witness("t", 0, async (wish) => void sent.push(wish));
  const seats = [{ commitment }] as WholeTable["seats"];
  const hear = (called: number | null) =>
    witness.heard({
      type: "hello",
      table: table({ called, seats }),
      entries: [],
    } as object as Hello);
  hear(null);
  expect(sent).toEqual([]);
  hear(5);
  hear(6);
  expect(sent).toMatchObject([{ type: "cut", cut }]);
  expect(keptOf("t")?.cuts).toEqual({ 0: commitment });
});

test("old things make room for new ones", () => {
  for (let number = 0; number < 200; number++) commit();
  expect(Object.keys(localStorage).filter((name) => name.startsWith("sitdown.cut."))).toHaveLength(
    80,
  );
});
