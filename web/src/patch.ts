/** Patches: what is different on the table, put together with what was there before. */
import type { Sketch, Value, View } from "./documents.ts";

export interface Shown {
  view: View | null;
  sketch: Sketch | null;
}

/** The way to a place, fields and numbers, and as its last item what lies there now. */
export type Edit = Value[];

type Holder = Record<string | number, Value>;

/**
 * What is shown after some edits. What they do not touch is shared with what was shown before,
 * and that stays as it is: somebody may still be looking at it. Throws where an edit does not fit.
 */
export function patched(before: Shown, edits: Edit[]): Shown {
  const now: Shown = { ...before };
  const own = new Set<unknown>([now]);
  for (const edit of edits) {
    const way = edit.slice(0, -1) as (string | number)[];
    const last = way.pop()!;
    const holder = way.reduce((outer, step) => inside(outer, step, own), now as unknown as Holder);
    if (!(last in holder)) throw new Error(`no ${last} to be changed`);
    holder[last] = edit.at(-1)!;
  }
  return now;
}

/** What lies in something, copied once: an edit changes nothing that others have. */
function inside(outer: Holder, step: string | number, own: Set<unknown>): Holder {
  const inner = outer[step];
  if (typeof inner !== "object" || inner === null) throw new Error(`nothing in ${step}`);
  if (own.has(inner)) return inner as Holder;
  const copy = (Array.isArray(inner) ? [...inner] : { ...inner }) as Holder;
  own.add(copy);
  outer[step] = copy as Value;
  return copy;
}
