/** How a deal stands, and what one puts together oneself, on whichever table it is drawn. */
import type { Action } from "../../documents.ts";
import type { Carry } from "../../table/drag.ts";
import { othersAround, type Scene } from "../../table/scene.ts";
import { accompliceIds } from "./face.ts";
import { Composer } from "./terms.svelte.ts";
import { dealOf, factsOf, promisedTo, read, type Ask } from "./view.ts";

/** More coins than this nobody can ask for: the richest deal. */
export const MOST = 16;

export class Bargain {
  readonly composer = new Composer();
  /** Whether one asks for others too. */
  forOthers = $state(false);

  readonly view = $derived.by(() => read(this.scene().view));
  readonly facts = $derived.by(() => factsOf(this.scene()));
  readonly others = $derived.by(() => othersAround(this.view));
  readonly deal = $derived.by(() => dealOf(this.view, this.view.card));
  readonly dealing = $derived(
    this.you === this.view.dealer &&
      (this.choice.may({ do: "offer" }) || this.choice.may({ do: "final" })),
  );
  readonly asking = $derived(this.you !== null && this.choice.may({ do: "ask" }));
  readonly composing = $derived(this.dealing || (this.asking && this.forOthers));
  readonly left = $derived((this.deal?.money ?? 0) - this.composer.given);
  readonly kept = $derived(
    (this.deal?.accomplices ?? []).filter((name) => !(name in this.composer.accomplices)),
  );
  readonly turns = $derived(Number(this.view.options.rounds) * this.view.seats);
  readonly money = $derived(this.you === null ? "?" : this.view.players[this.you]!.money);
  readonly votes = $derived(this.choice.legal.filter((action) => action.do === "vote"));
  readonly ownVote = $derived(this.you === null ? null : this.view.votes[this.you]);

  constructor(private readonly scene: () => Scene) {}

  private get choice() {
    return this.scene().choice;
  }

  get you(): number | null {
    return this.view.you;
  }

  /** Begin with what is on the table. */
  begin() {
    const { composer, view, you } = this;
    const standing = you === null ? null : (view.asks[you] ?? null);
    if (this.dealing) composer.begin(view.seats, view.proposal, 0);
    else composer.begin(view.seats, standing === "?" ? null : standing, null, view.proposal);
  }

  /** What is composed, as it can be sent. */
  get drafts(): Action[] {
    const kinds = this.dealing
      ? ["offer", "final"].filter((kind) => this.choice.may({ do: kind }))
      : [];
    if (this.asking && this.composer.touched && !this.composer.isEmpty) kinds.push("ask");
    return kinds.map((kind) => this.composer.action(kind));
  }

  /** What a seat gets by what is composed, else by what lies on the table. */
  terms(seat: number): { amount: number | null; tokens: string[] } {
    const { composer, view } = this;
    if (this.composing)
      return { amount: composer.money[seat] ?? null, tokens: promisedTo(composer, seat) };
    return {
      amount: view.proposal?.money[seat] ?? 0,
      tokens: view.proposal ? promisedTo(view.proposal, seat) : [],
    };
  }

  owned(seat: number | null): string[] {
    return accompliceIds.filter((name) => this.view.accomplices[name] === seat);
  }

  askOf(seat: number): Ask | null {
    const ask = this.view.asks[seat];
    return ask && ask !== "?" ? ask : null;
  }

  isGranted(seat: number): boolean {
    const ask = this.askOf(seat);
    return this.dealing && ask !== null && this.composer.grants(ask);
  }

  /** Gives a seat all it asks for, where one deals. */
  granting(seat: number): (() => void) | undefined {
    const ask = this.askOf(seat);
    if (!this.dealing || !ask) return undefined;
    return () => this.composer.grant(ask, this.deal?.accomplices ?? []);
  }

  /** The most that a seat can be given. */
  pays(seat: number): number {
    return (this.composer.money[seat] ?? 0) + (this.dealing ? this.left : MOST);
  }

  carry(name: string): Carry {
    return {
      enabled: true,
      lift: () => (this.composer.carried = name),
      fits: (place) => place.startsWith("tray-"),
      drop: (place) => this.composer.give(name, Number(place.split("-")[1])),
    };
  }
}
