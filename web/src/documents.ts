/** The documents that come over the wire. Written by tools/documents.py: do not edit. */

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Document = { [field: string]: Value };

export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

export interface ActRequest {
  type: "act";
  id: string;
  act: Document;
  window?: string | null;
}

export interface Action extends Document {
  do: string;
}

/** Something that the host has done; `until` is null where it holds for good, or at once. */
export interface AdminAct {
  number: number;
  at: number;
  act: "closed" | "muted" | "not-muted" | "not-out" | "out" | "words";
  player: string | null;
  name: string | null;
  table: string | null;
  title: string | null;
  until: number | null;
  for_good: boolean;
  why: string;
}

/** `processes`: how many serve this house; figures and connections are those of one. */
export interface AdminAnswer {
  processes: number;
  now: number;
}

/** `why`: those who sit there read it. */
export interface AdminCloseBody {
  table: string;
  why?: string | null;
}

export interface AdminEnterBody {
  token: string;
}

export interface AdminGuest {
  player: string;
  name: string;
  here: boolean;
  tables: AdminPlace[];
  rulings: AdminRuling[];
}

export interface AdminGuestsAnswer {
  guests: AdminGuest[];
  now: number;
}

export interface AdminLiftBody {
  kind: "muted" | "out";
  player: string;
  table?: string | null;
}

/** `step`: seconds between two figures. */
export interface AdminLoadAnswer {
  step: number;
  figures: Figures[];
  processes: number;
  well: boolean;
  now: number;
}

export interface AdminLogAnswer {
  acts: AdminAct[];
  next: number | null;
}

/** `hours`: null is for good. `why`: the guest reads it. */
export interface AdminMuteBody {
  player: string;
  hours?: number | null;
  why?: string | null;
}

/** `table`: out of this one; without it, out of the house. */
export interface AdminOutBody {
  player: string;
  hours?: number | null;
  why?: string | null;
  table?: string | null;
}

/** A table at which a guest sits. */
export interface AdminPlace {
  id: string;
  title: string;
  house_title: string | null;
  game: string;
}

/** What is ruled on a guest: `table`: only there; `until`: null is for good. */
export interface AdminRuling {
  kind: "muted" | "out";
  table: string | null;
  until: number | null;
  why: string;
}

/** `player`: the guest on it. */
export interface AdminSeat {
  kind: "bot" | "open" | "person";
  name: string | null;
  house_name: string | null;
  player: string | null;
  here: boolean;
}

export interface AdminTable {
  id: string;
  title: string;
  house_title: string | null;
  game: string;
  state: "open" | "over" | "playing" | "shelved";
  public: boolean;
  created: number;
  updated: number;
  watching: number;
  seats: AdminSeat[];
}

export interface AdminTablesAnswer {
  tables: AdminTable[];
  now: number;
}

export interface AdminWordsAnswer {
  words: string[];
}

/** Words that nobody is to use, `word*` with all that begin so; and those to allow again. */
export interface AdminWordsBody {
  add?: string[];
  remove?: string[];
}

export interface AdmitBody {
  request: number;
  admit: boolean;
}

export interface AdmittedEntry {
  kind: "admitted";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  request: number;
}

export interface AdoptedEntry {
  kind: "rules";
  n: number;
  at: number;
  link?: string;
  from: string | null;
  to: string;
}

export interface AlbumAnswer {
  shelves: Shelf[];
}

export interface AlbumBody {
  players?: number | null;
  options?: Document;
}

/** What would the house do here? */
export interface AskHintRequest {
  type: "hint";
  id: string;
}

export interface AskNoteRequest {
  type: "note";
  id: string;
  thing: string;
}

export interface AskedEntry {
  kind: "asked";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  request: number;
}

/** Who waits to be let in to a vacant chair. */
export interface Asking {
  request: number;
  seat: number;
  name: string;
  mask: string | null;
  yours: boolean;
}

export interface AutoEntry {
  kind: "auto";
  n: number;
  at: number;
  link?: string;
  on: boolean;
  window?: string;
  choices?: boolean;
}

/**
 * Lets reactions pass; with `window`, small questions of this kind.
 *
 * With `choices` too, reactions of this kind, whatever could be answered.
 */
export interface AutoRequest {
  type: "auto";
  id: string;
  on: boolean;
  window?: string | null;
  choices?: boolean;
}

export interface BackEntry {
  kind: "back";
  n: number;
  at: number;
  link?: string;
  seat: number;
}

/**
 * Something to be said of a choice, as an event: a sign that was foreseen, or what came of it.
 *
 * `often`: in which part of the worlds that fitted the view it would have come so.
 */
