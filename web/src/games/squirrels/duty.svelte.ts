/** The duty being shared out among the officers, where the rules leave a choice. */
import type { Action } from "../../documents.ts";
import type { Choice } from "../../table/choice.svelte.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export class Duty {
  /** Nuts for each seat. */
  shares = $state.raw<number[]>([]);

  /** All the ways to pay that the rules allow: they tell who is owed, how much, and what in all. */
  readonly ways = $derived.by(() =>
    this.choice()
      .legal.filter((action) => action.do === "pay")
      .map((action) => action.shares as number[]),
  );
  readonly officers = $derived(
    (this.ways[0] ?? []).flatMap((_, seat) => (this.due(seat) > 0 ? [seat] : [])),
  );
  readonly left = $derived(sum(this.ways[0] ?? []) - sum(this.shares));
  /** What is put together, once it can be paid so. */
  readonly draft = $derived.by((): Action | undefined =>
    this.choice().find({ do: "pay", shares: this.shares }),
  );

  constructor(private readonly choice: () => Choice) {}

  /** A new question: nobody has anything yet. */
  begin() {
    this.shares = (this.ways[0] ?? []).map(() => 0);
  }

  pay(seat: number, nuts: number) {
    this.shares = this.shares.map((old, place) => (place === seat ? nuts : old));
  }

  most(seat: number): number {
    return Math.min(this.due(seat), this.shares[seat]! + this.left);
  }

  private due(seat: number): number {
    return Math.max(...this.ways.map((shares) => shares[seat]!));
  }
}
