/** The stream of chance (contract, section 6), worked out again from a seed with the browser's own SHA.
 *
 * The same as `sitdown.kernel.chance`; here only to check that a game was honest. */
import type { Value } from "../documents.ts";

const WORDS = 16;
const RANGE = 2 ** 32;

export class Stream {
  private block = -1;
  private words: number[] = [];
  drawn = 0;

  constructor(private readonly seed: string) {}

  /** The next raw number: 32 bits of SHA-512 of `<seed>/<block>`. */
  async raw(): Promise<number> {
    const block = Math.floor(this.drawn / WORDS);
    if (block !== this.block) {
      this.words = await digest(`${this.seed}/${block}`);
      this.block = block;
    }
    return this.words[this.drawn++ % WORDS]!;
  }

  async below(count: number): Promise<number> {
    const limit = RANGE - (RANGE % count);
    for (;;) {
      const raw = await this.raw();
      if (raw < limit) return raw % count;
    }
  }

  async roll(sides: number): Promise<number> {
    return (await this.below(sides)) + 1;
  }

  async pick<Item>(items: readonly Item[]): Promise<Item> {
    return items[await this.below(items.length)]!;
  }

  async shuffle<Item>(items: readonly Item[]): Promise<Item[]> {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--)
      swap(order, last, await this.below(last + 1));
    return order;
  }

  async sample<Item>(items: readonly Item[], count: number): Promise<Item[]> {
    const order = [...items];
    for (let place = 0; place < count; place++) {
      swap(order, place, place + (await this.below(order.length - place)));
    }
    return order.slice(0, count);
  }
}

function swap<Item>(items: Item[], one: number, other: number) {
  [items[one], items[other]] = [items[other]!, items[one]!];
}

async function digest(text: string): Promise<number[]> {
  const bytes = await crypto.subtle.digest("SHA-512", new TextEncoder().encode(text));
  const view = new DataView(bytes);
  return Array.from({ length: WORDS }, (_, word) => view.getUint32(word * 4));
}

/** The commitment to a seed, as it was published before the game: SHA-256 in hexadecimal digits. */
export async function commitment(seed: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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
export async function gives(seed: string, draws: readonly Draw[]): Promise<boolean> {
  const stream = new Stream(seed);
  for (const { draw, from, count = 1, seen, gave } of draws) {
    const got = draw === "shuffle" ? await stream.shuffle(from) : await stream.sample(from, count);
    const shown = seen?.(got) ?? (draw === "pick" ? got[0] : got);
    if (JSON.stringify(shown) !== JSON.stringify(gave)) return false;
  }
  return true;
}

/** Whether this page can work out digests at all: browsers do it on secure pages only. */
export const canCheck = () => typeof crypto !== "undefined" && crypto.subtle !== undefined;