export interface Because {
  kind: "event" | "sign";
  event: Document;
  often: number;
}

/** `bots` are those without a character, by the names that a chair takes. */
export interface BotsAnswer {
  characters: Character[];
  levels: string[];
  usual_level: string;
  bots: string[];
}

export interface Bye {
  type: "bye";
  code: string;
  message: string;
  reason?: Reason;
}

export interface CalledEntry {
  kind: "called";
  n: number;
  at: number;
  link?: string;
  seats: number[];
}

/** A row of cards with a label. */
export interface Cards {
  label: Phrase;
  cards: string[];
  lit: boolean;
  piled: boolean;
}

export interface Chair {
  name: string | null;
  bot: string | null;
  commitment: string | null;
  house_name?: string;
}

export interface ChairBody {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  commitment?: string | null;
}

export interface ChangedEntry {
  kind: "settings";
  n: number;
  at: number;
  link?: string;
  settings: Document;
  title: string;
  players: number;
  options: Document;
}

/** A bot of the house. `name` and `about` by language; `mask` is what it wears. */
export interface Character {
  id: string;
  mask: string;
  temper: Temper;
  name: Record<string, string>;
  about: Record<string, string>;
}

/** A choice at a turning point; `act` is None for doing nothing. `chance`: its seat's after. */
export interface Choice {
  act: Document | null;
  chance: number;
  reasons: Because[];
}

/** Time in seconds: for a decision, for one with bargaining, for a reaction, for the game. */
export interface Clock {
  decision: number;
  trading: number;
  reaction: number;
  reserve: number;
  id: string | null;
}

/** The running clock. */
export interface ClockState {
  window: string;
  due: Record<string, number>;
  reserve: Record<string, number>;
  now: number;
  still: boolean;
}

export interface ContinuedEntry {
  kind: "rematch";
  n: number;
  at: number;
  link?: string;
  table: string;
}

/** Of the settings those that are not the usual ones. Older tables are not named. */
export interface CreatedEntry {
  kind: "created";
  n: number;
  at: number;
  link?: string;
  table?: string;
  name: string | null;
  title: string;
  game: string;
  options: Document;
  settings: Document;
  commitment: string | null;
  seats: Chair[];
}

/** What a browser gives for a passkey, as its `toJSON` writes it. */
export interface CredentialBody {
  credential: Document;
}

export interface CutEntry {
  kind: "cut";
  n: number;
  at: number;
  link?: string;
  seat: number;
  cut: string;
}

/** Opens the cut that a seat has committed to; `next` is a commitment for a rematch. */
export interface CutRequest {
  type: "cut";
  id: string;
  cut: string;
  next?: string | null;
}

/**
 * A decision: the action `step` of the replay, by which a seat chose among several.
 *
 * `before` and `after` are the chances by what that seat could know; `gain` what its choice gave
 * or took of it from each seat beyond `error`, what lies within it being nobody's doing. `house`
 * is what the house would have done, `price` what the choice cost its seat against that.
 */
export interface Decided {
  step: number;
  seat: number;
  act: Document;
  before: number[];
  after: number[];
  gain: number[];
  error: number;
  house: Document | null;
  price: number;
}

/**
 * The open question, as a viewpoint may know it.
 *
 * `passes_at`: when a seat that lets reactions pass is taken to have passed.
 */
export interface Decision {
  window: string;
  phase: string;
  asked: number[];
  hushed: boolean;
  sealed: string[];
  yours: boolean;
  default: Action | null;
  passes_at: number | null;
}

/** Does not want the chair that a rematch has offered. */
export interface DeclinedEntry {
  kind: "declined";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
}

export interface EndBody {
  endpoint: string;
}

export interface EndedEntry {
  kind: "over";
  n: number;
  at: number;
  link?: string;
  result: Result | null;
  seed: string | null;
  secret: string | null;
  why?: string;
}

export interface ErrorAnswer {
  error: Refusal;
}

/**
 * A process over one step: moves a second, how long their answers took, and what it holds.
 *
 * `median`, `slow`: milliseconds within which half and 99 of 100 moves were answered; null where
 * there was none. `waiting`: thoughts of bots that wait for a worker. `memory`: megabytes.
 */
export interface Figures {
  at: number;
  moves: number;
  tables: number;
  connections: number;
  median: number | null;
  slow: number | null;
  waiting: number;
  memory: number;
  faults: number;
}

