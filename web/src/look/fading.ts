/** A part of a page that scrolls in a frame: it fades where there is more of it.
 *
 * `data-more` says where, "above" or "below"; `base.css` draws it. */
const NEARLY = 2;

export function fading(node: HTMLElement) {
  function note() {
    const { scrollTop, clientHeight, scrollHeight } = node;
    const more = [
      ...(scrollTop > NEARLY ? ["above"] : []),
      ...(scrollTop + clientHeight < scrollHeight - NEARLY ? ["below"] : []),
    ];
    if (more.length) node.dataset.more = more.join(" ");
    else delete node.dataset.more;
  }

  const sized = new ResizeObserver(note);
  sized.observe(node);
  const filled = new MutationObserver(note);
  filled.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", note, { passive: true });
  return {
    destroy() {
      sized.disconnect();
      filled.disconnect();
    },
  };
}
