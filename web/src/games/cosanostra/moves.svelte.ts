/** What a boss can do on the board, at a desk and on a phone alike. */
import type { Action, Document } from "../../documents.ts";
import type { Carry } from "../../table/drag.ts";
import { isOpenTo, press, settle } from "../../table/pressing.ts";
import { othersAround, type Scene } from "../../table/scene.ts";
import { Aims } from "./aims.svelte.ts";
import { kindOf } from "./cards.ts";
import { trade } from "./story.ts";
import { fromEvents, fromView } from "./underway.ts";
import { factsOf, read, type Family } from "./view.ts";

/** Influence cards that wait for their window, or answer by themselves. */
const IN_WINDOWS = ["emergency-doc"];
const HIRING = ["boss", "hire", "recruit"];

const same = (one: Document, other: Document) =>
  one.job === other.job && one.influence === other.influence;

export class Moves {
  readonly aims: Aims;
  readonly view = $derived.by(() => read(this.scene().view));
  readonly others = $derived.by(() => othersAround(this.scene().view));
  readonly own = $derived.by((): Family | undefined => {
    const { you, players } = this.view;
    return you === null ? undefined : players[you];
  });
  readonly before = $derived.by(() => {
    const before = this.scene().moment?.before;
    return before ? read(before) : this.view;
  });
  /** The job whose dice lie on the table. */
  readonly job = $derived.by(() => {
    const { moment } = this.scene();
    if (moment?.kind === "roll") return fromEvents(moment.events, this.before);
    return this.view.resolving ? fromView(this.view.resolving) : null;
  });
  readonly hiring = $derived.by(() => {
    const { moment } = this.scene();
    const { phase, display } = this.view;
    return !moment && HIRING.includes(phase) && (this.choice.legal.length > 0 || !!display.length);
  });
  readonly influence = $derived.by(() => [...new Set(this.own?.influence ?? [])]);
  readonly offers = $derived.by(() =>
    this.view.offers.filter(({ to }) => to === this.view.you && this.view.you !== null),
  );
  readonly trading = $derived.by(() => trade.isOpen(this.scene().view) && this.view.you !== null);

  /** How many jobs and influence cards must go. */
  readonly excess = $derived.by(() => {
    const limit = factsOf(this.scene())?.limit ?? null;
    if (!this.choice.may({ do: "discard" }) || limit === null || !this.own) return null;
    const { jobs, influence } = this.own;
    return {
      limit,
      jobs: Math.max(0, jobs.length - limit),
      influence: Math.max(0, influence.length - limit),
    };
  });
  /** Cards that are to go, in the order in which they were chosen. */
  private going = $state.raw<Document[]>([]);

  constructor(private readonly scene: () => Scene) {
    this.aims = new Aims(scene);
    // What is let go of stays in the hand.
    $effect(() => {
      if (this.choice.picked.do !== "discard") this.going = [];
    });
    // Several cards are one answer to whoever gives them, and one after the other to the rules.
    $effect(() => {
      const chain = this.going.length > 1 ? (this.going as Action[]) : [];
      if (JSON.stringify(chain) !== JSON.stringify(this.choice.chain)) this.choice.chain = chain;
    });
  }

  private get choice() {
    return this.scene().choice;
  }

  countOf(card: string): number {
    return (this.own?.influence ?? []).filter((one) => one === card).length;
  }

  isTaken(fields: Document): boolean {
    return fields.do === "discard" ? this.isGoing(fields) : this.choice.isPicked(fields);
  }

  /** A card of the hand is taken up, or put back; of those to discard there may be several. */
  take(fields: Document) {
    if (fields.do === "discard") this.discard(fields);
    else press(this.choice, fields);
  }

  private isGoing = (fields: Document) => this.going.some((one) => same(one, fields));

  /** Of one sort no more go than must: the first chosen stays then. */
  private discard(fields: Document) {
    const most = (fields.job === undefined ? this.excess?.influence : this.excess?.jobs) ?? 0;
    const rest = this.going.filter((one) => !same(one, fields));
    const alike = rest.filter((one) => (one.job === undefined) === (fields.job === undefined));
    const kept = alike.length < most ? rest : rest.filter((one) => one !== alike[0]);
    this.going = this.isGoing(fields) ? rest : [...kept, fields];
    this.choice.picked = this.going[0] ?? {};
  }

  /** What a job of the hand would be used for now. */
  use(job: string): Document | undefined {
    const tries: Document[] = [
      { do: "plan", job },
      { do: "discard", job },
    ];
    return (
      tries.find((one) => isOpenTo(this.choice, one)) ?? tries.find((one) => this.choice.may(one))
    );
  }

  useInfluence(card: string): Document | undefined {
    if (IN_WINDOWS.includes(card) && !this.choice.may({ do: "discard", influence: card }))
      return undefined;
    return [{ do: card }, { do: "discard", influence: card }].find((one) => this.choice.may(one));
  }

  /** The plan that the choice amounts to with this job. */
  planned(job: string): Action | undefined {
    const { gangster } = this.choice.picked;
    return gangster === undefined ? undefined : this.choice.find({ do: "plan", gangster, job });
  }

  carry(job: string): Carry {
    const { choice } = this;
    const onto = (place: string) => ({ do: "plan", job, gangster: place.replace("gangster-", "") });
    return {
      enabled: choice.may({ do: "plan", job }),
      lift: () => choice.pick({ do: "plan", job }),
      fits: (place) => place.startsWith("gangster-") && choice.may(onto(place)),
      drop: (place) => settle(choice, onto(place)),
    };
  }

  /** A deal for a marker: the sample that the game suggests, or none of it paid yet. */
  ask(to: number, business: string) {
    const take = { markers: [business] };
    const sample = this.choice.find({ do: "offer", to, take });
    this.choice.deal = { to, give: (sample?.give as Document | undefined) ?? {}, take };
  }

  askKind(kind: string, seat: number) {
    const found = this.view.players[seat]!.businesses.find(
      ({ id, active }) => active && kindOf(id) === kind,
    );
    if (found) this.ask(seat, found.id);
  }
}