/** A game in the history of a player; `seat` was his. `change`: of his rating, once counted. */
export interface FinishedGame {
  table: string;
  title: string;
  house_title: string | null;
  game: string;
  players: number;
  started: number;
  ended: number;
  rated: boolean;
  seat: number;
  seats: FinishedSeat[];
  words: Word[];
  change: number | null;
}

/**
 * A seat of a finished game, and who was dealt in there.
 *
 * `left`: its person did not play to the end, whoever did.
 */
export interface FinishedSeat {
  seat: number;
  kind: "bot" | "person";
  player: string;
  name: string | null;
  house_name: string | null;
  mask: string | null;
  bot: string | null;
  place: number;
  won: boolean;
  left: boolean;
  score: number;
}

export interface ForeseeRequest {
  type: "foresee";
  id: string;
  acts: Document[];
}

export interface Foreseen {
  type: "foreseen";
  id: string;
  events: (GameEvent[] | null)[];
}

export interface FreedEntry {
  kind: "freed";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
}

export interface Game {
  id: string;
  seats: SeatRange;
  options: Schema;
  phases: string[];
  actions: Record<string, Schema>;
  events: string[];
  whispers: boolean;
  foresees: boolean;
  notes: boolean;
  explains: string[];
  bots: string[];
  clocks: GameClock[];
  rules: string;
  words: string[];
  face: GameFace | null;
}

/** A clock to choose; `options`: those that it sets where who lays the table names no other. */
export interface GameClock {
  decision: number;
  trading: number;
  reaction: number;
  reserve: number;
  id: string | null;
  options: Document;
}

export interface GameEvent extends Document {
  event: string;
}

/** What the package of a game brings for the browser: where its files are, and which. */
export interface GameFace {
  at: string;
  files: string[];
}

/** `invite`: the address by which other devices open this server, if it knows one. */
export interface GamesAnswer {
  games: Game[];
  version: string;
  invite: string | null;
  now: number;
}

/**
 * A word: whose, to whom, and what became of it at which action of the game.
 *
 * `checked`: by the record itself, not only by what its addressee said. `line`: which of the
 * game's own words it is, where a bot has given it, so that everybody reads it in his language.
 */
export interface Given {
  seat: number;
  to: number;
  text: string;
  state: "broken" | "kept" | "standing";
  given: number;
  judged: number | null;
  checked: boolean;
  line: string | null;
}

/** A word of a player, with where he gave it. `line`: which of the game's own it is, if any. */
export interface GivenWord {
  text: string;
  line: string | null;
  state: "broken" | "kept";
  game: string;
  table: string;
  at: number;
}

export interface GoneEntry {
  kind: "gone";
  n: number;
  at: number;
  link?: string;
  seat: number;
}

/** `player`: what the guest is called on pages for all to see. */
export interface GuestAnswer {
  name: string;
  mask: string | null;
  since: number;
  player: string;
}

export interface GuestBody {
  name: string;
  mask?: string | null;
}

/** What an action brought; nobody's where a hushed window closes. */
export interface HappenedEntry {
  kind: "events";
  n: number;
  at: number;
  link?: string;
  seat: number | null;
  by: "auto" | "bot" | "clock" | "person" | "stand-in" | null;
  events: GameEvent[];
  seal?: string;
}

export interface Hello {
  type: "hello";
  table: WholeTable;
  view?: View | null;
  sketch?: Sketch | null;
  decision?: Decision | null;
  clock?: ClockState | null;
  late?: Late;
  n: number;
  now: number;
  seat: number | null;
  auto: boolean;
  small: string[];
  waived: string[];
  first: number;
  entries: Entry[];
}

export interface HereEntry {
  kind: "here";
  n: number;
  at: number;
  link?: string;
  seat: number;
}

/** What the house would do, and what there is to say of it; `act` is null for nothing. */
export interface Hint {
  act: Action | null;
  reasons: Because[];
}

/** To who asked, and to nobody else. */
export interface Hinted {
  type: "hinted";
  id: string;
  hint: Hint;
}

export interface HostedEntry {
  kind: "host";
  n: number;
  at: number;
  link?: string;
  seat: number;
}

export interface JoinBody {
  seat?: number | null;
  name?: string | null;
  commitment?: string | null;
}

/** `instead`: the bot that played there before. */
export interface JoinedEntry {
  kind: "joined";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  instead: string | null;
  commitment: string | null;
}

export interface JudgeRequest {
  type: "judge";
  id: string;
  promise: number;
  kept: boolean;
}

export interface JudgedEntry {
  kind: "judged";
  n: number;
  at: number;
  link?: string;
  promise: Promised;
}

/** `used`: when it last let its guest in. */
export interface KnownPasskey {
  id: string;
  since: number;
  used: number | null;
}

