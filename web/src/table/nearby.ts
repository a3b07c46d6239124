/** On a small screen the page comes to the thing that is asked about: its lower edge just above the bar. */
import { isStill } from "../settings.svelte.ts";

const SMALL = "(max-width: 720px)";

export function nearby(node: HTMLElement, wanted: boolean) {
  let asked = false;

  function come(now: boolean) {
    if (now && !asked && matchMedia(SMALL).matches) requestAnimationFrame(scroll);
    asked = now;
  }

  function scroll() {
    const bar = document.querySelector<HTMLElement>(".foot")?.offsetHeight ?? 0;
    node.style.scrollMarginBottom = `${bar + 8}px`;
    node.scrollIntoView({ block: "end", behavior: isStill() ? "auto" : "smooth" });
  }

  come(wanted);
  return { update: come };
}
