/** What can be done with cards and stacks now, on whichever table they are drawn. */
import type { Action } from "../../documents.ts";
import type { Carry } from "../../table/drag.ts";
import { othersAround, type Scene } from "../../table/scene.ts";
import { Duty } from "./duty.svelte.ts";
import { factsOf, read } from "./view.ts";

export class Moves {
  readonly duty = new Duty(() => this.choice);
  readonly view = $derived.by(() => read(this.scene().view));
  readonly others = $derived.by(() => othersAround(this.view));
  readonly own = $derived(this.view.you === null ? undefined : this.view.players[this.view.you]);
  readonly facts = $derived.by(() => factsOf(this.scene()));
  readonly most = $derived(Math.max(1, ...this.view.players.map((player) => player.nuts)));
  readonly place = $derived(
    1 + this.view.players.filter((player) => player.nuts > (this.own?.nuts ?? 0)).length,
  );
  /** Others who have something that can be chosen. */
  readonly targets = $derived(
    this.others.filter((seat) => [0, 1].some((stack) => this.target(seat, stack))),
  );

  constructor(private readonly scene: () => Scene) {}

  private get choice() {
    return this.scene().choice;
  }

  get playing(): "place" | "play" {
    return this.view.phase === "place" ? "place" : "play";
  }

  /** What a seat is known to hold; nothing, where it is closed. */
  heldBy(seat: number): string[] {
    const cards = this.facts?.held[seat] ?? [];
    return cards.includes("?") ? [] : cards;
  }

  stackName(seat: number, stack: number): string {
    return this.scene().words.say("board-stack", { seat, stack });
  }

  isActive(seat: number, kind: string): boolean {
    return this.view.players[seat]!.stacks.some(([top]) => top === kind);
  }

  may(card: string): boolean {
    return this.choice.may({ do: this.playing, card });
  }

  /** What a tap on a stack would do now, if anything. */
  target(seat: number, stack: number): Action | undefined {
    const { choice, view } = this;
    if (view.phase === "raid") return choice.find({ do: "raid", seat, cover: stack });
    if (seat !== view.you) return undefined;
    if (view.phase === "resolve") return choice.find({ do: "resolve", stack });
    const { card } = choice.picked;
    return card === undefined ? undefined : choice.find({ do: this.playing, card, stack });
  }

  private onto(place: string, card: string): Action | undefined {
    const [, seat, stack] = place.split("-");
    if (Number(seat) !== this.view.you) return undefined;
    return this.choice.find({ do: this.playing, card, stack: Number(stack) });
  }

  carry(card: string): Carry {
    return {
      enabled: this.may(card),
      lift: () => this.choice.pick({ card }),
      fits: (place) => this.onto(place, card) !== undefined,
      drop: (place) => {
        const action = this.onto(place, card);
        if (action) void this.choice.act(action);
      },
    };
  }
}