/**
 * Somebody who has played here: a guest, or a bot. `since`: his first finished game.
 *
 * `rating`: at all games together. Of a character of the house: who it is (`house_name`), at which
 * level, and what it is like.
 */
export interface KnownPlayer {
  id: string;
  kind: "bot" | "person";
  name: string;
  mask: string | null;
  bot: string | null;
  house_name: string | null;
  level: string | null;
  temper: Temper | null;
  you: boolean;
  since: number | null;
  last: number | null;
  records: PlayerRecord[];
  rating: ShownRating | null;
  words: PlayerWords;
}

export interface LadderAnswer {
  rungs: Rung[];
  next: number | null;
}

/** Of a table whose spectators look on late: by how much, and from when on they see the game. */
export interface Late {
  delay: number;
  from: number | null;
}

export interface LeaveBody {
  seat?: number | null;
}

/** `bot`: who plays on. `put_out`: by whom, where it was not his own wish. */
export interface LeftEntry {
  kind: "left";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  bot: string | null;
  put_out?: "host" | "house";
  why?: string;
}

export interface LinkAnswer {
  link: string;
  token: string;
  expires: number;
}

export interface LinkBody {
  seat: number;
}

/** A table as lists show it. */
export interface ListedTable {
  id: string;
  title: string;
  house_title: string | null;
  game: string;
  players: number;
  state: "open" | "over" | "playing" | "shelved";
  settings: Settings;
  host: boolean;
  yours: number[];
  your_turn: boolean;
  seats: Seat[];
  created: number;
  started: number | null;
  ended: number | null;
  commitment: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  imported: boolean;
  rules: string | null;
}

export interface LogAnswer {
  entries: Entry[];
  last: number;
}

export interface MoveBody {
  token: string;
  commitment?: string | null;
}

export interface MovedEntry {
  kind: "moved";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  commitment: string | null;
}

export interface MuteBody {
  seat: number;
  on: boolean;
}

export interface MutedEntry {
  kind: "muted";
  n: number;
  at: number;
  link?: string;
  seat: number;
  on: boolean;
}

/** Which answers are worth a button, after some arguments of them are picked. */
export interface NameAnswersRequest {
  type: "name";
  id: string;
  picked?: Document;
}

export interface Named {
  type: "named";
  id: string;
  answers: NamedAnswer[];
  count: number;
}

/**
 * An answer worth a button: a whole act, or what to pick, which `count` of them have in common.
 *
 * `brings`: what it would bring, or what there is to know of all of them.
 */
export interface NamedAnswer {
  act: Action | null;
  pick: Document | null;
  count: number;
  brings: GameEvent[];
  stance: "against" | "for" | "passes" | null;
  brass: boolean;
}

/** The named answers, in their order, and how many there are in all. */
export interface Naming {
  answers: NamedAnswer[];
  count: number;
}

/** `patch`: what is different in view and sketch, instead of these, for who asked for it. */
export interface News {
  type: "news";
  table?: WholeTable;
  view?: View | null;
  sketch?: Sketch | null;
  decision?: Decision | null;
  clock?: ClockState | null;
  late?: Late;
  n: number;
  now: number;
  entries: Entry[];
  patch?: Value[][];
}

/**
 * What there is to say of a thing now, as far as a viewpoint can know.
 *
 * `bars`: why it cannot be used now. `uses`: the choices of the seat that name it, those that
 * count most first; `more`: how many there are beside them.
 */
export interface Note {
  thing: Thing;
  bars: Phrase | null;
  now: Phrase[];
  uses: Use[];
  more: number;
  where: Place[];
}

export interface NoteAnswer {
  note: Note | null;
}

export interface NoteBody {
  view: Document;
  thing: string;
}

/** `note` is null where the game has none to what was asked about. */
export interface Noted {
  type: "noted";
  id: string;
  note: Note | null;
}

/** `{}` */
export interface Nothing {}

/** What a browser is to be told, to make a passkey or to show one. */
export interface OptionsAnswer {
  options: Document;
}

/** Everything that the house keeps of a guest. */
export interface OwnAnswer {
  guest: GuestAnswer;
  ratings: OwnRating[];
  passkeys: KnownPasskey[];
  devices: OwnDevice[];
  games: FinishedGame[];
  tables: ListedTable[];
  said: OwnWord[];
}

/** A device on which a guest is called: where that is asked for, and since when. */
export interface OwnDevice {
  endpoint: string;
  since: number;
}

export interface OwnRating {
  figure: number;
  low: number;
  high: number;
  games: number;
  ranked: boolean;
  game: string;
}

