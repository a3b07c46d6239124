/** Noted: the note to what somebody points at or has picked, asked for anew whenever the table has changed. */
import type { Note } from "../documents.ts";
import type { NoteSource } from "./notes.ts";

export class Noted {
  private known = $state.raw<{ thing: string; note: Note | null }>();
  private readonly asked = $derived.by(() => this.thing());
  /** Null until it is known, or where there is no more to say than the words do. */
  readonly note = $derived(this.known?.thing === this.asked ? (this.known?.note ?? null) : null);

  constructor(
    private readonly source: () => NoteSource,
    private readonly thing: () => string | undefined,
  ) {
    $effect(() => this.ask(this.source(), this.asked));
  }

  private ask(source: NoteSource, thing: string | undefined) {
    void source.view;
    if (thing === undefined) return;
    let late = false;
    void source.note(thing).then(
      (note) => !late && (this.known = { thing, note }),
      () => {},
    );
    return () => {
      late = true;
    };
  }
}
