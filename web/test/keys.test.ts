// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { openHouse, sitAt, until } from "./mount.ts";

const { default: Frame } = await import("../src/table/Frame.svelte");

beforeEach(() => openHouse());

/** A frame in which the first card is chosen, with the cards of the hand. */
async function atTheFirstCard() {
  const told = await sitAt("the first card");
  render(Frame, { sitting: told.sitting });
  await until(() => expect(hand().length).toBeGreaterThan(2));
  return told;
}

const hand = () => [...document.querySelectorAll<HTMLElement>(".stage .hand [role=button]")];
const answers = () => [...document.querySelectorAll<HTMLElement>("footer.bar .options .answer")];
const here = () => document.activeElement as HTMLElement;
/** Presses a key where the focus is. Letters are places on the keyboard. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(here(), {
    key,
    code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key,
    ...more,
  });

test("arrows go along the hand and round", async () => {
  await atTheFirstCard();
  await press("h");
  expect(here()).toBe(hand()[0]);
  await press("ArrowLeft");
  expect(here()).toBe(hand().at(-1));
  await press("ArrowRight");
  expect(here()).toBe(hand()[0]);
});

test("the bar has the focus before its answers have come", async () => {
  await atTheFirstCard();
  await press("h");
  for (const one of document.querySelectorAll("footer.bar .options .btn")) one.remove();
  await press("b");
  expect(here()).toBe(document.querySelector("footer.bar .ask"));
});

test("arrows go along the answers, up and left backwards", async () => {
  await atTheFirstCard();
  await press("h");
  await press("Enter");
  await until(() => expect(answers()).toHaveLength(2));
  await press("b");
  const row = [...document.querySelectorAll<HTMLElement>("footer.bar .options button")];
  expect(row.length).toBeGreaterThan(2);
  const from = (steps: number) => row.at((row.indexOf(answers()[0]!) + steps) % row.length);
  expect(here()).toBe(from(0));
  for (const [key, steps] of [
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["ArrowUp", -1],
  ] as const) {
    await press(key);
    expect(here(), key).toBe(from(steps));
  }
});

test("after a pick Tab leads to its answer and Shift+Tab back", async () => {
  await atTheFirstCard();
  await press("h");
  await press("ArrowRight");
  await press("Enter");
  await until(() => expect(answers()).toHaveLength(2));
  expect(document.querySelectorAll(".stage .hand .selected")).toHaveLength(1);
  await press("Tab");
  expect(here().closest("footer.bar .options")).not.toBeNull();
  await press("Tab", { shiftKey: true });
  expect(here()).toBe(hand()[1]);
});

test.each([
  ["en", "Keys"],
  ["ru", "Клавиши"],
] as const)("a question mark lists the keys: %s", async (language, name) => {
  await openHouse({ language });
  await atTheFirstCard();
  await press("?");
  const sheet = screen.getByRole("dialog", { name });
  const said = [...sheet.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(said).toHaveLength(12);
  expect(said.filter((text) => text.includes("keys-"))).toEqual([]);
});

test("a letter that is typed is no key", async () => {
  await atTheFirstCard();
  await press("t");
  expect(here().matches(".rail form input")).toBe(true);
  for (const key of ["1", "h", "o", "?"]) await press(key);
  expect(here().matches(".rail form input")).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a number presses an answer", async () => {
  const { requests } = await atTheFirstCard();
  await press("h");
  await press("Enter");
  await until(() => expect(answers()).toHaveLength(2));
  await press("2", { code: "Digit2" });
  expect(requests("act")).toMatchObject([{ act: { do: "place", stack: 1 } }]);
});

test("the focus goes to the question when the focused answer is gone", async () => {
  const { tell } = await atTheFirstCard();
  await press("h");
  await press("Enter");
  await until(() => expect(answers()).toHaveLength(2));
  await press("b");
  expect(here()).toBe(answers()[0]);
  tell(1, [], "the end");
  await until(() => expect(here().matches("footer.bar .ask")).toBe(true));
});
