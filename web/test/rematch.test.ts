// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat, WholeTable } from "../src/documents.ts";
import { answer, calls, openHouse, sitAt, tableAt, until } from "./mount.ts";

const { default: Rematch } = await import("../src/table/Rematch.svelte");
const { default: WaitingRoom } = await import("../src/lobby/WaitingRoom.svelte");

beforeEach(() => openHouse());
afterEach(() => vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith("/api/tables"));
const gosha = { kind: "person", name: "Gosha", bot: null, host: true } as const;

/** The table of a rematch that Gosha offers: the first seat is reserved for who reads this. */
function offerOf(mine: Partial<Seat>, further: Partial<WholeTable> = {}): WholeTable {
  const { table } = tableAt("the first card");
  const [own, other, ...bots] = table.seats as [Seat, Seat, ...Seat[]];
  const seats = [{ ...own, host: false, yours: false, ...mine }, { ...other, ...gosha }, ...bots];
  return { ...table, id: "elm", state: "open", started: null, yours: [], seats, ...further };
}
const RESERVED = { kind: "open", reserved: true, reserved_for_you: true } as const;

/** The result of a game with Gosha, at which he offers another. */
async function offered(offer: WholeTable) {
  const { sitting } = await sitAt("the first card");
  const { table } = sitting;
  const people = table.seats.map((seat) => (seat.seat === 1 ? { ...seat, ...gosha } : seat));
  sitting.table = { ...table, seats: people, rematch: "elm" };
  let told = offer;
  answer("/api/tables/elm", () => ({ table: told, now: 0 }));
  render(Rematch, { sitting });
  return { sitting, becomes: (next: WholeTable) => (told = next) };
}

test("among bots another game needs nobody's consent", async () => {
  const { sitting } = await sitAt("the first card");
  render(Rematch, { sitting });
  answer("/api/tables/oak/rematch", () => ({ table: offerOf({}), now: 0 }));
  await press("Same table, again");
  await until(() => expect(location.pathname).toBe("/t/elm"));
});

test("an offer is accepted", async () => {
  await offered(offerOf(RESERVED));
  await until(() => screen.getByRole("heading", { name: "Gosha offers a rematch" }));
  expect(screen.getByText(/^Accepted so far: Gosha/)).toBeTruthy();
  answer("/api/tables/oak/rematch", () => ({ table: offerOf({ yours: true }), now: 0 }));
  await press("Accept");
  await until(() => expect(location.pathname).toBe("/t/elm"));
});

test("an offer says who starts the game", async () => {
  const offer = offerOf(RESERVED);
  const { sitting, becomes } = await offered(offer);
  await until(() => screen.getByText(/^The game starts when everybody has accepted/));
  cleanup();
  becomes({ ...offer, settings: { ...offer.settings, start: "host" } });
  render(Rematch, { sitting });
  await until(() => screen.getByText(/^The host starts the game/));
});

test("an offer is declined, and nobody is taken anywhere", async () => {
  await offered(offerOf(RESERVED));
  await until(() => screen.getByRole("button", { name: "Decline" }));
  answer("/api/tables/elm/leave", () => ({ table: offerOf({ kind: "open" }), now: 0 }));
  await press("Decline");
  await until(() => screen.getByRole("link", { name: "Go to the table" }));
  expect(asked().at(-1)).toBe("/api/tables/elm/leave");
  expect(screen.getByText(/^You declined\./)).toBeTruthy();
  expect(location.pathname).toBe("/");
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
});

test("an offer that is withdrawn while it is read can be made by another", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { becomes } = await offered(offerOf(RESERVED));
  await until(() => screen.getByRole("button", { name: "Decline" }));
  becomes(offerOf(RESERVED, { state: "over" }));
  vi.advanceTimersByTime(3000);
  await until(() => screen.getByText("The offer of a rematch was withdrawn."));
  expect(screen.getByRole("button", { name: "Offer a rematch" })).toBeTruthy();
  const looks = asked().length;
  vi.advanceTimersByTime(9000);
  expect(asked().length).toBe(looks);
});

test("a rematch that has begun without one says so", async () => {
  await offered(offerOf({ kind: "bot", bot: "random" }, { state: "playing", started: 1 }));
  await until(() => screen.getByText("The rematch has begun."));
  expect(screen.getByRole("link", { name: "Go to the table" })).toBeTruthy();
});

test("a table that its host starts says so while it waits", async () => {
  const { sitting } = await sitAt("the first card");
  const waiting = offerOf({ kind: "open" });
  for (const [start, told] of [
    ["full", /The game begins when all are taken/],
    ["host", /The host starts the game; bots/],
  ] as const) {
    sitting.table = { ...waiting, settings: { ...waiting.settings, start } };
    render(WaitingRoom, { sitting, invited: undefined, onsit: () => {}, onseated: () => {} });
    await until(() => screen.getByText(told));
    cleanup();
  }
});
