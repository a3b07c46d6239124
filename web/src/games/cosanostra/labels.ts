/** What is read out of things whose drawing says it by icons. */
import type { Words } from "../../words/words.ts";
import { ROMAN } from "./cards.ts";
import type { Gangster, Task } from "./view.ts";

export function gangsterLabel(words: Words, seat: number, gangster: Gangster, guns: number) {
  const { id, active, tasks, mods } = gangster;
  const known = { gangster: id, seat, guns, active };
  return [
    words.say("board-gangster", known),
    ...mods.map(({ card }) => words.thing(card)),
    ...tasks.map((task) => taskLabel(words, task)),
  ].join(", ");
}

function taskLabel(words: Words, { buy, job, back }: Task): string {
  if (buy) return words.say("board-buys", { business: buy });
  if (job && job !== "?") return words.say("board-planned", { job });
  return words.say("board-closed-job", { round: ROMAN[back ?? 0] ?? "" });
}
