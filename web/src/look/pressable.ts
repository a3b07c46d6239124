/** Things that are buttons for as long as a tap does something.
 *
 * Their element stays the same: a <button> in its place whenever it is somebody's turn would draw half a board anew. */
import type { HTMLAttributes } from "svelte/elements";

type Other = "img" | "group" | null;

/** What makes a thing a button while there is something to do; else it is what it is. */
export function pressable(
  press: (() => void) | undefined,
  otherwise: Other = "img",
): HTMLAttributes<HTMLElement> {
  if (!press) return { role: otherwise };
  return { role: "button", tabindex: 0, onclick: press, onkeydown: byKey };
}

function byKey(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  if (event.target !== event.currentTarget || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
