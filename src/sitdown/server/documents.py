"""What the server says, as types: the OpenAPI page and the client's own types are made of them.

A field that may be missing is unset by default; one that is always there may still be `null`.
`tools.documents` writes all of it down in TypeScript, with what clients send (`requests.py`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from sitdown.kernel import Document
from sitdown.table.records.acting import By
from sitdown.table.records.settings import Clock, Settings
from sitdown.table.records.talking import Promise

from .contract import Action, GameEvent, Note, Phrase, Position, Result, Schema, Shelf, Sketch, View
from .entries import Entry


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
    name: str
    mask: str | None
    since: float


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
    games: list[Game]
    version: str
    now: float


class Seat(Struct):
    """A chair. `commitment`: to the cut that its client opens when the game begins.

    `vacant`: its person has left for good; it can be taken in the middle of the game.
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
    themselves.
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
