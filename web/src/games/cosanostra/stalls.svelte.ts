/** What is for sale or for hire now, at a desk and on a phone alike: what each costs, and what a tap on it settles. */
import type { Document } from "../../documents.ts";
import { isOpenTo, press } from "../../table/pressing.ts";
import type { Scene } from "../../table/scene.ts";
import { businessOf, costOf, gangsterOf, onSale } from "./cards.ts";
import { factsOf, read } from "./view.ts";

abstract class Stalls {
  readonly scene: () => Scene;

  /** What a tap on it would do, in whatever way it can be had. */
  protected abstract tries(id: string): Document[];

  constructor(scene: () => Scene) {
    this.scene = scene;
  }

  get choice() {
    return this.scene().choice;
  }

  get words() {
    return this.scene().words;
  }

  get view() {
    return read(this.scene().view);
  }

  fields(id: string): Document | undefined {
    return this.tries(id).find((one) => isOpenTo(this.choice, one));
  }

  isPicked(id: string): boolean {
    const may = this.fields(id);
    return may !== undefined && this.choice.isPicked(may);
  }

  pressing(id: string): (() => void) | undefined {
    const may = this.fields(id);
    return may && (() => press(this.choice, may));
  }
}

/** The businesses of the market, and of the stack where it lies open. */
export class Businesses extends Stalls {
  readonly sales = $derived.by(() => factsOf(this.scene())?.sales ?? []);
  readonly cards = $derived.by(() =>
    onSale(this.sales.length ? this.sales.map(({ id }) => id) : this.view.market),
  );
  /** A Snitch may have four others laid out. */
  readonly anew = $derived.by(() => {
    const { choice } = this;
    return choice.picked.do === "snitch" ? choice.find({ do: "snitch", market: true }) : undefined;
  });

  protected tries(card: string): Document[] {
    return [
      { do: "take", business: card },
      { do: "plan", buy: card },
    ];
  }

  sale = (card: string) => this.sales.find(({ id }) => id === card);
  price = (card: string) => this.sale(card)?.price ?? this.printed(card)?.price ?? 0;
  printed = (card: string) => businessOf(this.view, card);
  income = (card: string) => this.printed(card)?.income ?? 0;

  label(card: string): string {
    const [price, income] = [this.price(card) / 1000, this.income(card) / 1000];
    return this.words.say("board-sale", { card, price, income });
  }
}

/** Mercenaries on display and recruits of one's own pool; or families to lead. */
export class Hires extends Stalls {
  readonly exchange = $derived.by(() => this.view.phase === "hire" && this.view.round === 1);
  readonly families = $derived.by(() =>
    this.view.phase === "boss"
      ? this.choice.legal
          .filter((action) => action.do === "boss")
          .map((action) => String(action.family))
      : [],
  );
  readonly gangsters = $derived.by(() => {
    const { you, phase, players, display } = this.view;
    const pool = you === null || phase === "boss" || this.exchange ? [] : players[you]!.pool;
    return phase === "hire" ? [...display, ...pool] : pool;
  });

  protected tries(id: string): Document[] {
    return [
      { do: "boss", family: id },
      { do: "hire", gangster: id },
      { do: "recruit", gangster: id },
      { do: "exchange", for: id },
    ];
  }

  printed = (id: string) => gangsterOf(this.view, id);
  cost = (id: string) => costOf(this.view, id);

  label(id: string): string {
    const printed = this.printed(id);
    if (!printed) return this.words.thing(id);
    const { strength } = printed;
    return this.words.say("board-for-hire", {
      gangster: id,
      strength,
      price: this.cost(id) / 1000,
    });
  }
}
