/** Sitting: one viewpoint at a running table. It holds the last picture and the log, and no rule. */
import { api, type Refused } from "../api.ts";
import { Witness } from "../chance/witness.ts";
import { Connection, socketAddress, type Line, type Wish } from "../connection.ts";
import type {
  Action,
  AutoEntry,
  ClockState,
  Decision,
  Document,
  Entry,
  Game,
  GameEvent,
  Hello,
  Late,
  Naming,
  News,
  Note,
  Picture,
  Sketch,
  View,
  WholeTable,
} from "../documents.ts";
import { backOf, faceFor, storyFor, type FaceOf } from "../games/faces.ts";
import { told } from "../house.svelte.ts";
import { isStill, settings, tempo } from "../settings.svelte.ts";
import { play, type Sound } from "../sound.ts";
import { gameWords } from "../words/lexicon.ts";
import type { Words } from "../words/words.ts";
import { Choice, matches } from "./choice.svelte.ts";
import { fly } from "./flights.svelte.ts";
import { dressed } from "../look/masks.ts";
import { Foresight } from "./foresight.svelte.ts";
import { Names } from "./names.svelte.ts";
import type { Scene } from "./scene.ts";
import { timed } from "./stopwatch.ts";
import type { Moment, Story } from "./story.ts";

/** A table that has fallen behind by more than this shows what happened at once. */
const PATIENCE = 3;
const MOMENT = 9000;
/** Nobody has read an answer in so many milliseconds. */
const UNREAD = 600;
/** Seconds before the end of the clock at which nothing is kept back any more. */
const IN_TIME = 10;

export class Sitting implements Scene {
  table = $state.raw<WholeTable>()!;
  line = $state.raw<Line>("connecting");
  attempt = $state.raw(0);
  closeCode = $state.raw(0);
  /** Why the server has closed the line, if it said so. */
  bye = $state.raw<Refused | null>(null);
  entries = $state.raw<Entry[]>([]);
  moment = $state.raw<Moment | null>(null);
  opening = $state.raw(false);
  decision = $state.raw<Decision | null>(null);
  clock = $state.raw<ClockState | null>(null);
  /** How late this viewpoint is shown everything; null if it is not. */
  late = $state.raw<Late | null>(null);
  faceOf = $state.raw<FaceOf>(() => undefined);
  /** Seconds to add to this device's clock to get the server's. */
  offset = $state.raw(0);
  /** Whether somebody looks: behind a curtain nothing flies and nothing waits. */
  watched = true;
  /** Whether others sit at this device: what is under the wax must not lie open when it goes round. */
  shared = false;
  /** Whether one goes on to one's own turn without looking on. */
  skipping = $state.raw(false);
  /** Whether answers have only just come: who presses now meant what stood there before. */
  unread = $state.raw(false);
  /** Whether this seat passes reaction windows by itself. */
  auto = $state.raw(false);
  /** The kinds of question that this seat is not asked where it has one answer only. */
  small = $state.raw<readonly string[]>([]);
  /** The kinds of reaction that this seat lets pass, whatever it could answer. */
  waived = $state.raw<readonly string[]>([]);

  private seen = $state.raw<View | null>(null);
  private drawn = $state.raw<Sketch | null>(null);
  private base = $state.raw<Words>()!;
  /** As one text: a table that comes anew with the same names changes no words. */
  private readonly seated = $derived(
    JSON.stringify(
      this.table.seats.map(({ name, house_name }) => this.base.named(name, house_name) ?? ""),
    ),
  );
  private readonly connection: Connection;
  private readonly foresight: Foresight;
  private readonly names: Names;
  private readonly witness: Witness;
  story: Story = {};
  private queue: News[] = [];
  /** Entries that have come and wait until what they tell of is seen. */
  private untold: Entry[] = [];
  private showing = false;
  /** Counts the whole pictures: what was being shown when another came is shown no further. */
  private era = 0;
  private goOn: (() => void) | null = null;
  private reading: ReturnType<typeof setTimeout> | undefined;

