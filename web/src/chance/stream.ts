/** The stream of chance (contract, section 6), worked out again from a seed.
 *
 * The same as `sitdown.kernel.chance`; here only to check that a game was honest. */
import type { Value } from "../documents.ts";
import { numbersOf } from "./digest.ts";

const WORDS = 16;
const RANGE = 2 ** 32;

export class Stream {
  private block = -1;
  private words: number[] = [];
  drawn = 0;

  constructor(private readonly seed: string) {}

  /** The next raw number: 32 bits of SHA-512 of `<seed>/<block>`. */
  raw(): number {
    const block = Math.floor(this.drawn / WORDS);
    if (block !== this.block) {
      this.words = numbersOf(`${this.seed}/${block}`);
      this.block = block;
    }
    return this.words[this.drawn++ % WORDS]!;
  }

  below(count: number): number {
    const limit = RANGE - (RANGE % count);
    for (;;) {
      const raw = this.raw();
      if (raw < limit) return raw % count;
    }
  }

  roll(sides: number): number {
    return this.below(sides) + 1;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) swap(order, last, this.below(last + 1));
    return order;
  }

  sample<Item>(items: readonly Item[], count: number): Item[] {
    const order = [...items];
    for (let place = 0; place < count; place++) {
      swap(order, place, place + this.below(order.length - place));
    }
    return order.slice(0, count);
  }
}

function swap<Item>(items: Item[], one: number, other: number) {
  [items[one], items[other]] = [items[other]!, items[one]!];
}

/** A draw of the set-up: from what, and what it gave as far as the table shows it.
 *
 * `seen` turns what is drawn into what lies there: hands, for one, are sorted when they are dealt. */
export interface Draw {
  draw: "shuffle" | "sample" | "pick";
  from: Value[];
  count?: number;
  seen?(got: Value[]): Value;
  gave: Value;
}

/** Whether a seed gives these draws, in this order, from the beginning of its stream. */
export function gives(seed: string, draws: readonly Draw[]): boolean {
  const stream = new Stream(seed);
  for (const { draw, from, count = 1, seen, gave } of draws) {
    const got = draw === "shuffle" ? stream.shuffle(from) : stream.sample(from, count);
    const shown = seen?.(got) ?? (draw === "pick" ? got[0] : got);
    if (JSON.stringify(shown) !== JSON.stringify(gave)) return false;
  }
  return true;
}
