// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Document, GameEvent } from "../src/documents.ts";
import { openHouse, sitAt } from "./mount.ts";

const { default: TradeDesk } = await import("../src/table/TradeDesk.svelte");
const { trade } = await import("../src/games/cosanostra/story.ts");

beforeEach(() => openHouse());

const MAKES = { event: "makes", job: "gambling-den", one: 12000, two: 16000 };
const CASINO = { seat: 1, buy: "casino.2", price: 14000, cash: 2000 };

/** The desk with a deal on it, of which the server foresees this. */
async function writeDeal(take: Document, foreseen: GameEvent[]) {
  const { sitting } = await sitAt("a plan");
  const asked = vi.spyOn(sitting, "foreseen").mockReturnValue(foreseen);
  render(TradeDesk, { scene: sitting, trade, deal: { to: 1, give: {}, take } });
  return { asked, told: () => screen.getByRole("dialog").textContent.replaceAll("\u00a0", " ") };
}

test("what a contract makes possible is said as the server foresees it, with its condition", async () => {
  const take = { markers: ["casino.2"] };
  const { asked, told } = await writeDeal(take, [{ ...MAKES, if: [CASINO] }]);
  expect(asked).toHaveBeenCalledWith({ do: "offer", to: 1, give: {}, take });
  expect(told()).toContain(
    "Gambling Den becomes possible: $12k, or $16k, if Bot 2 buys the Casino",
  );
});

test("an empty contract makes nothing possible", async () => {
  const { asked, told } = await writeDeal({}, [{ ...MAKES, if: [] }]);
  expect(asked).not.toHaveBeenCalled();
  expect(told()).not.toContain("becomes possible");
});
