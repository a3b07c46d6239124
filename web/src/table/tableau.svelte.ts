/** Tableau: a scene that stands still until somebody changes it: a step of a replay, a task of a lesson. */
import { api } from "../api.ts";
import type {
  Action,
  Document,
  Game,
  GameEvent,
  Naming,
  Note,
  Position,
  Seat,
  Sketch,
  View,
} from "../documents.ts";
import { told } from "../house.svelte.ts";
import { backOf, type FaceOf } from "../games/faces.ts";
import { dressed } from "../look/masks.ts";
import type { Words } from "../words/words.ts";
import { Choice } from "./choice.svelte.ts";
import type { Scene } from "./scene.ts";
import type { Moment } from "./story.ts";

export class Tableau implements Scene {
  view = $state.raw<View>()!;
  sketch = $state.raw<Sketch | null>(null);
  words = $state.raw<Words>()!;
  readonly decision = null;
  moment = $state.raw<Moment | null>(null);
  opening = $state.raw(false);
  told = $state.raw<readonly GameEvent[]>([]);
  readonly choice: Choice;
  readonly people: Seat[];

  constructor(
    readonly game: Game,
    people: Seat[],
    readonly faceOf: FaceOf,
    words: Words,
    view: View,
    act: (action: Action) => Promise<void> = async () => {},
    private readonly foresee: (action: Action) => GameEvent[] | null = () => null,
    private readonly name: (picked: Document) => Naming | null | undefined = () => null,
  ) {
    // Who is connected now says nothing of what is shown.
    this.people = dressed(people).map((seat) => ({ ...seat, here: true, stand_in: null }));
    this.words = words;
    this.view = view;
    this.choice = new Choice(
      () => this.view.legal,
      act,
      (reason) => told(reason, this.words),
    );
  }

  get back(): string {
    return backOf(this.game.id);
  }

  foreseen(action: Action): GameEvent[] | null {
    return this.foresee(action);
  }

  named(picked: Document): Naming | null | undefined {
    return this.name(picked);
  }

  async note(thing: string): Promise<Note | null> {
    return this.game.notes ? api.note(this.game.id, this.view, thing) : null;
  }
}

/** A whole position, drawn like a view of somebody who sees everything. */
export function openView(position: Position | View): View {
  return { you: null, legal: [], ...position };
}
