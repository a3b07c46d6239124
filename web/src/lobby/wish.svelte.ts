/** The table that one is about to lay: who sits where, by which rules, and who may come in. */
import type { ChairBody, Document, Game, Settings, TableBody, Value } from "../documents.ts";
import { settings } from "../settings.svelte.ts";
import { usualBot, usualSeats } from "./play.ts";

export type Door = "open" | "word" | "gallery";

export interface Chair {
  /** `here`: another person at this same device. */
  kind: "me" | "open" | "bot" | "here";
  bot: string;
  name: string;
}

export class Wish {
  title = $state("");
  chairs = $state<Chair[]>([]);
  door = $state<Door>("word");
  clock = $state<string | null>("corona");
  /** What was chosen by hand: it stays, whatever the clock. */
  private chosen = $state.raw<Document>({});
  pace = $state<Settings["pace"]>("calm");
  /** Bots say nothing. */
  quiet = $state(settings.quiet);
  /** Whether the game is to count for the ladder, as far as it can. */
  wantsRating = $state(false);
  /** Null: as the house has it. */
  wantsHints = $state.raw<boolean | null>(null);

  constructor(readonly game: Game) {
    this.seat(usualSeats(game));
  }

  get players(): number {
    return this.chairs.length;
  }

  /** So many chairs: the first one is mine, new ones are free. */
  seat(count: number) {
    while (this.chairs.length > count) this.chairs.pop();
    while (this.chairs.length < count) {
      const kind = this.chairs.length === 0 ? "me" : "open";
      this.chairs.push({ kind, bot: usualBot(), name: "" });
    }
  }

  /** A bot on the first free chair. */
  addBot() {
    const free = this.chairs.find((chair) => chair.kind === "open");
    if (free) free.kind = "bot";
  }

  get free(): number {
    return this.chairs.filter((chair) => chair.kind === "open").length;
  }

  /** I sit on one chair only; taking another one frees the first. */
  change(place: number, kind: Chair["kind"]) {
    if (kind === "me") {
      for (const chair of this.chairs) if (chair.kind === "me") chair.kind = "open";
    }
    this.chairs[place]!.kind = kind;
  }

  /** The clock that will run: none where several sit at one device. */
  get running(): string | null {
    return this.chairs.some((chair) => chair.kind === "here") ? null : this.clock;
  }

  /** The house rules as they stand: chosen, or usual for the game on this clock. */
  get options(): Document {
    return { ...this.usual, ...this.chosen };
  }

  private get usual(): Document {
    const clock = this.game.clocks.find((one) => one.id === this.running);
    return { ...defaults(this.game), ...clock?.options };
  }

  setOption(name: string, value: Value) {
    this.chosen = { ...this.chosen, [name]: value };
  }

  /** Unless it is said otherwise, the house advises one who sits among bots alone. */
  get hints(): boolean {
    if (this.wantsRating && this.canBeRated) return false;
    const others = this.chairs.filter((chair) => chair.kind !== "bot");
    return this.wantsHints ?? others.length === 1;
  }

  /** Only the usual rules are rated, and nobody against himself. */
  get canBeRated(): boolean {
    return !this.changed.length && this.chairs.every((chair) => chair.kind !== "here");
  }

  private get changed(): [string, Value][] {
    const { usual } = this;
    return Object.entries(this.chosen).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
    );
  }

  /** What the server is asked for; only options that are not the usual ones are named. */
  document(guestName: (place: number) => string = () => ""): TableBody {
    return {
      game: this.game.id,
      players: this.players,
      seats: this.chairs.map((chair, place) => seatWish(chair, guestName(place))),
      options: Object.fromEntries(this.changed),
      public: this.door !== "word",
      spectators: true,
      delay: this.door === "gallery" ? 180 : 0,
      clock: this.running,
      pace: this.pace,
      start: "full",
      rated: this.wantsRating && this.canBeRated,
      quiet: this.quiet,
      ...(this.wantsHints === null ? {} : { hints: this.wantsHints }),
      ...(this.title.trim() ? { title: this.title.trim() } : {}),
    };
  }
}

function defaults(game: Game): Document {
  const properties = Object.entries(game.options.properties ?? {});
  return Object.fromEntries(properties.map(([name, schema]) => [name, schema.default ?? null]));
}

/** `unnamed`: what a guest at this device is called who was not named. */
function seatWish(chair: Chair, unnamed: string): ChairBody {
  const name = chair.name.trim() || (chair.kind === "here" ? unnamed : "");
  if (chair.kind === "bot") return { kind: "bot", bot: chair.bot, ...(name ? { name } : {}) };
  if (chair.kind === "here") return { kind: "me", ...(name ? { name } : {}) };
  return { kind: chair.kind };
}
