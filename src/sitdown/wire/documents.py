"""What the server says, as types: the OpenAPI page and the client's own types are made of them.

A field that may be missing is unset by default; one that is always there may still be `null`.
`tools.documents` writes all of it down in TypeScript, with what clients send (`requests.py`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from sitdown.kernel import Document
from sitdown.wire.log import By, Promise

from .game_documents import (
    Action,
    GameEvent,
    Note,
    Phrase,
    Position,
    Result,
    Schema,
    Shelf,
    Sketch,
    View,
)
from .log import Entry
from .review import Given, Review
from .settings import Clock, Settings


class Reason(Struct):
    """Why the rules do not allow it, as a message of the game's words."""

    id: str
    arguments: Document


class Refusal(Struct):
    """`act`: which one of several was refused."""

    code: str
    message: str
    reason: Reason | UnsetType = UNSET
    retry_after: float | UnsetType = UNSET
    act: int | UnsetType = UNSET


class ErrorAnswer(Struct):
    error: Refusal


class GuestAnswer(Struct):
    """`player`: what the guest is called on pages for all to see."""

    name: str
    mask: str | None
    since: float
    player: str


class PhraseAnswer(Struct):
    phrase: str


class PushAnswer(Struct):
    """`key`: by which a browser subscribes; null where the house calls nobody."""

    key: str | None


class KnownPasskey(Struct):
    """`used`: when it last let its guest in."""

    id: str
    since: float
    used: float | None


class PasskeysAnswer(Struct):
    """`offered`: whether this house takes any; `passkeys`: one's own."""

    offered: bool
    passkeys: list[KnownPasskey]


class OptionsAnswer(Struct):
    """What a browser is to be told, to make a passkey or to show one."""

    options: Document


class SeatRange(Struct):
    least: int
    most: int


class GameFace(Struct):
    """What the package of a game brings for the browser: where its files are, and which."""

    at: str
    files: list[str]


class GameClock(Clock, frozen=True):
    """A clock to choose; `options`: those that it sets where who lays the table names no other."""

    options: Document = field(default_factory=dict)


class Game(Struct):
    id: str
    seats: SeatRange
    options: Schema
    phases: list[str]
    actions: dict[str, Schema]
    events: list[str]
    whispers: bool
    foresees: bool
    notes: bool
    explains: list[str]
    bots: list[str]
    clocks: list[GameClock]
    rules: str
    words: list[str]
    face: GameFace | None


class GamesAnswer(Struct):
    """`invite`: the address by which other devices open this server, if it knows one."""

    games: list[Game]
    version: str
    invite: str | None
    now: float


class Temper(Struct):
    """What a bot is like, each from 0 to 1; in the middle it is neither."""

    bold: float
    greedy: float
    vengeful: float
    honest: float
    talkative: float


class Character(Struct):
    """A bot of the house. `name` and `about` by language; `mask` is what it wears."""

    id: str
    mask: str
    temper: Temper
    name: dict[str, str]
    about: dict[str, str]


class BotsAnswer(Struct):
    """`bots` are those without a character, by the names that a chair takes."""

    characters: list[Character]
    levels: list[str]
    usual_level: str
    bots: list[str]


