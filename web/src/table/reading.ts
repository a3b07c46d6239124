/** Reading views, and what a game has worked out from them, as the board of the game knows them. */
import type { Document, Sketch, View } from "../documents.ts";

/** One for each game, in its `view.ts`: a view of another game is a fault, and is called so. */
export function reader<Known extends View>(game: string): (view: View) => Known {
  return (view) => {
    if (view.game !== game) throw new Error(`a view of ${view.game} at a board of ${game}`);
    return view as Known;
  };
}

/** The facts that come with a sketch, in the form that a game gives them; none before it is there. */
export const factsIn = <Known extends Document>(sketch: Sketch | null): Known | undefined =>
  sketch?.facts as Known | undefined;