/** What somebody has said, or promised. */
export interface OwnWord {
  table: string;
  at: number;
  kind: "promise" | "talk";
  text: string;
  to: number | null;
}

/** How fast bots answer, of the one person among them; `skip`: at once, until he acts again. */
export interface PaceOfRequest {
  type: "pace";
  id: string;
  pace: "calm" | "quick" | "skip" | "slow";
}

/** One area of the table: a player's, or a common one. */
export interface Panel {
  title: Phrase | null;
  rows: (Phrase | Cards)[];
  seat: number | null;
}

export interface PasskeyBody {
  id: string;
}

/** `offered`: whether this house takes any; `passkeys`: one's own. */
export interface PasskeysAnswer {
  offered: boolean;
  passkeys: KnownPasskey[];
}

/** A message of the game's words with its arguments, and how it wants to be shown. */
export interface Phrase {
  id: string;
  arguments: Document;
  mood: "" | "bad" | "good" | "quiet" | "strong";
}

export interface PhraseAnswer {
  phrase: string;
}

export interface PhraseBody {
  phrase: string;
}

/** What a viewpoint has in front of it; `hello` brings all of it, `news` what changed. */
export interface Picture {
  table?: WholeTable;
  view?: View | null;
  sketch?: Sketch | null;
  decision?: Decision | null;
  clock?: ClockState | null;
  late?: Late;
}

export interface PingRequest {
  type: "ping";
  id: string;
}

/** Where some of a thing lie; what only follows from what lies open is not `sure`. */
export interface Place {
  word: Phrase;
  seat: number | null;
  sure: boolean;
}

export interface Player {
  name: string | null;
  bot: string | null;
  house_name?: string;
}

export interface PlayerAnswer {
  player: KnownPlayer;
  now: number;
}

export interface PlayerGamesAnswer {
  games: FinishedGame[];
  next: string | null;
}

/** What a player has done at one game; `form`: his places in the last ones, the newest first. */
export interface PlayerRecord {
  game: string;
  played: number;
  won: number;
  form: number[];
  last: number;
  rating: ShownRating | null;
}

export interface PlayerWords {
  kept: number;
  broken: number;
  latest: GivenWord[];
}

/**
 * What a program can check: something that never, or some day, is told.
 *
 * Of several parts each will do. `by`: it is kept only by what comes of one of these actions, done
 * unasked: what somebody has answered a verdict must not tell.
 */
export interface Pledge {
  never?: Document | Document[] | null;
  will?: Document | Document[] | null;
  by?: string[] | null;
}

