/** What lies over the table must not be cut off by it: it moves up to the page of its game. */
export function portal(node: HTMLElement) {
  (node.closest("[data-game]") ?? document.body).append(node);
  return { destroy: () => node.remove() };
}
