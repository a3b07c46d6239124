// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { eventsBefore, openHouse, sitAt } from "./mount.ts";

const { default: Frame } = await import("../src/table/Frame.svelte");
const OPENING = "All is in, and is being opened";

afterEach(() => void vi.useRealTimers());

const bar = () => document.querySelector("footer.bar .ask b")!.textContent;
const lines = () => document.querySelectorAll("[role=log] li").length;

/** A table at which the last ballot has just been cast. */
async function voted(motion: "full" | "still") {
  await openHouse({ motion, pauses: true });
  const { sitting, tell } = await sitAt("the last ballot");
  render(Frame, { sitting });
  const before = lines();
  vi.useFakeTimers();
  tell(0, eventsBefore("all ballots"), "all ballots");
  await vi.advanceTimersByTimeAsync(0);
  return { sitting, before };
}

test("while ballots lie closed neither bar nor ledger tells the result", async () => {
  const { sitting, before } = await voted("full");
  expect(bar()).toBe(OPENING);
  expect(lines()).toBe(before);
  await vi.advanceTimersByTimeAsync(700);
  expect([bar(), lines()]).toEqual([OPENING, before]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sitting.opening).toBe(false);
  expect(bar()).toMatch(/accepted|rejected/i);
  expect(lines()).toBeGreaterThan(before);
});

test("without motion the result is told at once", async () => {
  const { before } = await voted("still");
  expect(bar()).toMatch(/accepted|rejected/i);
  expect(lines()).toBeGreaterThan(before);
});
