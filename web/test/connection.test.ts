import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Line } from "../src/connection.ts";
import { Refused } from "../src/api.ts";
import { FakeSocket } from "./socket.ts";

const hello = (n: number) => ({ type: "hello", n, now: 0, seat: 0, entries: [], first: n });
let lines: Line[] = [];
let connection: Connection;

function open() {
  lines = [];
  connection = new Connection((since) => `ws://house/?since=${since}`, {
    hello: () => {},
    news: () => {},
    line: (line) => lines.push(line),
    bye: () => {},
  });
  return FakeSocket.all.at(-1)!;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer keeps the promise of its request, a refusal breaks it", async () => {
  const socket = open();
  socket.hear(hello(1));
  const said = connection.send({ type: "say", text: "good evening" });
  const acted = connection.send({ type: "act", act: { do: "pass" }, window: "1" });
  socket.hear({ type: "ack", id: socket.sent[0]!.id, n: 2 });
  socket.hear({
    type: "refused",
    id: socket.sent[1]!.id,
    error: { code: "illegal", message: "you cannot pass" },
  });
  await expect(said).resolves.toMatchObject({ type: "ack" });
  await expect(acted).rejects.toThrow(Refused);
});

test("a lost line comes back with the last number, and asks again what was not answered", () => {
  const socket = open();
  socket.hear(hello(41));
  void connection.send({ type: "act", act: { do: "pass" }, window: "1" });
  socket.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all.at(-1)!;
  expect(again).not.toBe(socket);
  expect(again.address).toContain("since=41");
  expect(again.sent).toEqual([]);
  again.hear(hello(41));
  expect(again.sent[0]!.id).toBe(socket.sent[0]!.id);
  expect(lines).toEqual(["connecting", "open", "lost", "lost", "open"]);
});

test("a line that brings nothing, not even an answer to a ping, is given up", () => {
  const socket = open();
  socket.hear(hello(41));
  vi.advanceTimersByTime(26_000);
  const [ping] = socket.sent;
  expect(ping).toMatchObject({ type: "ping" });
  socket.hear({ type: "pong", id: ping!.id, now: 0 });
  vi.advanceTimersByTime(24_000);
  expect(socket.sent).toHaveLength(1);
  vi.advanceTimersByTime(13_000);
  expect(socket.sent).toHaveLength(2);
  expect(lines).toEqual(["connecting", "open", "lost", "lost"]);
  expect(FakeSocket.all.at(-1)!.address).toContain("since=41");
});

test("a browser without a network loses the line at once, and tries again when it has one", () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  const socket = open();
  socket.hear(hello(41));
  void connection.send({ type: "act", act: { do: "pass" }, window: "1" });
  events.dispatchEvent(new Event("offline"));
  expect(lines).toEqual(["connecting", "open", "lost"]);
  socket.hear(hello(42)); // nothing that comes late counts
  events.dispatchEvent(new Event("online"));
  const again = FakeSocket.all.at(-1)!;
  expect(again).not.toBe(socket);
  expect(again.address).toContain("since=41");
  again.hear(hello(41));
  expect(again.sent[0]!.id).toBe(socket.sent[0]!.id);
});

const entry = (n: number, link: string) => ({ n, at: 0, kind: "called", seats: [], link });

test("a house that goes on from a backup is asked for everything anew", () => {
  for (const told of [[], [entry(41, "another")], [entry(41, "another"), entry(42, "new")]]) {
    const socket = open();
    socket.hear({ ...hello(41), entries: [entry(41, "first")] });
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    const again = FakeSocket.all.at(-1)!;
    expect(again.address).toContain("since=40");
    again.hear({ ...hello(told.at(-1)?.n ?? 30), first: 41, entries: told });
    expect(lines.at(-1)).toBe("lost");
    again.onclose?.({ code: 1005 });
    vi.advanceTimersByTime(3000);
    const anew = FakeSocket.all.at(-1)!;
    expect(anew.address).toContain("since=0");
    anew.hear({ ...hello(41), entries: [entry(1, "first"), entry(41, "another")] });
    expect(lines.at(-1)).toBe("open");
    connection.close();
  }
});

test("a house that tells the same, or has gone on too far to tell, is believed", () => {
  for (const told of [[entry(41, "first"), entry(42, "new")], [entry(300, "new")]]) {
    const socket = open();
    socket.hear({ ...hello(41), entries: [entry(41, "first")] });
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.all.at(-1)!.hear({ ...hello(told.at(-1)!.n), entries: told });
    expect(lines.at(-1)).toBe("open");
    connection.close();
  }
});

test("pauses grow from try to try", () => {
  open();
  for (const wait of [500, 1000, 2000]) {
    FakeSocket.all.at(-1)!.onclose?.({ code: 1006 });
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait * 0.5);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(wait * 1.2);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test("a seat that is no longer ours is not asked for again", () => {
  const socket = open();
  socket.hear(hello(1));
  socket.onclose?.({ code: 4003 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(lines.at(-1)).toBe("closed");
});

test("a line that was given up is not listened to any more", () => {
  const heard: number[] = [];
  connection = new Connection(() => "ws://house/", {
    hello: () => {},
    news: ({ n }) => heard.push(n),
    line: () => {},
    bye: () => {},
  });
  const old = FakeSocket.all.at(-1)!;
  old.hear(hello(1));
  old.onclose?.({ code: 1011 });
  connection.hurry();
  FakeSocket.all.at(-1)!.hear(hello(1));
  const news = { type: "news", n: 2, now: 0, entries: [] };
  for (const socket of [FakeSocket.all.at(-1)!, old]) socket.hear(news);
  expect(heard).toEqual([2]);
});

test("a patch is told as what lies on the table then; one that does not fit asks for all anew", () => {
  const told: unknown[] = [];
  connection = new Connection((since) => `ws://house/?since=${since}`, {
    hello: () => {},
    news: ({ view, n }) => told.push([n, view]),
    line: () => {},
    bye: () => {},
  });
  const socket = FakeSocket.all.at(-1)!;
  const closed = vi
    .spyOn(socket, "close")
    .mockImplementation(() => socket.onclose?.({ code: 1000 }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  socket.hear({ ...hello(1), view: { phase: "play", turn: 1 }, sketch: null });
  socket.hear({ type: "news", n: 2, now: 0, entries: [], patch: [["view", "turn", 2]] });
  socket.hear({ type: "news", n: 3, now: 0, entries: [], patch: [["view", "phase", "draw"]] });
  socket.hear({ type: "news", n: 4, now: 0, entries: [] });
  expect(told).toEqual([
    [2, { phase: "play", turn: 2 }],
    [3, { phase: "draw", turn: 2 }],
    [4, undefined],
  ]);
  socket.hear({ type: "news", n: 5, now: 0, entries: [], patch: [["view", "moon", 1]] });
  expect(closed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.at(-1)!.address).toBe("ws://house/?since=4");
  expect(told).toHaveLength(3);
});
