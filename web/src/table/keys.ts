/** Keys at the table: what each does, and where the focus goes when its place is gone. */

/** Where answers are given: the window over the table, or else the bar. */
const ANSWERS = [".window .answers", "footer.bar .options"];
const QUESTION = ".window h3, footer.bar .ask";
/** Where a key is a letter or a choice; on a switch it is not. */
export const TYPING =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

export interface Key {
  /** As it is called in the list of keys, by `keys-<name>`. */
  name: string;
  /** What is pressed, as it stands on the key. */
  signs: string[];
  press(event: KeyboardEvent): boolean;
}

/** The answers that can be pressed now, in their order. */
export function answers(): HTMLElement[] {
  for (const place of ANSWERS) {
    const found = document.querySelectorAll<HTMLElement>(`${place} .btn:not([disabled], .icon)`);
    if (found.length) return [...found];
  }
  return [];
}

const question = () => document.querySelector<HTMLElement>(QUESTION);
const says = (word: "yes" | "no") => answers().find((answer) => answer.dataset.says === word);

function focus(thing: HTMLElement | null | undefined): boolean {
  thing?.focus();
  return Boolean(thing);
}

function click(thing: HTMLElement | undefined): boolean {
  thing?.click();
  return Boolean(thing);
}

const hintButton = () =>
  document.querySelector<HTMLElement>(".ask-hint:not([disabled])") ?? undefined;

/** All keys, in the order in which they are listed. Letters are places on the keyboard, so that another layout is no hindrance. */
export function keysOf(show: { keys(): void; tab(name: string): void }): Key[] {
  const at =
    (...codes: string[]) =>
    (then: () => boolean) =>
    (event: KeyboardEvent) =>
      codes.includes(event.code) && then();
  return [
    { name: "answer", signs: ["1", "…", "9"], press: byNumber },
    { name: "yes", signs: ["Y"], press: at("KeyY")(() => click(says("yes"))) },
    { name: "no", signs: ["N"], press: at("KeyN")(() => click(says("no"))) },
    { name: "along", signs: ["←", "→", "↑", "↓"], press: along },
    { name: "hand", signs: ["H"], press: at("KeyH")(() => focus(firstIn(".stage .hand"))) },
    { name: "targets", signs: ["X"], press: at("KeyX")(() => focus(nextTarget())) },
    { name: "bar", signs: ["B"], press: at("KeyB")(() => focus(answers()[0] ?? question())) },
    { name: "hint", signs: ["I"], press: at("KeyI")(() => click(hintButton())) },
    { name: "ledger", signs: ["L"], press: at("KeyL")(() => opens("ledger")) },
    { name: "talk", signs: ["T"], press: at("KeyT")(() => opens("talk")) },
    { name: "back", signs: ["Esc"], press: () => false },
    { name: "help", signs: ["?"], press: ({ key }) => key === "?" && opensKeys() },
  ];

  function opens(name: string): boolean {
    show.tab(name);
    return true;
  }
  function opensKeys(): boolean {
    show.keys();
    return true;
  }
}

/** Whether a key is meant for the table, and not for what somebody writes or for a sheet above it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof Element && target.closest(TYPING)) return false;
  return !document.querySelector("dialog[open]");
}

function byNumber(event: KeyboardEvent): boolean {
  const place = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return place !== undefined && click(answers()[Number(place) - 1]);
}

const buttonsIn = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>(':is([role="button"], button):not([disabled])'),
];

const firstIn = (place: string) => {
  const found = document.querySelector(place);
  return found ? buttonsIn(found)[0] : undefined;
};

/** What is lit up on the board, one after the other. */
function nextTarget(): HTMLElement | undefined {
  const targets = [...document.querySelectorAll<HTMLElement>(".stage .legal")].flatMap((thing) =>
    thing.matches('[tabindex="0"], button') ? [thing] : buttonsIn(thing).slice(0, 1),
  );
  const place = targets.indexOf(document.activeElement as HTMLElement);
  return targets[(place + 1) % targets.length];
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ROW = 'ul, ol, [role="group"], [role="list"], .options, .answers, .row';

/** To the next thing of a hand, a row or a list of answers, round and round. */
function along(event: KeyboardEvent): boolean {
  const by = STEPS[event.key];
  const here = document.activeElement;
  const row = here?.matches(':is([role="button"], button)') ? rowOf(here) : null;
  if (!by || !here || !row) return false;
  const things = buttonsIn(row);
  const next = things[(things.indexOf(here as HTMLElement) + by + things.length) % things.length];
  next?.focus();
  return true;
}

/** The nearest row around a thing that has another one in it. */
function rowOf(thing: Element): Element | null {
  for (let row = thing.closest(ROW); row; row = row.parentElement?.closest(ROW) ?? null)
    if (buttonsIn(row).length > 1) return row;
  return null;
}

/** After a pick the next Tab is its answer, and Shift+Tab leads back to what was picked. */
export class Road {
  private from: HTMLElement | null = null;

  press(event: KeyboardEvent, picked: boolean): boolean {
    const here = document.activeElement;
    if (event.key !== "Tab" || !(here instanceof HTMLElement)) return false;
    const [first] = answers();
    if (!event.shiftKey && picked && here.closest(".stage")) {
      this.from = here;
      // While the answers are being named, the question is where they come.
      return focus(first ?? question());
    }
    if (event.shiftKey && here === first && this.from?.isConnected) return focus(this.from);
    return false;
  }
}

/** Keeps the focus at the table: where its place is taken away, it goes to what is asked. */
export function keepsFocus(frame: HTMLElement) {
  let last: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent) => (last = target as HTMLElement);
  const isGone = (thing: HTMLElement) => !thing.isConnected || thing.matches(":disabled");
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement !== body || !last || !isGone(last)) return;
    last = null;
    question()?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => requestAnimationFrame(look));
  document.addEventListener("focusin", remember);
  watcher.observe(frame, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  return {
    destroy() {
      watcher.disconnect();
      document.removeEventListener("focusin", remember);
    },
  };
}
