/** The service worker: it shows calls, and a page of its own where there is no connection. */

const registers = "serviceWorker" in navigator;

let known: Promise<ServiceWorkerRegistration | null> | undefined;

/** Null where a browser has none, or lends it to encrypted pages only. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  known ??= registers
    ? navigator.serviceWorker.register("/worker.js").catch(() => null)
    : Promise.resolve(null);
  return known;
}
