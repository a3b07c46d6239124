/** Where one is: the path of the page, changed without loading it anew. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
  fragment: string;
}

function read(): Route {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return {
    page,
    id,
    query: new URLSearchParams(location.search),
    fragment: location.hash.slice(1),
  };
}

let current = $state.raw(read());

export const route = {
  get here() {
    return current;
  },
};

export function go(path: string, replace = false) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = current.page + current.id;
  current = read();
  if (before !== current.page + current.id) scrollTo(0, 0);
}

/** Links of the house are followed here; everything else is left to the browser. */
export function followLinks() {
  addEventListener("popstate", () => (current = read()));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute("target")) return;
    const to = new URL((link as HTMLAnchorElement).href);
    if (
      to.origin !== location.origin ||
      to.pathname.startsWith("/api/") ||
      link.hasAttribute("download")
    )
      return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
