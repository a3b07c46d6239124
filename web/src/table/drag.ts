/** Dragging: a card is carried to a place that takes it. Places say what they are by `data-drop`. */

export interface Carry {
  /** Called when the card is lifted; places light up by what may then be done. */
  lift(): void;
  /** Whether the place takes it. */
  fits(place: string): boolean;
  drop(place: string): void;
  enabled: boolean;
}

const THRESHOLD = 8;

export function drag(node: HTMLElement, carry: Carry) {
  let carried = carry;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  function down(event: PointerEvent) {
    if (event.button !== 0 || !carried.enabled) return;
    start = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }

  function move(event: PointerEvent) {
    if (!start) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD)
        return;
      ghost = lift();
    }
    const { width, height } = ghost.getBoundingClientRect();
    ghost.style.translate = `${event.clientX - width / 2}px ${event.clientY - height / 2}px`;
    mark(place(event));
  }

  function lift(): HTMLElement {
    carried.lift();
    const { width } = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    copy.classList.add("drag-ghost");
    copy.style.width = `${width}px`;
    document.body.append(copy);
    node.classList.add("drag-source");
    return copy;
  }

  function place(event: PointerEvent): Element | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
    return found && carried.fits(found.getAttribute("data-drop")!) ? found : null;
  }

  function mark(target: Element | null) {
    if (target === over) return;
    over?.classList.remove("drag-over");
    target?.classList.add("drag-over");
    over = target;
  }

  function up(event: PointerEvent) {
    const target = ghost && place(event)?.getAttribute("data-drop");
    if (ghost) addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    stop();
    if (target) carried.drop(target);
  }

  /** The click that ends a drag chooses nothing. */
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }

  function stop() {
    mark(null);
    ghost?.remove();
    node.classList.remove("drag-source");
    ghost = start = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }

  /** What can be carried now says so. */
  function hold(next: Carry) {
    carried = next;
    node.toggleAttribute("data-carried", next.enabled);
  }

  hold(carry);
  node.addEventListener("pointerdown", down);
  return {
    update: hold,
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}
