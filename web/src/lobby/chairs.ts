/** Chairs of a table that has not begun. */
import type { ListedTable, Seat, WholeTable } from "../documents.ts";
import { house } from "../house.svelte.ts";

/** Whether anybody may sit down there. */
export const isFree = ({ kind, reserved }: Seat): boolean => kind === "open" && !reserved;

/** Whether the game waits for its host also where every chair is taken. */
export const isStartedByHost = ({ settings }: WholeTable): boolean => settings.start === "host";

/** Who offers a rematch: its host. */
export function offererOf({ seats }: ListedTable): string {
  const offerer = seats.find(({ host }) => host);
  return offerer ? house.nameOf(offerer) : "";
}