class Seat(Struct):
    """A chair. `commitment`: to the cut that its client opens when the game begins.

    `vacant`: its person has left for good; it can be taken in the middle of the game. `reserved`:
    a rematch offers it to the person named, who has not answered; nobody else can take it.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    house_name: str | None
    mask: str | None
    bot: str | None
    commitment: str | None
    stand_in: str | None
    here: bool
    gone_at: float | None
    bot_at: float | None
    vacant: bool
    reserved: bool
    reserved_for_you: bool
    yours: bool
    host: bool


class ListedTable(Struct):
    """A table as lists show it."""

    id: str
    title: str
    house_title: str | None
    game: str
    players: int
    state: Literal["open", "playing", "over", "shelved"]
    settings: Settings
    host: bool
    yours: list[int]
    your_turn: bool
    seats: list[Seat]
    created: float
    started: float | None
    ended: float | None
    commitment: str | None
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    imported: bool
    rules: str | None


class Asking(Struct):
    """Who waits to be let in to a vacant chair."""

    request: int
    seat: int
    name: str
    mask: str | None
    yours: bool


class WholeTable(ListedTable, kw_only=True):
    """A table as its own page shows it.

    `called`: since when cuts are waited for. `asking`: all who wait, for the host; for others
    themselves. `muted`: seats that the host does not let talk. `closed`: why the house ended it.
    """

    options: Document
    called: float | None
    cuts: list[str | None]
    seed: str | None
    secret: str | None
    intact: bool
    watching: int
    promises: list[Promise]
    asking: list[Asking]
    muted: list[int]
    closed: str | None


class TableAnswer(Struct):
    table: WholeTable
    now: float


class TablesAnswer(Struct):
    tables: list[ListedTable]
    next: str | None
    now: float


class LinkAnswer(Struct):
    link: str
    token: str
    expires: float


class LogAnswer(Struct):
    entries: list[Entry]
    last: int


class FinishedSeat(Struct):
    """A seat of a finished game, and who was dealt in there.

    `left`: its person did not play to the end, whoever did.
    """

    seat: int
    kind: Literal["person", "bot"]
    player: str
    name: str | None
    house_name: str | None
    mask: str | None
    bot: str | None
    place: int
    won: bool
    left: bool
    score: int


class Word(Struct):
    """A word given that the record has judged. `line`: which of the game's own it is, if a bot's.

    Games that were over before bots' words were kept so have none.
    """

    seat: int
    to: int
    text: str
    state: Literal["kept", "broken"]
    line: str | UnsetType | None = UNSET


class FinishedGame(Struct):
    """A game in the history of a player; `seat` was his. `change`: of his rating, once counted."""

    table: str
    title: str
    house_title: str | None
    game: str
    players: int
    started: float
    ended: float
    rated: bool
    seat: int
    seats: list[FinishedSeat]
    words: list[Word]
    change: int | None


class PlayerGamesAnswer(Struct):
    games: list[FinishedGame]
    next: str | None


class ShownRating(Struct):
    """A rating as one figure, with the band in which it almost certainly lies.

    `ranked`: whether there were enough rated games to compare it with others.
    """

    figure: int
    low: int
    high: int
    games: int
    ranked: bool


class PlayerRecord(Struct):
    """What a player has done at one game; `form`: his places in the last ones, the newest first."""

    game: str
    played: int
    won: int
    form: list[int]
    last: float
    rating: ShownRating | None


class GivenWord(Struct):
    """A word of a player, with where he gave it. `line`: which of the game's own it is, if any."""

    text: str
    line: str | None
    state: Literal["kept", "broken"]
    game: str
    table: str
    at: float


class PlayerWords(Struct):
    kept: int
    broken: int
    latest: list[GivenWord]


class KnownPlayer(Struct):
    """Somebody who has played here: a guest, or a bot. `since`: his first finished game.

    `rating`: at all games together. Of a character of the house: who it is (`house_name`), at which
    level, and what it is like.
    """

    id: str
    kind: Literal["person", "bot"]
    name: str
    mask: str | None
    bot: str | None
    house_name: str | None
    level: str | None
    temper: Temper | None
    you: bool
    since: float | None
    last: float | None
    records: list[PlayerRecord]
    rating: ShownRating | None
    words: PlayerWords


class PlayerAnswer(Struct):
    player: KnownPlayer
    now: float


class Rung(ShownRating):
    """Somebody on a ladder. `rank`: null before there were enough rated games.

    `month`: by how much the figure has changed in thirty days.
    """

    rank: int | None
    player: str
    kind: Literal["person", "bot"]
    name: str
    mask: str | None
    bot: str | None
    won: int
    month: int
    you: bool


class LadderAnswer(Struct):
    rungs: list[Rung]
    next: int | None


class RatingChange(Struct):
    """What a game has changed for who was dealt in on a seat."""

    seat: int
    player: str
    before: ShownFigure
    after: ShownFigure


class ShownFigure(Struct):
    figure: int
    low: int
    high: int


class RatingsAnswer(Struct):
    """`waits`: the game is not counted yet; `void`: nobody is rated against himself."""

    state: Literal["unrated", "waits", "counted", "void"]
    changes: list[RatingChange]


class OwnRating(ShownRating):
    game: str


class OwnWord(Struct):
    """What somebody has said, or promised."""

    table: str
    at: float
    kind: Literal["talk", "promise"]
    text: str
    to: int | None


class OwnDevice(Struct):
    """A device on which a guest is called: where that is asked for, and since when."""

    endpoint: str
    since: float


