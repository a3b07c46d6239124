/** What can be done with bandits, bills and people now, on whichever table they are drawn. */
import type { Action, Document } from "../../documents.ts";
import type { Carry } from "../../table/drag.ts";
import { isOpenTo, press, settle } from "../../table/pressing.ts";
import { othersAround, type Scene } from "../../table/scene.ts";
import { factsOf, read, type Bid } from "./view.ts";

const ON_BANDITS = ["collect", "bid", "raise", "bribe"];
const WITH_BILLS = ["bid", "raise", "discard"];
/** How one more bill follows the first. */
const ADDS: Record<string, string> = { bid: "raise", raise: "raise", discard: "discard" };

export class Moves {
  readonly view = $derived.by(() => read(this.scene().view));
  readonly others = $derived.by(() => othersAround(this.view));
  readonly own = $derived(this.view.you === null ? undefined : this.view.players[this.view.you]);
  readonly facts = $derived.by(() => factsOf(this.scene()));
  readonly aiming = $derived.by(() => this.choice.picked.do === "vendetta");
  readonly bribing = $derived.by(
    () => this.choice.picked.do === "bribe" && "cards" in this.choice.picked,
  );
  /** What is all settled and goes into the hat: a tap on it gives it. */
  readonly slipped = $derived.by((): Action | undefined => {
    const { candidates, picked } = this.choice;
    const enclosing = this.aiming && picked.card === "envelope";
    return (this.bribing || enclosing) && candidates.length === 1 ? candidates[0] : undefined;
  });
  /** Others at whom, or at whose bandits, a Vendetta card can be aimed now. */
  readonly targets = $derived.by(() =>
    this.others.filter((seat) => this.canAim(seat) || this.hasTarget(seat)),
  );
  /** Which of one's bills are lifted; of equal ones it matters which. */
  private lifted = $state.raw<number[]>([]);

  constructor(private readonly scene: () => Scene) {
    // A card that is let go of is put down.
    $effect(() => {
      const { picked } = this.choice;
      if (!("card" in picked) && !("cards" in picked) && !("bill" in picked)) this.lifted = [];
    });
    // Several bills are one answer to whoever lays them, and one after the other to the rules.
    $effect(() => {
      const { chain } = this;
      if (JSON.stringify(chain) !== JSON.stringify(this.choice.chain)) this.choice.chain = chain;
    });
  }

  /** With more than one bill lifted, and all else settled: what is done with each. */
  private get chain(): Action[] {
    const { picked, candidates } = this.choice;
    const adds = ADDS[String(picked.do)];
    const [first, ...more] = candidates;
    if (this.lifted.length < 2 || !adds || !first || more.length) return [];
    const rest = this.lifted.slice(1).map((place) => this.own!.hand[place]!);
    const by = first.bandit === undefined ? {} : { bandit: first.bandit };
    return [first, ...rest.map((card) => ({ do: adds, ...by, card }))];
  }

  private get choice() {
    return this.scene().choice;
  }

  bidOf(seat: number, bandit: string): Bid | undefined {
    return this.view.players[seat]!.bids.find((bid) => bid.bandit === bandit);
  }

  canAim(seat: number): boolean {
    const { picked } = this.choice;
    return this.aiming && picked.card === "shakedown" && this.choice.may({ ...picked, seat });
  }

  private isTarget(seat: number, bandit: string): boolean {
    return this.aiming && this.choice.may({ ...this.choice.picked, seat, bandit });
  }

  private hasTarget(seat: number): boolean {
    return this.view.players[seat]!.bandits.some(({ id }) => this.isTarget(seat, id));
  }

  /** What a tap on a bandit settles now, if anything: one's own is turned, another's aimed at. */
  useOf(seat: number, bandit: string): Document | undefined {
    if (seat !== this.view.you)
      return this.isTarget(seat, bandit) ? { do: "vendetta", seat, bandit } : undefined;
    const kind = this.work(bandit);
    return kind === undefined ? undefined : { do: kind, bandit };
  }

  isPicked(seat: number, bandit: string): boolean {
    const { picked } = this.choice;
    return seat === this.view.you
      ? picked.bandit === bandit && picked.seat === undefined
      : this.choice.isPicked({ do: "vendetta", seat, bandit });
  }

  /** What a bandit would be turned for now, if he can be. */
  private work(bandit: string): string | undefined {
    const kinds = this.aiming ? ["vendetta"] : ON_BANDITS;
    return kinds.find((kind) => isOpenTo(this.choice, { do: kind, bandit }));
  }

  /** What a bill would be used for now. */
  private use(bill: string): string | undefined {
    const { choice } = this;
    if (this.aiming) return isOpenTo(choice, { do: "vendetta", bill }) ? "vendetta" : undefined;
    return (
      WITH_BILLS.find((kind) => isOpenTo(choice, { do: kind, card: bill })) ?? this.bribe([bill])
    );
  }

