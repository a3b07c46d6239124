/** The table that one is about to lay: who sits where, by which rules, and who may come in. */
import type { ChairBody, Document, Game, Settings, TableBody, Value } from "../documents.ts";
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
  options = $state.raw<Document>({});
  pace = $state<Settings["pace"]>("calm");

  constructor(readonly game: Game) {
    this.options = defaults(game);
    this.seat(usualSeats(game));
  }

  get players(): number {
    return this.chairs.length;
  }

  /** So many chairs: the first one is mine, new ones are bots. */
  seat(count: number) {
    while (this.chairs.length > count) this.chairs.pop();
    while (this.chairs.length < count) {
      const kind = this.chairs.length === 0 ? "me" : "bot";
      this.chairs.push({ kind, bot: usualBot(this.game), name: "" });
    }
  }

  /** I sit on one chair only; taking another one frees the first. */
  change(place: number, kind: Chair["kind"]) {
    if (kind === "me") {
      for (const chair of this.chairs) if (chair.kind === "me") chair.kind = "open";
    }
    this.chairs[place]!.kind = kind;
  }

  setOption(name: string, value: Value) {
    this.options = { ...this.options, [name]: value };
  }

  /** What the server is asked for; only options that differ from their default are named. */
  document(): TableBody {
    const usual = defaults(this.game);
    const changed = Object.entries(this.options).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
    );
    const hotSeat = this.chairs.some((chair) => chair.kind === "here");
    return {
      game: this.game.id,
      players: this.players,
      seats: this.chairs.map(seatWish),
      options: Object.fromEntries(changed),
      public: this.door !== "word",
      spectators: true,
      delay: this.door === "gallery" ? 180 : 0,
      clock: hotSeat ? null : this.clock,
      pace: this.pace,
      start: "full",
      ...(this.title.trim() ? { title: this.title.trim() } : {}),
    };
  }
}

function defaults(game: Game): Document {
  const properties = Object.entries(game.options.properties ?? {});
  return Object.fromEntries(properties.map(([name, schema]) => [name, schema.default ?? null]));
}

function seatWish(chair: Chair): ChairBody {
  const name = chair.name.trim();
  if (chair.kind === "bot") return { kind: "bot", bot: chair.bot, ...(name ? { name } : {}) };
  if (chair.kind === "here") return { kind: "me", ...(name ? { name } : {}) };
  return { kind: chair.kind };
}