  readonly words = $derived.by(() =>
    this.base.to({ names: JSON.parse(this.seated) as string[], you: this.seat }),
  );
  /** All that this viewpoint was told, as far back as the log is at hand. */
  readonly told: GameEvent[] = $derived(eventsIn(this.entries));
  readonly choice = new Choice(
    () => (this.isOpen() ? (this.seen?.legal ?? []) : []),
    (action) => this.act(action),
    (reason) => told(reason, this.words),
    { softness: (action) => this.softness(action), asks: (action) => this.asks(action) },
  );

  /** Open a viewpoint of a table, once its words and faces are there. */
  static async open(game: Game, table: WholeTable, seat: number | null): Promise<Sitting> {
    const [words, faceOf, story] = await Promise.all([
      gameWords(settings.language, game.id),
      faceFor(game.id),
      storyFor(game.id),
    ]);
    return new Sitting(game, table, seat, words, faceOf, story);
  }

  private constructor(
    readonly game: Game,
    table: WholeTable,
    readonly seat: number | null,
    words: Words,
    faceOf: FaceOf,
    story: Story,
  ) {
    this.table = table;
    this.base = words;
    this.faceOf = faceOf;
    this.story = story;
    this.witness = new Witness(table.id, seat, (request) => this.send(request));
    this.foresight = new Foresight((acts) => this.foresee(acts));
    this.names = new Names((picked) => this.name(picked));
    this.connection = new Connection(socketAddress(table.id, seat), {
      hello: (message) => this.hello(message),
      news: (message) => this.news(message),
      line: (line, attempt, code) => {
        this.line = line;
        this.attempt = attempt;
        this.closeCode = code;
      },
      bye: (why) => (this.bye = why),
    });
  }

  /** Whether all others are bots. */
  get alone(): boolean {
    const { seats } = this.table;
    return (
      this.seat !== null && seats.every(({ seat, kind }) => seat === this.seat || kind === "bot")
    );
  }

  get hasView(): boolean {
    return this.seen !== null;
  }

  get view(): View {
    return this.seen!;
  }

  get sketch(): Sketch | null {
    return this.drawn;
  }

  private readonly guests = $derived.by(() => dressed(this.table.seats));

  get people() {
    return this.guests;
  }

  get back(): string {
    return backOf(this.game.id);
  }

  /** The reader has changed the language. */
  async speak() {
    const { language } = settings;
    const words = await gameWords(language, this.game.id);
    if (settings.language === language) this.base = words;
  }

  /** What has not been shown yet is neither shown nor heard any more. */
  close() {
    this.choice.wax.harden();
    this.queue = [];
    this.era += 1;
    this.goOn?.();
    this.connection.close();
  }

  hurry() {
    this.connection.hurry();
  }

  send(wish: Wish) {
    return this.connection.send(wish);
  }

  /** Go on from a moment. */
  proceed() {
    this.goOn?.();
  }

  /** To one's own turn: nothing flies or waits, and bots that play for nobody else hurry. */
  skip() {
    this.skipping = true;
    this.goOn?.();
    // Who may not hurry the bots any more still need not look on.
    if (this.alone) void this.send({ type: "pace", pace: "skip" }).catch(() => {});
  }

  foreseen(action: Action): GameEvent[] | null {
    return this.foresight.of(action);
  }

  named(picked: Document): Naming | null | undefined {
    return this.names.of(picked);
  }

  async note(thing: string): Promise<Note | null> {
    if (!this.game.notes) return null;
    const answer = await this.send({ type: "note", thing });
    return answer.type === "noted" ? answer.note : null;
  }

  async promise(to: number, text: string) {
    await this.send({ type: "promise", to, text });
  }

  /** Entries that were before those at hand. */
  async remember() {
    const first = this.entries[0]?.n ?? 1;
    if (first <= 1) return;
    const { entries } = await api.log(
      this.table.id,
      this.seat,
      Math.max(1, first - 200),
      first - 1,
    );
    // Who asks twice is answered twice.
    const before = this.entries[0]?.n ?? first;
    this.entries = [...entries.filter(({ n }) => n < before), ...this.entries];
  }

  /** Whether one can choose now; not while what was chosen is still kept back. */
  private isOpen(): boolean {
    const { moment, opening, line } = this;
    return !moment && !opening && line === "open" && !this.choice.waits;
  }

