import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/api.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { language: "en" });
const { attempt, Errand, notice } = await import("../src/errand.svelte.ts");

const refuse = async () => {
  throw new Refused({ code: "taken", message: "that chair is taken" });
};

beforeEach(() => notice.clear());

test("what is pressed again before there is an answer is done once", async () => {
  const errand = new Errand();
  let done = 0;
  const work = async () => void (done += 1);
  await Promise.all([errand.run(work), errand.run(work)]);
  expect([done, errand.busy]).toEqual([1, false]);
  await errand.run(work);
  expect(done).toBe(2);
});

test("a refusal is told, and is over with the next errand", async () => {
  const errand = new Errand();
  await errand.run(refuse);
  expect([notice.text, errand.busy]).toEqual(["that chair is taken", false]);
  await errand.run(async () => {});
  expect(notice.text).toBe("");
});

test("a fault is told too, but not kept from who looks after the house", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const fault = new Error("no such thing");
  expect(await attempt(() => Promise.reject(fault))).toBe(false);
  expect(notice.text).toBe("no such thing");
  expect(logged).toHaveBeenCalledWith(fault);
});
