/** Boards that packages of games bring already built, by whatever tool: what such a board must offer
 * and what it is given, none of it of Svelte. Fields may be added to this; none changes, none goes. */
import type { Action, Document, GameEvent, View } from "../documents.ts";
import type { Scene } from "./scene.ts";

/** The table as one viewpoint has it now. Every change brings a new one; none is changed in place. */
export interface TableFace {
  /** The view of the contract. */
  readonly view: View;
  /** Whose view it is; null for a spectator. */
  readonly seat: number | null;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** What may be chosen now: nothing while others are asked, or the line is down. */
  readonly legal: readonly Action[];
  /** The arguments settled so far of an action that is being chosen, on the board or in the bar. */
  readonly picked: Document;
  /** What only the rules can tell: the `facts` of the game's sketch. */
  readonly facts: Document;
  /** What has happened so far, as far as it is at hand. */
  readonly told: readonly GameEvent[];
  /** Whether nothing is to move. */
  readonly still: boolean;
  readonly words: TableWords;
  /** Settle some arguments: the bar then offers what is left. */
  pick(fields: Document): void;
  /** Do it. If it is refused, the bar says why, and nothing has changed. */
  act(action: Action): Promise<void>;
}

/** The words of the game and of the house, in the reader's language. */
export interface TableWords {
  readonly language: string;
  has(id: string): boolean;
  /** A message, or `id.attribute`, with the fields of a document; its id where it is missing. */
  say(id: string, fields?: Document): string;
  seat(seat: number): string;
  thing(id: string): string;
  action(action: Action): string;
}

/** What the module `board.js` of a face exports. */
export interface BoardModule {
  mount(place: HTMLElement, table: TableFace): MountedBoard;
}

export interface MountedBoard {
  update(table: TableFace): void;
  destroy(): void;
}

/** A scene as a board of another package is given it. */
export function tableFace(scene: Scene, still: boolean): TableFace {
  const { view, words, choice } = scene;
  return {
    view,
    seat: view.you,
    names: scene.people.map(({ seat }) => words.seat(seat)),
    legal: choice.legal,
    picked: choice.picked,
    facts: scene.sketch?.facts ?? {},
    told: scene.told,
    still,
    words: {
      language: words.language,
      has: (id) => words.has(id),
      say: (id, fields) => words.say(id, fields),
      seat: (seat) => words.seat(seat),
      thing: (id) => words.thing(id),
      action: (action) => words.action(action),
    },
    pick: (fields) => choice.pick(fields),
    act: (action) => choice.act(action),
  };
}

/** A stranger's board in its place: whatever it does wrong, it is taken away and the table stands. */
export class Hanging {
  private board: MountedBoard | null = null;
  private newest: TableFace | null = null;
  private over = false;
  private failed = false;

  constructor(
    private readonly place: HTMLElement,
    private readonly onfault: (reason: unknown) => void,
  ) {}

  /** Mount it as soon as it is loaded and there is a table to show. */
  async hang(loading: Promise<BoardModule>) {
    try {
      const module = await loading;
      if (this.over || !this.newest) return;
      this.board = module.mount(this.place, this.newest);
      if (!this.board) throw new TypeError("mount gave no board");
    } catch (reason) {
      this.fail(reason);
    }
  }

  show(table: TableFace) {
    this.newest = table;
    try {
      this.board?.update(table);
    } catch (reason) {
      this.fail(reason);
    }
  }

  takeDown() {
    const { board } = this;
    this.over = true;
    this.board = null;
    try {
      board?.destroy();
    } catch (reason) {
      this.tell(reason);
    }
    this.place.replaceChildren();
  }

  private fail(reason: unknown) {
    if (this.over) return;
    this.tell(reason);
    this.takeDown();
  }

  /** Once: what fails after a fault is a part of it. */
  private tell(reason: unknown) {
    if (!this.failed) this.onfault(reason);
    this.failed = true;
  }
}