  /** Milliseconds for which an answer can be taken back: a sealed one, as long as there is time. */
  private softness(action: Action): number {
    const { decision } = this;
    if (this.shared || !decision?.sealed.includes(action.do)) return 0;
    // Who lets it pass at once is not to wait for it each time.
    if (decision.hushed && decision.default && matches(action, decision.default)) return 0;
    return 1000 * Math.max(0, Math.min(settings.wax, this.untilDone() - IN_TIME));
  }

  /** Seconds until something is done for this seat; null if nothing will be. */
  get timeLeft(): number | null {
    const left = this.untilDone();
    return Number.isFinite(left) ? left : null;
  }

  /** Whether the table waits for people, and not for this one. */
  get waitsForPeople(): boolean {
    const { seats, state } = this.table;
    if (state === "open") return seats.some(({ kind }) => kind === "open");
    const waited = this.seen?.actors ?? [];
    return (
      state === "playing" &&
      seats.some(
        ({ seat, kind, stand_in }) => kind === "person" && !stand_in && waited.includes(seat),
      )
    );
  }

  private untilDone(): number {
    const { decision, clock } = this;
    const due = this.seat === null ? undefined : clock?.due[this.seat];
    const reserve = decision?.hushed ? 0 : (clock?.reserve[this.seat ?? 0] ?? 0);
    const ends = decision?.passes_at ?? (due === undefined ? Infinity : due + reserve);
    return ends - (Date.now() / 1000 + this.offset);
  }

  /** Whether one has wished to be asked before what cannot be undone: where there is a choice at all. */
  private asks(action: Action): boolean {
    if (!settings.sure || this.choice.deal || this.decision?.sealed.includes(action.do))
      return false;
    return this.choice.legal.length > 1;
  }

  private async act(act: Action) {
    await this.send({ type: "act", act, window: this.decision?.window ?? null });
  }

  private async foresee(acts: Action[]): Promise<(GameEvent[] | null)[]> {
    if (!this.game.foresees || this.seat === null) return acts.map(() => null);
    const answer = await this.send({ type: "foresee", acts });
    return answer.type === "foreseen" ? answer.events : acts.map(() => null);
  }

  private async name(picked: Document): Promise<Naming> {
    const answer = await this.send({ type: "name", picked });
    if (answer.type !== "named") throw new Error(answer.type);
    return answer;
  }

  private hello(message: Hello) {
    this.witness.heard(message);
    this.queue = [];
    this.era += 1;
    this.goOn?.();
    this.moment = null;
    this.opening = false;
    const [first] = message.entries;
    const known = [...this.entries, ...this.untold];
    const before = first ? known.filter((entry) => entry.n < first.n) : known;
    this.entries = [...before, ...message.entries];
    this.untold = [];
    this.auto = message.auto;
    this.small = message.small;
    this.waived = message.waived;
    this.take(message, message.now);
  }

  private news(message: News) {
    this.witness.heard(message);
    this.queue.push(message);
    this.untold = [...this.untold, ...message.entries];
    if (!this.showing) void this.showAll();
  }

  private async showAll() {
    this.showing = true;
    for (let next = this.nextNews(); next; next = this.nextNews()) await this.show(next);
    this.showing = false;
  }

  /** What comes next; all that a bot has done meanwhile without a break is one gesture. */
  private nextNews(): News | undefined {
    let next = this.queue.shift();
    while (next && this.queue[0] && this.goesOn(next, this.queue[0]))
      next = merged(next, this.queue.shift()!);
    return next;
  }

  /** Whether news only carry on what came before; what is worth a pause gets one of its own. */
  private goesOn(before: News, after: News): boolean {
    return isOneGesture(before, after) && !this.momentOf(before) && !this.momentOf(after);
  }

  private momentOf({ entries, view }: News): Moment | null {
    return (view && this.story.moment?.(eventsIn(entries), view, this.seen)) || null;
  }

  /** First the table, then the words: nothing is told before it is seen to happen. */
  private async show(message: News) {
    const { era } = this;
    const events = eventsIn(message.entries);
    const moment = this.momentOf(message);
    const looksOn = this.watched && !this.skipping;
    const waits = settings.pauses && looksOn;
    const flies = looksOn && this.queue.length < PATIENCE && !moment?.still;
    if (flies) await this.flyAll(events);
    if (era !== this.era) return;
    const heard = this.heardOf(message);
    timed("draw", () => this.take(message, message.now));
    if (waits) this.moment = moment;
    if (waits && !isStill()) await this.open(this.story.opens?.(events) ?? 0);
    if (era !== this.era) return;
    this.tell(message, heard);
    if (waits && moment) await this.pauseAt(moment);
  }

