/** Names: which answers are worth a button, asked of the server once per question and once per pick. */
import type { Action, Document, NamedAnswer, Naming } from "../documents.ts";
import { matches } from "./choice.svelte.ts";

/** So many answers can be read at once: where the house does not tell, all of so few are named. */
const FEW = 4;

export class Names {
  private known = $state.raw(new Map<string, Naming | null>());
  private asked = new Set<string>();
  private age = 0;

  constructor(private readonly ask: (picked: Document) => Promise<Naming>) {}

  /** Undefined while it is asked for, null where it is not told. */
  of(picked: Document): Naming | null | undefined {
    const key = JSON.stringify(picked);
    if (!this.asked.has(key)) {
      this.asked.add(key);
      const { age } = this;
      queueMicrotask(() => void this.fetch(key, picked, age));
    }
    return this.known.get(key);
  }

  forget() {
    this.age += 1;
    this.asked = new Set();
    this.known = new Map();
  }

  private async fetch(key: string, picked: Document, age: number) {
    const naming = await this.ask(picked).catch(() => null);
    if (age === this.age) this.known = new Map(this.known).set(key, naming);
  }
}

const plain = (act: Action): NamedAnswer => ({
  act,
  pick: null,
  count: 1,
  brings: [],
  stance: null,
  brass: false,
});

/** The named answers, as far as they can be given now: the table may have gone on meanwhile. */
export function answersOf(
  naming: Naming | null | undefined,
  candidates: readonly Action[],
): NamedAnswer[] {
  if (naming)
    return naming.answers.filter(({ act, pick }) =>
      candidates.some((action) => matches(action, (act ?? pick)!)),
    );
  return naming === null && candidates.length <= FEW ? candidates.map(plain) : [];
}

/** How many answers no button leads to. */
export function unnamed(answers: readonly NamedAnswer[], all: number): number {
  return Math.max(0, all - answers.reduce((sum, { count }) => sum + count, 0));
}
