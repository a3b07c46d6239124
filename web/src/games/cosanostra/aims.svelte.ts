/** What can be aimed at on the board now: each thing that fits the choice so far can be pressed. */
import type { Document } from "../../documents.ts";
import { press, isOpenTo } from "../../table/pressing.ts";
import type { Scene } from "../../table/scene.ts";
import { read, taskOf, type Gangster } from "./view.ts";

export interface Aim {
  selected: boolean;
  press(): void;
}

/** Influence cards that are laid on a gangster, and what else names one. */
const ON_GANGSTERS = ["henchman", "saboteur", "machine-pistol", "distraction", "veto", "exchange"];
const ATTACKS = ["execute", "again"];

export class Aims {
  /** Tasks chosen to be looked at, while a second one is still to be named. */
  private glanced = $state.raw<string[]>([]);

  constructor(private readonly scene: () => Scene) {}

  private get choice() {
    return this.scene().choice;
  }

  private get doing(): string {
    return String(this.choice.picked.do ?? "");
  }

  private aim(...tries: (Document | false)[]): Aim | undefined {
    const { choice } = this;
    const fields = tries.find((one) => one && isOpenTo(choice, one));
    if (!fields) return undefined;
    return { selected: choice.isPicked(fields), press: () => press(choice, fields) };
  }

  gangster(gangster: Gangster): Aim | undefined {
    const { id } = gangster;
    const { doing } = this;
    if (ON_GANGSTERS.includes(doing)) return this.aim({ do: doing, gangster: id });
    if (ATTACKS.includes(doing)) {
      return this.aim({ do: doing, target: id }) ?? this.task(gangster, 0);
    }
    if (["snitch", "spy", "lawyer"].includes(doing)) return this.look(gangster);
    return (
      this.aim(
        { do: "plan", gangster: id },
        { do: "again", target: id },
        { do: "exchange", gangster: id },
      ) ?? this.task(gangster, 0)
    );
  }

  /** A task of one's own: carried out if it can be, else dropped. */
  task(gangster: Gangster, place: number): Aim | undefined {
    const task = taskOf(gangster.id, place);
    const kinds = ["execute", "buy", "cancel"];
    const kind = kinds.find((one) => this.choice.may({ do: one, task }));
    if (!kind) return undefined;
    const chosen = this.choice.picked.task === task;
    return {
      selected: chosen,
      press: () => (chosen ? this.choice.reset() : this.choice.pick({ do: kind, task })),
    };
  }

  business(id: string): Aim | undefined {
    if (ATTACKS.includes(this.doing)) return this.aim({ do: this.doing, target: id });
    return this.aim({ do: "again", target: id }, { do: "lawyer", card: id });
  }

  seat(seat: number): Aim | undefined {
    return ATTACKS.includes(this.doing)
      ? this.aim({ do: this.doing, target: seat })
      : this.aim({ do: "again", target: seat });
  }

  /** Looking at planned jobs: one with a Snitch, two with a Spy or a Lawyer. */
  private look(gangster: Gangster): Aim | undefined {
    const { choice, doing } = this;
    if (doing === "snitch") return this.aim({ do: doing, task: gangster.id });
    const task = gangster.id;
    const kept = this.glanced.filter((one) => one !== task && this.isSeeable([one]));
    const together = [...kept, task].slice(-2).sort();
    if (!this.isSeeable([task])) return undefined;
    const chosen = this.glanced.includes(task);
    return {
      selected: chosen,
      press: () => {
        this.glanced = chosen ? kept : this.isSeeable(together) ? together : [task];
        const tasks = this.glanced;
        const card = choice.picked.card === undefined ? {} : { card: choice.picked.card };
        const whole = choice.may({ do: doing, ...card, tasks });
        choice.picked = whole ? { do: doing, ...card, tasks } : { do: doing, ...card };
      },
    };
  }

  private isSeeable(tasks: string[]): boolean {
    return this.choice.legal.some(
      (action) =>
        action.do === this.doing &&
        tasks.every((task) => (action.tasks as string[]).includes(task)),
    );
  }

  /** Whether something of this player's can be aimed at. */
  wants(seat: number): boolean {
    const player = read(this.scene().view).players[seat]!;
    if (!this.doing && !this.choice.may({ do: "again" })) return false;
    return (
      this.seat(seat) !== undefined ||
      player.gangsters.some((one) => this.gangster(one) !== undefined) ||
      player.businesses.some((one) => this.business(one.id) !== undefined)
    );
  }
}