  /** Lets things be turned over on the table; one who goes on has seen enough of it. */
  private async open(milliseconds: number) {
    if (!milliseconds) return;
    this.opening = true;
    await this.wait(milliseconds);
    this.opening = false;
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.goOn?.(), milliseconds);
      this.goOn = () => {
        clearTimeout(timer);
        this.goOn = null;
        done();
      };
    });
  }

  private async flyAll(events: GameEvent[]) {
    const before = this.seen;
    if (!before || !this.story.flights) return;
    const flights = events.flatMap((event) => this.story.flights!(event, before));
    await fly(flights);
  }

  private async pauseAt(moment: Moment) {
    this.moment = moment;
    await this.wait((moment.lasts ?? MOMENT) * tempo());
    this.moment = null;
    this.letRead();
  }

  /** Answers that come where another button stood a moment ago are read before they can be pressed. */
  private letRead() {
    if (!settings.pauses) return;
    clearTimeout(this.reading);
    this.unread = true;
    this.reading = setTimeout(() => (this.unread = false), UNREAD);
  }

  private take(picture: Picture, now: number) {
    this.offset = now - Date.now() / 1000;
    if (picture.table) this.table = picture.table;
    if (picture.decision && picture.decision.window !== this.decision?.window) {
      this.choice.takeBack();
      if (picture.decision.yours) this.letRead();
    }
    if (picture.view !== undefined) {
      const goesOn = this.seen?.phase === picture.view?.phase;
      this.seen = picture.view;
      if (!goesOn) this.choice.reset();
      else if (!this.choice.waits) this.choice.retain();
      this.foresight.forget();
      this.names.forget();
    }
    if (picture.sketch !== undefined) this.drawn = picture.sketch;
    if (picture.decision !== undefined) this.decision = picture.decision;
    if (this.decision?.yours || this.seen?.result) this.skipping = false;
    if (picture.view !== undefined) void this.choice.proceed();
    if (picture.clock !== undefined) this.clock = picture.clock;
    if (picture.late !== undefined) this.late = picture.late;
  }

  /** What can be read and heard of news, once they are seen. */
  private tell({ entries }: News, heard: Sound | null) {
    this.entries = [...this.entries, ...entries];
    this.untold = this.untold.slice(entries.length);
    for (const entry of entries) if (entry.kind === "auto") this.passes(entry);
    if (heard) play(heard);
  }

  private passes({ on, window, choices }: AutoEntry) {
    const changed = (kinds: readonly string[]) => [
      ...kinds.filter((kind) => kind !== window),
      ...(on ? [window!] : []),
    ];
    if (window === undefined) this.auto = on;
    else if (choices) this.waived = changed(this.waived);
    else this.small = changed(this.small);
  }

  /** One's own turn, talk, or that something was done. */
  private heardOf({ entries, decision }: News): Sound | null {
    if (decision?.yours && !this.decision?.yours) return "turn";
    if (entries.some((entry) => entry.kind === "talk")) return "talk";
    return entries.some((entry) => entry.kind === "events") ? "card" : null;
  }
}

/** Whether a table gives people hours for an answer. */
export function isByMail(table: WholeTable | undefined): boolean {
  return (table?.settings.clock?.decision ?? 0) > 3600;
}

/** Whose doing news are, if a bot's and nothing else is in them. */
function botIn({ entries }: News): number | null {
  const [first] = entries;
  if (entries.length !== 1 || first?.kind !== "events" || first.by !== "bot") return null;
  return first.seat;
}

function isOneGesture(before: News, after: News): boolean {
  const bot = botIn(after);
  return bot !== null && before.entries.length > 0 && before.entries.every(isBy(bot));
}

const isBy = (seat: number) => (entry: Entry) => entry.kind === "events" && entry.seat === seat;

function merged(before: News, after: News): News {
  return { ...before, ...after, entries: [...before.entries, ...after.entries] };
}

function eventsIn(entries: readonly Entry[]): GameEvent[] {
  return entries.flatMap((entry) => (entry.kind === "events" ? entry.events : []));
}