  private bribe(cards: string[]): string | undefined {
    const { choice } = this;
    return isOpenTo(choice, { do: "bribe", cards }) || choice.may({ do: "bribe", cards })
      ? "bribe"
      : undefined;
  }

  /** Whether a bill of the hand can be taken up: not because its like lies in the take. */
  isUsable(bill: string): boolean {
    const begins = WITH_BILLS.some((kind) => this.choice.may({ do: kind, card: bill }));
    return this.use(bill) !== undefined || (!this.aiming && begins);
  }

  pressBill(place: number) {
    const { choice } = this;
    const bill = this.own!.hand[place]!;
    const kind = this.use(bill);
    if (kind === "vendetta") press(choice, { do: kind, bill });
    else if (kind === "bribe") this.pressBribe(place);
    else if (kind) this.pressSeveral(kind, place);
    else choice.pick({ card: bill });
    if (!kind || kind === "vendetta") this.lifted = [place];
  }

  /** One more bill for the same, or one less; of those that are too many no more than that. */
  private pressSeveral(kind: string, place: number) {
    const { choice } = this;
    const lifted = choice.picked.do === kind ? this.lifted : [];
    const most = kind === "discard" ? (this.facts?.over ?? 1) : lifted.length + 1;
    const now = lifted.includes(place)
      ? lifted.filter((one) => one !== place)
      : [...lifted, place].slice(-most);
    const [first] = now;
    if (first === undefined) choice.reset();
    else choice.pick({ do: kind, card: this.own!.hand[first]! });
    this.lifted = now;
  }

  /** One bill, or two where somebody can carry two. */
  private pressBribe(place: number) {
    const { lifted } = this;
    const together = lifted.includes(place)
      ? lifted.filter((one) => one !== place)
      : [...(this.bribing ? lifted : []), place].sort((one, other) => one - other);
    const cards = (places: number[]) => places.map((one) => this.own!.hand[one]!);
    if (!together.length) {
      this.choice.reset();
      this.lifted = [];
      return;
    }
    this.lifted = this.bribe(cards(together)) ? together : [place];
    this.choice.pick({ do: "bribe", cards: cards(this.lifted) });
  }

  isLifted(place: number): boolean {
    const { picked } = this.choice;
    const bill = this.own!.hand[place]!;
    if (this.bribing || this.lifted.length > 1) return this.lifted.includes(place);
    const given = picked.do === "give" || picked.do === "keep";
    if (given || (picked.card !== bill && picked.bill !== bill)) return false;
    return (
      this.lifted.includes(place) || (!this.lifted.length && this.own!.hand.indexOf(bill) === place)
    );
  }

  carryBill(place: number): Carry {
    return {
      enabled: this.isUsable(this.own!.hand[place]!),
      lift: () => void 0,
      fits: (target) => this.onto(target, place) !== undefined,
      drop: (target) => {
        const fields = this.onto(target, place);
        if (fields) settle(this.choice, fields);
      },
    };
  }

  /** What is settled when a bill of the hand is laid there. */
  private onto(target: string, place: number): Document | undefined {
    const bill = this.own!.hand[place]!;
    const [kind, ...rest] = target.split("-");
    const found =
      kind === "lot"
        ? { do: "bid", lot: Number(rest.join("-")), card: bill }
        : kind === "bandit"
          ? this.ontoBandit(rest.join("-"), bill)
          : target === "hat"
            ? { do: "bribe", cards: [bill] }
            : undefined;
    return found && isOpenTo(this.choice, found) ? found : undefined;
  }

  private ontoBandit(bandit: string, bill: string): Document {
    if (this.bidOf(this.view.you!, bandit)) return { do: "raise", bandit, card: bill };
    return this.choice.may({ do: "bribe", bandit })
      ? { do: "bribe", bandit, cards: [bill] }
      : { do: "bid", bandit, card: bill };
  }

  carryBandit(bandit: string): Carry {
    const to = (target: string): Document | undefined => {
      const [kind, ...rest] = target.split("-");
      const name = rest.join("-");
      if (kind === "location") return { do: "collect", bandit, location: name };
      if (kind === "lot") return { do: "bid", bandit, lot: Number(name) };
      return target === "hat" ? { do: "bribe", bandit } : undefined;
    };
    const fits = (target: string) => {
      const fields = to(target);
      return fields !== undefined && isOpenTo(this.choice, fields);
    };
    return {
      enabled: this.work(bandit) !== undefined,
      lift: () => void 0,
      fits,
      drop: (target) => settle(this.choice, to(target)!),
    };
  }
}
