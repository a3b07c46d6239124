/** Addresses to give away. A loopback name means the reader's own computer, wherever it is read. */
import { house } from "./house.svelte.ts";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const isLoopback = (address: URL) => LOOPBACK.test(address.hostname);

/** Where another device opens a page of this house. */
export function inviteTo(path: string): string {
  const here = new URL(path, location.href);
  if (!house.invite || !isLoopback(here)) return here.href;
  return new URL(here.pathname + here.search + here.hash, house.invite).href;
}

/** Whether nobody but this computer can open what `inviteTo` gives. */
export const isOnlyHere = (): boolean => isLoopback(new URL(inviteTo("/")));
