/** What actions would bring, asked of the server in batches and remembered until the view changes. */
import type { Action, GameEvent } from "../documents.ts";

const MOST = 64;

export class Foresight {
  private known = $state.raw(new Map<string, GameEvent[] | null>());
  private asked = new Set<string>();
  private wanted: Action[] = [];
  private age = 0;

  constructor(private readonly ask: (acts: Action[]) => Promise<(GameEvent[] | null)[]>) {}

  of(action: Action): GameEvent[] | null {
    const key = JSON.stringify(action);
    if (!this.asked.has(key)) {
      this.asked.add(key);
      if (this.wanted.push(action) === 1) queueMicrotask(() => void this.fetch());
    }
    return this.known.get(key) ?? null;
  }

  forget() {
    this.age += 1;
    this.asked = new Set();
    this.wanted = [];
    this.known = new Map();
  }

  private async fetch() {
    const { age } = this;
    const acts = this.wanted.splice(0, MOST);
    if (acts.length === 0) return;
    const events = await this.ask(acts).catch(() => acts.map(() => null));
    if (age !== this.age) return;
    const known = new Map(this.known);
    acts.forEach((act, place) => known.set(JSON.stringify(act), events[place] ?? null));
    this.known = known;
    if (this.wanted.length) void this.fetch();
  }
}
