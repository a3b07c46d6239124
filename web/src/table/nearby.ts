/** On a small screen the page comes to the thing that is asked about: its lower edge just above the bar.
 *
 * It never takes the focus, and somebody who moves the page is left alone. */
import { isStill } from "../settings.svelte.ts";

const SMALL = "(max-width: 720px)";
/** What a board itself says is asked about. */
const ASKED = ".stage [data-asked]";
/** Else what can be chosen on it. */
const CHOOSABLE = ".stage :is(.legal, .hand [role=button]:not([aria-disabled]))";
/** Milliseconds for which somebody who has just moved the page is left alone. */
const COURTESY = 1500;

let moved = -Infinity;
let held = false;
/** Takes the measure of what covers the lower edge; a question may just have changed it. */
let measure = () => {};

/** A part of a board that is asked about while `wanted`. */
export function nearby(node: HTMLElement, wanted: boolean) {
  let asked = false;

  function come(now: boolean) {
    if (now && !asked) requestAnimationFrame(() => bring(node));
    asked = now;
    if (now) node.dataset.asked = "";
    else delete node.dataset.asked;
  }

  come(wanted);
  return { update: come };
}

/** Something new is asked: what it is about comes into sight, once it is drawn. */
export function bringWhatIsAsked() {
  requestAnimationFrame(() => {
    const asked = document.querySelectorAll(ASKED);
    const things = [...(asked.length ? asked : document.querySelectorAll(CHOOSABLE))];
    const lowest = things
      .filter((thing) => thing.getClientRects().length)
      .sort((one, other) => bottomOf(one) - bottomOf(other))
      .at(-1);
    if (lowest) bring(lowest);
  });
}

const bottomOf = (thing: Element) => thing.getBoundingClientRect().bottom;

function bring(thing: Element) {
  // It may have left the table since it was asked about.
  if (!thing.isConnected || !matchMedia(SMALL).matches || isBusy()) return;
  measure();
  if (isInSight(thing)) return;
  // Up and down only: a row of cards that scrolls by itself stays at its beginning.
  const below = thing.getBoundingClientRect().bottom - lowest();
  scrollBy({ top: below, behavior: isStill() ? "instant" : "smooth" });
}

/** Whether a person holds or moves the page, or looks at a sheet over it. */
const isBusy = () =>
  held || performance.now() - moved < COURTESY || document.querySelector("dialog[open]") !== null;

function isInSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  const page = getComputedStyle(document.documentElement);
  return top >= parseFloat(page.scrollPaddingTop) && bottom <= lowest();
}

/** How far down the window is not covered. */
const lowest = () =>
  innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);

/** Notes when a person moves the page; once for the whole client. */
export function noteScrolling() {
  const on = (names: string[], heard: (event: Event) => void) => {
    for (const name of names) addEventListener(name, heard, { passive: true, capture: true });
  };
  const note = () => (moved = performance.now());
  on(["wheel", "touchmove"], note);
  on(["keydown"], (event) => {
    if (/^(Page|Home$|End$|Arrow(Up|Down))/.test((event as KeyboardEvent).key)) note();
  });
  on(["touchstart"], () => (held = true));
  on(["touchend", "touchcancel"], () => (held = false));
}

/** What sticks to the lower edge covers the page: nothing that is scrolled to may end under it. */
export function covering(node: HTMLElement) {
  const page = document.documentElement.style;
  const take = () => {
    const sticks = getComputedStyle(node).position === "sticky";
    if (sticks) page.setProperty("--covered", `${node.offsetHeight}px`);
    else page.removeProperty("--covered");
  };
  const watch = new ResizeObserver(take);
  measure = take;
  watch.observe(node);
  return {
    destroy() {
      watch.disconnect();
      if (measure === take) measure = () => {};
      page.removeProperty("--covered");
    },
  };
}
