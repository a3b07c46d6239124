import { expect, test } from "vitest";
import { titleIn, titlesIn } from "../src/words/titles.ts";

test("a look agrees with its thing", async () => {
  const titles = (await titlesIn("ru"))!;
  const said = ["velvet-lantern", "late-cigar", "ginger-window"].map((one) => titleIn(titles, one));
  expect(said).toEqual(["Бархатный фонарь", "Поздняя сигара", "Рыжее окно"]);
  expect(titleIn(titles, "velvet-nothing")).toBeNull();
  expect(await titlesIn("en")).toBeNull();
});
