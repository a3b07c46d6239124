// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHouse, sitAt, until, type Moment } from "./mount.ts";

// No test here looks at these boards, and they take long to compile: the plain table stands in.
vi.mock("../src/games/faces.ts", async (original) => {
  const faces = await original<typeof import("../src/games/faces.ts")>();
  return {
    ...faces,
    boardFor: async (game: string) => (game === "squirrels" ? faces.boardFor(game) : undefined),
  };
});
const { default: Frame } = await import("../src/table/Frame.svelte");

beforeEach(() => openHouse());
afterEach(() => void vi.useRealTimers());

async function frameAt(moment: Moment) {
  const told = await sitAt(moment);
  render(Frame, { sitting: told.sitting });
  return told;
}

const button = (name: RegExp) => screen.getByRole("button", { name });
const allBy = (name: RegExp) => screen.queryAllByRole("button", { name });
const SMALL = /Pass small questions/;

test("a window with one answer says what comes next and offers to pass such windows", async () => {
  const { requests } = await frameAt("a window with one answer");
  const asked = screen.getByRole("dialog", { name: /with a Schemer/ });
  expect(asked.textContent).toContain("Next comes");
  await fireEvent.click(within(asked).getByRole("switch", { name: SMALL }));
  expect(requests("auto")).toMatchObject([{ on: true, window: "scheme" }]);
  expect(asked.isConnected).toBe(true);
});

test("a window with a choice does not offer to pass small questions", async () => {
  await frameAt("a window with a choice");
  const asked = screen.getByRole("dialog", { name: /with a Schemer/ });
  expect(within(asked).getByRole("button", { name: /Schemer/ })).toBeTruthy();
  expect(within(asked).queryByRole("switch", { name: SMALL })).toBeNull();
});

test("a person among bots skips to the next turn", async () => {
  const { requests } = await frameAt("others play");
  await fireEvent.click(button(/To my turn/));
  expect(requests("pace")).toMatchObject([{ pace: "skip" }]);
  expect(allBy(/To my turn/)).toEqual([]);
});

test("the pace is set in the menu, told to the server and kept", async () => {
  const { requests } = await frameAt("others play");
  await fireEvent.click(button(/^Menu/));
  const pace = screen.getByRole("group", { name: /^Pace/ });
  const quick = within(pace).getByRole<HTMLInputElement>("radio", { name: /Quick/ });
  await fireEvent.click(quick);
  expect(quick.checked).toBe(true);
  expect(requests("pace")).toMatchObject([{ pace: "quick" }]);
  expect(JSON.parse(localStorage.getItem("sitdown.settings")!)).toMatchObject({ pace: "quick" });
});

const paid = (amount: number) => ({ event: "paid", from: 1, to: 2, amount, for: "customs" });

test("everything since one's last turn is on a sheet", async () => {
  const { tell } = await frameAt("others play");
  for (const seat of [0, 1, 2]) tell(seat, [paid(seat + 1)]);
  const open = screen.getByRole<HTMLButtonElement>("button", { name: /Since your last turn/ });
  await until(() => expect(open.disabled).toBe(false));
  await fireEvent.click(open);
  const since = screen.getByRole("dialog", { name: /Since your last turn/ });
  expect(within(since).getAllByRole("listitem")).toHaveLength(2);
});

const slip = () => document.querySelector("section.slip");
const PAYDAY = [0, 1, 2].map((seat) => ({ event: "income", seat, amount: 4000 }));

test.each([
  ["en", /Go on/],
  ["ru", /Дальше/],
] as const)("a payday is summed up on a slip: %s", async (language, goOn) => {
  await openHouse({ language, pauses: true });
  const { tell } = await frameAt("a plan");
  tell(1, PAYDAY);
  await until(() => expect(slip()?.querySelectorAll("dt")).toHaveLength(3));
  expect(slip()!.textContent).toContain("+$4");
  await fireEvent.click(button(goOn));
  await until(() => expect(slip()).toBeNull());
});

test("the end of a month is summed up on a slip", async () => {
  await openHouse({ pauses: true });
  const { tell } = await frameAt("a month");
  tell(1, [
    { event: "prosecuted", card: "prosecutor-1", from: 14, to: 15 },
    { event: "audited", card: "auditor-1", seat: 1, bill: "?" },
    { event: "month", month: 2 },
  ]);
  await until(() => expect(slip()?.querySelectorAll("dt")).toHaveLength(3));
  expect(slip()!.textContent).toContain("Month 1 is over");
  expect(slip()!.textContent).toContain("from 14 to 15");
});

test("answers that have only just come cannot be pressed", async () => {
  await openHouse({ pauses: true });
  const { tell, requests } = await frameAt("the first card");
  await screen.findByRole("button", { name: /bank, in hand/ });
  vi.useFakeTimers();
  tell(1, []);
  await vi.advanceTimersByTimeAsync(0);
  await fireEvent.click(button(/bank, in hand/));
  await vi.advanceTimersByTimeAsync(0);
  await fireEvent.click(button(/bank on the left/i));
  expect(requests("act")).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(button(/bank on the left/i));
  expect(requests("act")).toMatchObject([{ act: { do: "place", card: "bank", stack: 0 } }]);
});
