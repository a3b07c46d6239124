import { expect, test } from "vitest";
import type { Action, Decision } from "../src/documents.ts";
import { silentAnswer } from "../src/table/story.ts";

const ANSWERS: Action[] = [{ do: "veto" }, { do: "let-be" }];
const asked = (silent: Action | null): Decision => ({
  window: "1.0",
  phase: "veto",
  asked: [0],
  hushed: false,
  sealed: [],
  yours: silent !== null,
  default: silent,
  passes_at: null,
});

test("a window is let go by what the decision says, whatever it is called and wherever it stands", () => {
  expect(silentAnswer(ANSWERS, asked({ do: "let-be" }))).toBe(ANSWERS[1]);
});

test("who is not asked has nothing to let go", () => {
  expect(silentAnswer(ANSWERS, asked(null))).toBeUndefined();
  expect(silentAnswer(ANSWERS, null)).toBeUndefined();
});