class OwnAnswer(Struct):
    """Everything that the house keeps of a guest."""

    guest: GuestAnswer
    ratings: list[OwnRating]
    passkeys: list[KnownPasskey]
    devices: list[OwnDevice]
    games: list[FinishedGame]
    tables: list[ListedTable]
    said: list[OwnWord]


class ReplayStep(Struct):
    """One action of a game that is over, and what followed; with all open, a whole position.

    `sealed`: it is an answer that waits, closed, for those of others.
    """

    step: int
    seat: int | None
    by: By | None
    at: float
    sealed: bool
    events: list[GameEvent]
    view: Position
    sketch: Sketch | UnsetType | None = UNSET


class StepsAnswer(Struct):
    steps: list[ReplayStep]
    last: int


class WhyAnswer(Struct):
    """Null where the game has nothing to say to it."""

    why: Phrase | None


class SeatAct(Struct):
    seat: int
    act: Action


class NamedAnswer(Struct):
    """An answer worth a button: a whole act, or what to pick, which `count` of them have in common.

    `brings`: what it would bring, or what there is to know of all of them.
    """

    act: Action | None
    pick: Document | None
    count: int
    brings: list[GameEvent]
    stance: Literal["for", "against", "passes"] | None
    brass: bool


class Naming(Struct):
    """The named answers, in their order, and how many there are in all."""

    answers: list[NamedAnswer]
    count: int


class StudyAnswer(Struct):
    position: Document
    view: View
    default: Action | None
    acts: list[SeatAct]
    events: list[list[GameEvent]]
    foreseen: list[list[GameEvent] | None]
    named: list[Naming]
    sketch: Sketch | UnsetType | None = UNSET


class AlbumAnswer(Struct):
    shelves: list[Shelf]


class NoteAnswer(Struct):
    note: Note | None


class Health(Struct):
    ok: bool


class Reviewed(Struct):
    """`state`: `none` if nobody has asked for it yet, or a restart has cut it short.

    `done` of `whole`: how far it has come. `words`: what was given of them in the game.
    """

    state: Literal["none", "working", "done"]
    done: int
    whole: int
    review: Review | None
    words: list[Given]


class ReviewAnswer(Struct):
    reviewed: Reviewed


class AdminAnswer(Struct):
    """`processes`: how many serve this house; figures and connections are those of one."""

    processes: int
    now: float


class AdminSeat(Struct):
    """`player`: the guest on it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    house_name: str | None
    player: str | None
    here: bool


class AdminTable(Struct):
    id: str
    title: str
    house_title: str | None
    game: str
    state: Literal["open", "playing", "over", "shelved"]
    public: bool
    created: float
    updated: float
    watching: int
    seats: list[AdminSeat]


class AdminTablesAnswer(Struct):
    tables: list[AdminTable]
    now: float


class AdminPlace(Struct):
    """A table at which a guest sits."""

    id: str
    title: str
    house_title: str | None
    game: str


class AdminRuling(Struct):
    """What is ruled on a guest: `table`: only there; `until`: null is for good."""

    kind: Literal["muted", "out"]
    table: str | None
    until: float | None
    why: str


class AdminGuest(Struct):
    player: str
    name: str
    here: bool
    tables: list[AdminPlace]
    rulings: list[AdminRuling]


class AdminGuestsAnswer(Struct):
    guests: list[AdminGuest]
    now: float


class AdminWordsAnswer(Struct):
    words: list[str]


class Figures(Struct, frozen=True):
    """A process over one step: moves a second, how long their answers took, and what it holds.

    `median`, `slow`: milliseconds within which half and 99 of 100 moves were answered; null where
    there was none. `waiting`: thoughts of bots that wait for a worker. `memory`: megabytes.
    """

    at: float
    moves: float
    tables: int
    connections: int
    median: float | None
    slow: float | None
    waiting: int
    memory: float
    faults: int


class AdminLoadAnswer(Struct):
    """`step`: seconds between two figures."""

    step: float
    figures: list[Figures]
    processes: int
    well: bool
    now: float


class AdminAct(Struct):
    """Something that the host has done; `until` is null where it holds for good, or at once."""

    number: int
    at: float
    act: Literal["muted", "not-muted", "out", "not-out", "closed", "words"]
    player: str | None
    name: str | None
    table: str | None
    title: str | None
    until: float | None
    for_good: bool
    why: str


class AdminLogAnswer(Struct):
    acts: list[AdminAct]
    next: int | None