/** The chances after so many actions, by what everybody could see, each with its error. */
export interface Point {
  step: number;
  chances: number[];
  errors: number[];
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** What every position has; each game has fields of its own beside these. */
export interface Position {
  game: string;
  options: Document;
  seats: number;
  phase: string;
  actors: number[];
  players: Document[];
  result: Result | null;
}

export interface PromiseRequest {
  type: "promise";
  id: string;
  to: number;
  text: string;
  pledge?: Pledge | null;
}

/**
 * A word given: who, to whom, in what words, when, and what its addressee says of it.
 *
 * `house`: the record itself has decided it, by its pledge. `line`: which of the game's own words
 * it is, where a bot has given it.
 */
export interface Promised {
  id: number;
  seat: number;
  to: number;
  text: string;
  pledge: Document | null;
  at: number;
  state: "broken" | "kept" | "standing";
  judged_at: number | null;
  house?: boolean;
  line?: string;
}

export interface PromisedEntry {
  kind: "promise";
  n: number;
  at: number;
  link?: string;
  promise: Promised;
}

/** `key`: by which a browser subscribes; null where the house calls nobody. */
export interface PushAnswer {
  key: string | null;
}

/** `why`: what is told everybody at the table. */
export interface PutOutBody {
  seat: number;
  why?: string | null;
}

/** What a game has changed for who was dealt in on a seat. */
export interface RatingChange {
  seat: number;
  player: string;
  before: ShownFigure;
  after: ShownFigure;
}

/** `waits`: the game is not counted yet; `void`: nobody is rated against himself. */
export interface RatingsAnswer {
  state: "counted" | "unrated" | "void" | "waits";
  changes: RatingChange[];
}

/** Why the rules do not allow it, as a message of the game's words. */
export interface Reason {
  id: string;
  arguments: Document;
}

/** `act`: which one of several was refused. */
export interface Refusal {
  code: string;
  message: string;
  reason?: Reason;
  retry_after?: number;
  act?: number;
}

/** `id` is null where none could be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  error: Refusal;
}

/**
 * A game from its seed to its result; without one if the house has closed the table.
 *
 * Since version 2 with what the seed is made of, the `log` that everybody was told, line by line
 * as it was written, and the last `link` of its chain. Since version 3 that log names the table,
 * and its seals say who acted and when.
 */
export interface Replay {
  sitdown: "replay";
  version: 1 | 2 | 3;
  table: string;
  title: string;
  game: string;
  players: number;
  options: Document;
  rules: string;
  seed: string;
  commitment: string;
  seats: Player[];
  started: number;
  ended: number;
  actions: ReplayAction[];
  talk: Document[];
  result: Document | null;
  secret: string | null;
  commitments: (string | null)[];
  cuts: (string | null)[];
  log: string[];
  link: string | null;
  house_title?: string;
  renamed?: boolean;
}

/** One action: when, whose, the full events that it brought, and which entry seals it. */
export interface ReplayAction {
  at: number;
  seat: number;
  by: "auto" | "bot" | "clock" | "person" | "stand-in";
  act: Document;
  events: Document[];
  entry: number | null;
}

/**
 * One action of a game that is over, and what followed; with all open, a whole position.
 *
 * `sealed`: it is an answer that waits, closed, for those of others.
 */
export interface ReplayStep {
  step: number;
  seat: number | null;
  by: "auto" | "bot" | "clock" | "person" | "stand-in" | null;
  at: number;
  sealed: boolean;
  events: GameEvent[];
  view: Position;
  sketch?: Sketch | null;
}

export interface Result extends Document {
  scores: number[];
  winners: number[];
  places: number[][];
}

/**
 * A finished game, reviewed. `simulations`: so many worlds were played on for it.
 *
 * `drawn`: cards or dice had a part in it. Otherwise nothing but who begins was left to luck, and
 * there is no `luck` in the sums.
 */
export interface Review {
  sitdown: "review";
  version: 2;
  game: string;
  rules: string;
  players: number;
  steps: number;
  simulations: number;
  drawn: boolean;
  points: Point[];
  decisions: Decided[];
  turns: Turn[];
  sums: Sums[];
}

export interface ReviewAnswer {
  reviewed: Reviewed;
}

/**
 * `state`: `none` if nobody has asked for it yet, or a restart has cut it short.
 *
 * `done` of `whole`: how far it has come. `words`: what was given of them in the game.
 */
export interface Reviewed {
  state: "done" | "none" | "working";
  done: number;
  whole: number;
  review: Review | null;
  words: Given[];
}

/**
 * Somebody on a ladder. `rank`: null before there were enough rated games.
 *
 * `month`: by how much the figure has changed in thirty days.
 */
export interface Rung {
  figure: number;
  low: number;
  high: number;
  games: number;
  ranked: boolean;
  rank: number | null;
  player: string;
  kind: "bot" | "person";
  name: string;
  mask: string | null;
  bot: string | null;
  won: number;
  month: number;
  you: boolean;
}

/** `line`: which of the house's sentences it is (`line-<id>`), and about whom, if a bot's. */
export interface SaidEntry {
  kind: "talk";
  n: number;
  at: number;
  link?: string;
  seat: number;
  to: number | null;
  text: string;
  line?: string;
  about?: number;
}

export interface SayRequest {
  type: "say";
  id: string;
  text: string;
  to?: number | null;
}

/** JSON Schema, as far as forms of games speak it. */
export interface Schema {
  type?: string;
  enum?: Value[];
  const?: Value;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  required?: string[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  default?: Value;
}

/**
 * A chair. `commitment`: to the cut that its client opens when the game begins.
 *
 * `vacant`: its person has left for good; it can be taken in the middle of the game. `reserved`:
 * a rematch offers it to the person named, who has not answered; nobody else can take it.
 */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  house_name: string | null;
  mask: string | null;
  bot: string | null;
  commitment: string | null;
  stand_in: string | null;
  here: boolean;
  gone_at: number | null;
  bot_at: number | null;
  vacant: boolean;
  reserved: boolean;
  reserved_for_you: boolean;
  yours: boolean;
  host: boolean;
}

export interface SeatAct {
  seat: number;
  act: Action;
}

export interface SeatBody {
  seat: number;
  kind: "bot" | "open";
  bot?: string | null;
  name?: string | null;
  level?: "beginner" | "regular" | "sharp";
}

export interface SeatRange {
  least: number;
  most: number;
}

/** `house_name`: which bot of the house it is, where the house has named it. */
export interface SeatedEntry {
  kind: "bot";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  bot: string;
  house_name?: string;
}

/**
 * What the host chooses beside the game's own options.
 *
 * `rated`: the game counts for the ladder. `quiet`: bots say nothing. Each is unset where it is
 * not so, as in lines from before. `hints`: whether the house says what it would do, to who asks
 * it; where it is unset, only to one who sits among bots alone.
 */
export interface Settings {
  public: boolean;
  spectators: boolean;
  delay: number;
  clock: Clock | null;
  grace: number | null;
  whispers: boolean;
  pace: "calm" | "quick" | "slow";
  start: "full" | "host";
  stand_in: string;
  rated?: boolean;
  quiet?: boolean;
  hints?: boolean;
}

export interface SettingsBody {
  title?: string;
  players?: number;
  options?: Document;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: string | Clock | null;
  grace?: number | null;
  whispers?: boolean | null;
  pace?: "calm" | "quick" | "slow";
  start?: "full" | "host";
  rated?: boolean;
  quiet?: boolean;
  hints?: boolean;
}

/** Things of one sort, side by side. */
export interface Shelf {
  title: Phrase;
  things: Thing[];
}

export interface ShownFigure {
  figure: number;
  low: number;
  high: number;
}

/**
 * A rating as one figure, with the band in which it almost certainly lies.
 *
 * `ranked`: whether there were enough rated games to compare it with others.
 */
export interface ShownRating {
  figure: number;
  low: number;
  high: number;
  games: number;
  ranked: boolean;
}

/** A game's own rough drawing of a view; the facts are for boards, and each game has its own. */
export interface Sketch {
  panels: Panel[];
  facts: Document;
}

export interface StandInBody {
  seat: number;
  on: boolean;
}

/** `fill`: the bot that takes every chair which is still free. */
export interface StartBody {
  fill?: string | null;
}

export interface StartedEntry {
  kind: "started";
  n: number;
  at: number;
  link?: string;
  commitment: string | null;
  cuts: (string | null)[];
  rules: string;
}

export interface StepsAnswer {
  steps: ReplayStep[];
  last: number;
}

export interface StillEntry {
  kind: "still";
  n: number;
  at: number;
  link?: string;
  seconds: number;
}

export interface StoodInEntry {
  kind: "stand-in";
  n: number;
  at: number;
  link?: string;
  seat: number;
  bot: string;
}

/** An action of a seat; or a bot's, once, or for everybody until a seat owes something. */
export interface StudyAct {
  seat?: number | null;
  act?: Document | null;
  bot?: string | null;
  until?: number | null;
}

export interface StudyAnswer {
  position: Document;
  view: View;
  default: Action | null;
  acts: SeatAct[];
  events: GameEvent[][];
  foreseen: (GameEvent[] | null)[];
  named: Naming[];
  sketch?: Sketch | null;
}

export interface StudyBody {
  game: string;
  position?: Document | null;
  players?: number | null;
  seed?: number | string;
  options?: Document;
  patch?: Document | null;
  chance?: Document[];
  seat?: number | null;
  acts?: StudyAct[];
  foresee?: Document[];
  name?: Document[];
  sketch?: boolean;
}

/** A device, as its browser's push service knows it. */
export interface SubscribeBody {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "ru";
}

/**
 * What came to a seat of what, in whole points of a hundred.
 *
 * `luck`, `own` and `others` add up to the result less the even share; `error` is that of
 * each of the last two. What no choice explains is `luck` where something was drawn or rolled,
 * and elsewhere the doing of whoever moved.
 */
export interface Sums {
  luck: number;
  own: number;
  others: number;
  error: number;
}

export interface TableAnswer {
  table: WholeTable;
  now: number;
}

export interface TableBody {
  game: string;
  players: number;
  options?: Document;
  title?: string | null;
  seats?: ChairBody[] | null;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: string | Clock | null;
  grace?: number | null;
  whispers?: boolean | null;
  pace?: "calm" | "quick" | "slow";
  start?: "full" | "host";
  rated?: boolean;
  quiet?: boolean;
  hints?: boolean;
  level?: "beginner" | "regular" | "sharp";
}

export interface TablesAnswer {
  tables: ListedTable[];
  next: string | null;
  now: number;
}

/** What a bot is like, each from 0 to 1; in the middle it is neither. */
export interface Temper {
  bold: number;
  greedy: number;
  vengeful: number;
  honest: number;
  talkative: number;
}

/** A card, a token, a person of a game, by kind; `rule` tells of it. */
export interface Thing {
  id: string;
  rule: string;
  kind: Phrase;
  count: number;
}

/**
 * A turning point: the moment that ends with the action `step`.
 *
 * `chances` are those of all before it and `after` it, as everybody could see them, `whose` the
 * seat that it mattered most to. `decided` is the action of the moment that did most, None where
 * nobody had a choice; then `seat` is who acted last. `by_luck`: something was drawn or rolled,
 * and did more than anybody's choice.
 */
export interface Turn {
  step: number;
  first: number;
  seat: number;
  whose: number;
  chances: number[];
  after: number[];
  by_luck: boolean;
  decided: number | null;
  played: Choice;
  house: Choice | null;
  price: number;
  error: number;
}

export interface TurnedAwayEntry {
  kind: "turned-away";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  request: number;
}

/** A choice that names a thing, and what it would bring. */
export interface Use {
  act: Action;
  brings: GameEvent[];
}

/** A position as a seat sees it, or a spectator, and what the seat may do. */
export interface View {
  game: string;
  options: Document;
  seats: number;
  phase: string;
  actors: number[];
  players: Document[];
  result: Result | null;
  you: number | null;
  legal: Action[];
}

/**
 * A table as its own page shows it.
 *
 * `called`: since when cuts are waited for. `asking`: all who wait, for the host; for others
 * themselves. `muted`: seats that the host does not let talk. `closed`: why the house ended it.
 */
export interface WholeTable {
  id: string;
  title: string;
  house_title: string | null;
  game: string;
  players: number;
  state: "open" | "over" | "playing" | "shelved";
  settings: Settings;
  host: boolean;
  yours: number[];
  your_turn: boolean;
  seats: Seat[];
  created: number;
  started: number | null;
  ended: number | null;
  commitment: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  imported: boolean;
  rules: string | null;
  options: Document;
  called: number | null;
  cuts: (string | null)[];
  seed: string | null;
  secret: string | null;
  intact: boolean;
  watching: number;
  promises: Promised[];
  asking: Asking[];
  muted: number[];
  closed: string | null;
}

/** Null where the game has nothing to say to it. */
export interface WhyAnswer {
  why: Phrase | null;
}

export interface WithdrawnEntry {
  kind: "withdrawn";
  n: number;
  at: number;
  link?: string;
  seat: number;
  name: string | null;
  request: number;
}

/**
 * A word given that the record has judged. `line`: which of the game's own it is, if a bot's.
 *
 * Games that were over before bots' words were kept so have none.
 */
export interface Word {
  seat: number;
  to: number;
  text: string;
  state: "broken" | "kept";
  line?: string | null;
}

export type Entry =
  | CreatedEntry
  | ChangedEntry
  | HostedEntry
  | GoneEntry
  | HereEntry
  | BackEntry
  | JoinedEntry
  | DeclinedEntry
  | LeftEntry
  | SeatedEntry
  | FreedEntry
  | MovedEntry
  | AskedEntry
  | AdmittedEntry
  | TurnedAwayEntry
  | WithdrawnEntry
  | StoodInEntry
  | CalledEntry
  | CutEntry
  | StartedEntry
  | HappenedEntry
  | StillEntry
  | SaidEntry
  | MutedEntry
  | PromisedEntry
  | JudgedEntry
  | AutoEntry
  | EndedEntry
  | ContinuedEntry
  | AdoptedEntry;

export type FromServer =
  Hello | News | Ack | Refused | Foreseen | Noted | Hinted | Named | Pong | Bye;

export type Request =
  | ActRequest
  | SayRequest
  | PromiseRequest
  | JudgeRequest
  | AutoRequest
  | PaceOfRequest
  | CutRequest
  | ForeseeRequest
  | AskNoteRequest
  | AskHintRequest
  | NameAnswersRequest
  | PingRequest;

/** What one does at a table. */
export interface Deeds {
  admit: { body: AdmitBody; answer: TableAnswer };
  close: { body: Nothing; answer: TableAnswer };
  join: { body: JoinBody; answer: TableAnswer };
  leave: { body: LeaveBody; answer: TableAnswer };
  link: { body: LinkBody; answer: LinkAnswer };
  move: { body: MoveBody; answer: TableAnswer };
  mute: { body: MuteBody; answer: TableAnswer };
  "put-out": { body: PutOutBody; answer: TableAnswer };
  rematch: { body: Nothing; answer: TableAnswer };
  review: { body: Nothing; answer: ReviewAnswer };
  seats: { body: SeatBody; answer: TableAnswer };
  settings: { body: SettingsBody; answer: TableAnswer };
  "stand-in": { body: StandInBody; answer: TableAnswer };
  start: { body: StartBody; answer: TableAnswer };
}
