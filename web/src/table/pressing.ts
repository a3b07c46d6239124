/** Pressing things on a board: each press settles an argument of a choice, or lets go of it again. */
import type { Document } from "../documents.ts";
import { matches, type Choice } from "./choice.svelte.ts";

/** Settle these arguments, or let go of them if they are settled so already. */
export function press(choice: Choice, fields: Document) {
  if (!choice.isPicked(fields)) {
    choice.pick(fields);
    return;
  }
  const left = Object.entries(choice.picked).filter(([name]) => name === "do" || !(name in fields));
  choice.picked = left.length > 1 ? Object.fromEntries(left) : {};
}

/** Whether these arguments can still be settled, with the others as they are picked. */
export function isOpenTo(choice: Choice, fields: Document): boolean {
  const others = Object.entries(choice.picked).filter(([name]) => !(name in fields));
  return choice.may({ ...Object.fromEntries(others), ...fields });
}

/** Settle these arguments; if that leaves one action only, do it. */
export function settle(choice: Choice, fields: Document) {
  choice.pick(fields);
  const [only, ...more] = choice.legal.filter((action) => matches(action, choice.picked));
  if (only && !more.length) void choice.act(only);
}
