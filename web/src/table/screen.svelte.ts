/** How large the screen is: which of the two tables is drawn, and how far it grows beyond a desk's. */
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const phone = new MediaQuery("max-width: 720px");
const tablet = new MediaQuery("max-width: 1000px");
/** From this size on everything grows with the window. */
const DRAWN_FOR = { width: 1584, height: 990 };

export const screen = {
  /** Whether a phone's table is drawn. */
  get small(): boolean {
    return phone.current;
  },
  /** Whether there is no rail beside the table: a board that needs a desk's width can draw a phone's table too. */
  get narrow(): boolean {
    return tablet.current;
  },
  /** Whether a phone's table is drawn where so many others sit; on a tablet there is room for some of them only. */
  isSmallFor(others: number, room: number): boolean {
    return phone.current || (tablet.current && others > room);
  },
  /** How many times larger than it is drawn. */
  get zoom(): number {
    const wide = (innerWidth.current ?? 0) / DRAWN_FOR.width;
    const high = (innerHeight.current ?? 0) / DRAWN_FOR.height;
    return Math.max(1, Math.min(wide, high));
  },
};
