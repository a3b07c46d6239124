/** Terms being put together: a proposal by the dealer, or what another asks for. */
import type { Action } from "../../documents.ts";
import type { Ask } from "./view.ts";

export class Composer {
  money = $state.raw<(number | null)[]>([]);
  accomplices = $state.raw<Record<string, number>>({});
  /** The accomplice that is about to be given to somebody. */
  carried = $state<string | null>(null);
  touched = $state(false);
  /** The least that can be said of a seat: a dealer gives 0, who asks may say nothing (-1). */
  least = $state(0);
  /** What lies on the table for each: who begins to ask for coins asks for one more than that. */
  private offered: (number | null)[] = [];

  /** Begin with some terms; `nothing` is what a seat gets that is not named. */
  begin(seats: number, terms: Ask | null, nothing: 0 | null, offered: Ask | null = null) {
    this.offered = offered?.money ?? [];
    this.money = terms?.money ?? Array.from({ length: seats }, () => nothing);
    this.accomplices = terms?.accomplices ?? {};
    this.least = nothing === null ? -1 : 0;
    this.carried = null;
    this.touched = false;
  }

  get given(): number {
    return this.money.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  }

  get isEmpty(): boolean {
    return (
      this.money.every((amount) => amount === null) && Object.keys(this.accomplices).length === 0
    );
  }

  pay(seat: number, amount: number | null) {
    const first = amount !== null && this.money[seat] === null;
    const next = first ? (this.offered[seat] ?? 0) + 1 : amount;
    this.money = this.money.map((old, place) => (place === seat ? next : old));
    this.touched = true;
  }

  carry(name: string) {
    this.carried = this.carried === name ? null : name;
  }

  give(name: string, seat: number) {
    this.accomplices = { ...this.accomplices, [name]: seat };
    this.carried = null;
    this.touched = true;
  }

  takeBack(name: string) {
    const { [name]: _, ...rest } = this.accomplices;
    this.accomplices = rest;
    this.touched = true;
  }

  /** Change all that somebody asks for. */
  grant(ask: Ask, available: readonly string[]) {
    this.money = this.money.map((old, seat) => ask.money[seat] ?? old);
    const granted = Object.entries(ask.accomplices).filter(([name]) => available.includes(name));
    this.accomplices = { ...this.accomplices, ...Object.fromEntries(granted) };
    this.touched = true;
  }

  /** Whether all that is asked for is in these terms. */
  grants(ask: Ask): boolean {
    return (
      ask.money.every((amount, seat) => amount === null || amount === this.money[seat]) &&
      Object.entries(ask.accomplices).every(([name, seat]) => this.accomplices[name] === seat)
    );
  }

  action(kind: string): Action {
    return { do: kind, money: [...this.money], accomplices: { ...this.accomplices } };
  }
}
