import { expect, test } from "vitest";
import type { Action } from "../src/documents.ts";
import { Choice } from "../src/table/choice.svelte.ts";

const PLAYS: Action[] = ["bank", "raid"].flatMap((card) =>
  [0, 1].map((stack) => ({ do: "play", card, stack })),
);

test("picking narrows, and lets go of what no longer fits", () => {
  const choice = new Choice(
    () => PLAYS,
    async () => {},
  );
  choice.pick({ card: "bank" });
  expect(choice.candidates).toHaveLength(2);
  choice.pick({ stack: 1 });
  expect(choice.candidates).toEqual([{ do: "play", card: "bank", stack: 1 }]);
  choice.toggle({ card: "bank" });
  expect(choice.candidates).toHaveLength(4);
});

test("an argument that some leave out can be picked as nothing", () => {
  const jobs: Action[] = [{ do: "plan" }, { do: "plan", job: "bash" }, { do: "plan", job: "trap" }];
  const choice = new Choice(
    () => jobs,
    async () => {},
  );
  choice.pick({ job: null });
  expect(choice.candidates).toEqual([{ do: "plan" }]);
});

test("a refusal is kept in words, and the choice stays", async () => {
  const choice = new Choice(
    () => PLAYS,
    async () => {
      throw new Error("you hold no bank");
    },
  );
  choice.pick({ card: "bank" });
  await choice.act(PLAYS[0]!);
  expect(choice.refusal).toBe("you hold no bank");
  expect(choice.picked).toEqual({ card: "bank" });
  expect(choice.busy).toBe(false);
});

test("what was done is no longer picked", async () => {
  const sent: Action[] = [];
  const choice = new Choice(
    () => PLAYS,
    async (action) => void sent.push(action),
  );
  choice.pick({ card: "raid" });
  await choice.act(PLAYS[3]!);
  expect(sent).toEqual([PLAYS[3]]);
  expect(choice.picked).toEqual({});
});

test("what others do leaves a choice alone that still fits", () => {
  const choice = new Choice(
    () => PLAYS,
    async () => {},
  );
  choice.pick({ card: "bank" });
  choice.refusal = "an old one";
  choice.retain();
  expect(choice.picked).toEqual({ card: "bank" });
  expect(choice.refusal).toBe("");
  choice.picked = { card: "customs" };
  choice.retain();
  expect(choice.picked).toEqual({});
});
