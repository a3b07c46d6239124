/** What every page of the house knows: its words, the guest, and which games there are. */
import { api, Refused } from "./api.ts";
import type { BotsAnswer, Game, GuestAnswer, GuestBody, ListedTable, Seat } from "./documents.ts";
import { faces, welcome } from "./games/faces.ts";
import { maskNames } from "./look/masks.ts";
import { settings } from "./settings.svelte.ts";
import { type Given, wordOf } from "./words/given.ts";
import { commonWords, gameWords, houseWords, type Language } from "./words/lexicon.ts";
import { titleIn, titlesIn, type Titles } from "./words/titles.ts";
import type { Words } from "./words/words.ts";

class House {
  words = $state.raw<Words>();
  games = $state.raw<Game[]>([]);
  /** The title and the line about each game, in the language of the house. */
  gameWords = $state.raw<Record<string, Words>>({});
  guest = $state.raw<GuestAnswer | null>(null);
  /** The address by which others open this house, where the server knows it. */
  invite = $state.raw<string | null>(null);
  private titles = $state.raw<Titles | null>(null);
  fault = $state.raw<Refused | null>(null);

  async open() {
    this.words = await houseWords(settings.language);
    try {
      const [{ games, invite }] = await Promise.all([api.games(), this.recognise()]);
      welcome(games);
      this.invite = invite;
      await this.speak(settings.language, inOrder(games));
      this.fault = null;
    } catch (reason) {
      this.fault = reason instanceof Refused ? reason : null;
      if (!this.fault) throw reason;
    }
  }

  /** In another language, or of other games: only when all their words are there. */
  async speak(language: Language, games = this.games) {
    const [words, titles, ...titled] = await Promise.all([
      commonWords(language),
      titlesIn(language),
      ...games.map(async ({ id }) => [id, await gameWords(language, id)] as const),
    ]);
    if (settings.language !== language) return;
    this.words = words;
    this.titles = titles;
    this.gameWords = Object.fromEntries(titled);
    this.games = games;
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  title(game: string): string {
    return this.gameWords[game]?.say("title") ?? game;
  }

  /** A word that somebody has given in a game; a bot's in the language of the house. */
  wordOf(word: Given & { game: string }): string {
    const words = this.gameWords[word.game];
    return words ? wordOf(word, words) : word.text;
  }

  /** What a table is called in the language of the house; as it is, where somebody named it. */
  tableTitle({ title, house_title }: Pick<ListedTable, "title" | "house_title">): string {
    return (this.titles && house_title && titleIn(this.titles, house_title)) || title;
  }

  /** Who sits on a chair, in the language of the house. */
  nameOf({ name, house_name }: Pick<Seat, "name" | "house_name">): string {
    const [words] = Object.values(this.gameWords);
    return (words ? words.named(name, house_name) : name) ?? "";
  }

  private company: Promise<BotsAnswer> | undefined;

  /** Who of the house can be asked to a table. */
  bots(): Promise<BotsAnswer> {
    this.company ??= api.bots();
    this.company.catch(() => (this.company = undefined));
    return this.company;
  }

  /** Whoever does something at a table is a guest; a name is made up until one is given. */
  async beGuest(): Promise<GuestAnswer> {
    if (this.guest) return this.guest;
    const masks = maskNames;
    const mask = masks[Math.floor(Math.random() * masks.length)]!;
    return this.introduce({ name: this.words!.say(`mask-${mask}`), mask });
  }

  async introduce(guest: GuestBody): Promise<GuestAnswer> {
    this.guest = await api.introduce(guest);
    return this.guest;
  }

  private async recognise() {
    try {
      this.guest = await api.guest();
    } catch (reason) {
      if (!(reason instanceof Refused) || reason.code !== "no-guest") throw reason;
    }
  }
}

/** Games with a poster in the house's order, others after them by name. */
function inOrder(games: Game[]): Game[] {
  const rank = (game: Game) => {
    const place = Object.keys(faces).indexOf(game.id);
    return place < 0 ? Infinity : place;
  };
  return [...games].sort((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));
}

export const house = new House();

/** What kind of bot that is, beside its name: the level of one of the house, or what it plays by; a
 * program that the host has seated is called by its name. */
export function botKind(bot: string): string {
  const level = bot.split(":").at(-1)!;
  const known = [`bot-${bot}`, `level-${level}`].find((id) => house.words?.has(id));
  return known ? say(known) : bot;
}

/** A bot where nothing else tells who it is. */
export function botName(bot: string): string {
  const [who] = bot.split(":");
  const name = `bot-name-${who}`;
  if (!house.words?.has(name)) return botKind(bot);
  return say("bot-part", { name: say(name), level: botKind(bot) });
}

/** A message of the house. */
export function say(id: string, fields: Parameters<Words["say"]>[1] = {}): string {
  return house.words?.say(id, fields) ?? "";
}

/** That something was refused and nothing has changed. A reason may be a whole sentence. */
export function refused(reason: string): string {
  return say("refused", { reason: reason.replace(/\.$/, "") });
}

/** Why something was refused, in the reader's language; at a table, `words` are its game's. */
export function told(fault: unknown, words?: Words): string {
  if (!(fault instanceof Refused)) return fault instanceof Error ? fault.message : String(fault);
  const { code, reason } = fault;
  const known = reason && [words, house.words].find((one) => one?.has(reason.id));
  const message = known ? known.say(reason.id, reason.arguments) : fault.message;
  return house.words?.has(`refusal-${code}`) ? say(`refusal-${code}`, { message }) : message;
}
