/** What can be done with cards, places and people now, on whichever table they are drawn. */
import type { Action, Document, GameEvent } from "../../documents.ts";
import type { Carry } from "../../table/drag.ts";
import { othersAround, type Scene } from "../../table/scene.ts";
import { faceOf, factsOf, inOrder, isMoney, read, type Standing } from "./view.ts";

const PRICE = 300;
/** Signs that tell what becomes of the hand. */
const OF_A_HAND = ["hand", "rest", "with-passport"];
/** What tells a choice from others of its kind, as far as the hand is concerned. */
const CARDS = ["card", "passport", "keep", "deposit", "pay"];

export class Moves {
  readonly view = $derived.by(() => read(this.scene().view));
  readonly others = $derived.by(() => othersAround(this.view));
  readonly own = $derived(this.view.you === null ? undefined : this.view.players[this.view.you]);
  readonly facts = $derived.by(() => factsOf(this.scene()));
  readonly mayFlip = $derived.by(() => this.choice.may({ do: "flip" }));
  readonly mayBuy = $derived.by(() => this.choice.may({ do: "buy" }));
  readonly buying = $derived.by(() => this.mayBuy && this.choice.picked.do === "buy");
  /** Cards laid out to pay with, by their places in the hand. */
  paying = $state.raw<number[]>([]);
  readonly payment = $derived(inOrder(this.paying.map((place) => this.own?.hand[place] ?? "")));
  readonly sum = $derived(this.payment.reduce((total, card) => total + faceOf(card), 0));
  readonly short = $derived(PRICE - this.sum);
  readonly choosesPassport = $derived.by(
    () => this.view.phase === "passport" && this.choice.may({ do: "choose" }),
  );
  /** The cards that the open question is about. */
  readonly pending = $derived.by(() => {
    const { cards, laid, card } = this.view.pending ?? {};
    const found = Array.isArray(cards) ? cards : Array.isArray(laid) ? laid : card ? [card] : [];
    return found.filter((one) => typeof one === "string");
  });
  /** What the police would say of the hand as it would be after what is picked. */
  readonly after = $derived.by(() => {
    const act = this.probed;
    const sign =
      act &&
      this.scene()
        .foreseen(act)
        ?.find(({ event }) => OF_A_HAND.includes(event));
    return sign ? standingIn(sign) : null;
  });

  constructor(private readonly scene: () => Scene) {
    $effect(() => {
      if (!this.buying && this.paying.length) this.paying = [];
      const drafts: Action[] = this.paying.length ? [{ do: "buy", pay: this.payment }] : [];
      if (JSON.stringify(drafts) !== JSON.stringify(this.choice.drafts))
        this.choice.drafts = drafts;
    });
  }

  private get choice() {
    return this.scene().choice;
  }

  private get picked() {
    return this.choice.picked;
  }

  /** An answer that stands for all that could still come of what is picked. */
  private get probed(): Action | undefined {
    const draft = this.choice.drafts.at(-1);
    if (draft) return this.short <= 0 ? draft : undefined;
    return CARDS.some((name) => name in this.picked) ? this.choice.candidates[0] : undefined;
  }

  /** Whether these arguments go with what is picked already. */
  fits(fields: Document): boolean {
    return this.choice.may({ ...this.picked, ...fields });
  }

  cardFields(card: string): Document | null {
    const { choice, picked } = this;
    if (picked.do && this.fits({ card })) return { card };
    if (picked.do && this.fits({ deposit: card })) return { deposit: card };
    if (choice.may({ do: "put", card })) return { do: "put", card };
    const other = ["lay", "hand-over", "pick"].find((kind) => choice.may({ do: kind, card }));
    if (other) return { do: other, card };
    return choice.may({ do: "share", keep: card }) ? { do: "share", keep: card } : null;
  }

  placeFields(place: string): Document | null {
    if (this.fits({ at: place }) && this.picked.do) return { at: place };
    if (this.fits({ from: place }) && this.picked.do) return { from: place };
    const kind = ["take", "draw"].find((one) => this.choice.may({ do: one, from: place }));
    return kind ? { do: kind, from: place } : null;
  }

  seatFields(seat: number): Document | null {
    if (this.choice.may({ do: "check", target: seat })) return { do: "check", target: seat };
    return this.picked.special && this.fits({ target: seat }) ? { target: seat } : null;
  }

  get place(): string | null {
    const { from, at } = this.picked;
    return typeof from === "string" ? from : typeof at === "string" ? at : null;
  }

  /** The first tap picks; one that leaves nothing open after it acts. */
  tap(fields: Document | null) {
    const { choice, picked } = this;
    if (!fields) return;
    if (choice.isPicked(fields)) {
      choice.reset();
      return;
    }
    const begun = Object.keys(picked).length > 0;
    choice.pick(begun && this.fits(fields) ? { ...picked, ...fields } : fields);
    const [only, ...more] = choice.candidates;
    if (begun && only && more.length === 0) void choice.act(only);
  }

  tapCard(card: string, place: number) {
    if (!this.buying) this.tap(this.cardFields(card));
    else if (isMoney(card))
      this.paying = this.paying.includes(place)
        ? this.paying.filter((one) => one !== place)
        : [...this.paying, place];
  }

  /** Whether a card of the hand is taken up: the first of equal ones stands for all. */
  isUp(card: string, place: number): boolean {
    if (this.buying) return this.paying.includes(place);
    if (this.pending.includes(card)) return false;
    const fields = this.cardFields(card);
    const up = fields !== null && "card" in this.picked && this.choice.isPicked(fields);
    return (up || this.picked.deposit === card) && this.own?.hand.indexOf(card) === place;
  }

  isOut(card: string): boolean {
    if (this.buying) return !isMoney(card);
    return this.cardFields(card) === null && this.choice.legal.length > 0;
  }

  carry(card: string): Carry {
    const onto = (place: string) => ({ do: "put", card, at: place.replace("wallet-", "") });
    return {
      enabled: this.choice.may({ do: "put", card }),
      lift: () => this.choice.pick({ do: "put", card }),
      fits: (place) => this.choice.may(onto(place)),
      drop: (place) => {
        const action = this.choice.find(onto(place));
        if (action) void this.choice.act(action);
      },
    };
  }
}

function standingIn(sign: GameEvent): Standing {
  const { identity, guilty, reasons, units, cents } = sign as unknown as Standing["worth"] &
    Standing;
  return { identity, guilty, reasons, worth: { currencies: 0, units, cents } };
}
