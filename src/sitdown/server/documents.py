"""What the server answers, as types: they describe it in the OpenAPI page."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from sitdown.table.records.replays.replay import Replay
from sitdown.table.records.settings import Clock, Settings
from sitdown.table.records.talking import Promise

Document = dict[str, Any]


class Message(Struct):
    id: str
    arguments: Document


class Error(Struct):
    code: str
    message: str
    reason: Message | None = None
    retry_after: float | None = None
    act: int | None = None


class ErrorAnswer(Struct):
    error: Error


class GuestAnswer(Struct):
    name: str
    mask: str | None
    since: float


class SeatRange(Struct):
    least: int
    most: int


class GameAnswer(Struct):
    id: str
    seats: SeatRange
    options: Document
    phases: list[str]
    actions: dict[str, Document]
    events: list[str]
    whispers: bool
    foresees: bool
    bots: list[str]
    clocks: list[Clock]
    rules: str
    words: list[str]


class GamesAnswer(Struct):
    games: list[GameAnswer]
    version: str
    now: float


class Seat(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
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
    id: str
    title: str
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
    result: Document | None
    rematch: str | None
    rematch_of: str | None
    imported: bool
    rules: str | None


class Asking(Struct):
    request: int
    seat: int
    name: str
    mask: str | None
    yours: bool


class WholeTable(ListedTable, kw_only=True):
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
    entries: list[Document]
    last: int


class ReplayStep(Struct):
    step: int
    seat: int | None
    by: str | None
    at: float
    events: list[Document]
    view: Document
    sketch: Document | None = None


class StepsAnswer(Struct):
    steps: list[ReplayStep]
    last: int


class StudyAnswer(Struct):
    position: Document
    view: Document
    default: Document | None
    acts: list[Document]
    events: list[list[Document]]
    foreseen: list[list[Document] | None]
    sketch: Document | None = None


class Health(Struct):
    ok: bool


__all__ = ["Replay"]
