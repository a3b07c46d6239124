"""What the server says over a socket; what it hears there is in `requests.py`."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from .documents import NamedAnswer, Reason, Refusal, WholeTable
from .game_documents import Action, GameEvent, Note, Sketch, View
from .log import Entry
from .review import Because


class Decision(Struct):
    """The open question, as a viewpoint may know it.

    `passes_at`: when a seat that lets reactions pass is taken to have passed.
    """

    window: str
    phase: str
    asked: list[int]
    hushed: bool
    sealed: list[str]
    yours: bool
    default: Action | None
    passes_at: float | None


class ClockState(Struct):
    """The running clock."""

    window: str
    due: dict[str, float]
    reserve: dict[str, float]
    now: float
    still: bool


class Late(Struct, rename={"first": "from"}):
    """Of a table whose spectators look on late: by how much, and from when on they see the game."""

    delay: int
    first: float | None


class Picture(Struct, kw_only=True):
    """What a viewpoint has in front of it; `hello` brings all of it, `news` what changed."""

    table: WholeTable | UnsetType = UNSET
    view: View | UnsetType | None = UNSET
    sketch: Sketch | UnsetType | None = UNSET
    decision: Decision | UnsetType | None = UNSET
    clock: ClockState | UnsetType | None = UNSET
    late: Late | UnsetType = UNSET


class Hello(Picture, tag_field="type", tag="hello", kw_only=True):
    n: int
    now: float
    seat: int | None
    auto: bool
    small: list[str]
    waived: list[str]
    table: WholeTable
    first: int
    entries: list[Entry]


class News(Picture, tag_field="type", tag="news", kw_only=True):
    """`patch`: what is different in view and sketch, instead of these, for who asked for it."""

    n: int
    now: float
    entries: list[Entry]
    patch: list[list[Any]] | UnsetType = UNSET


class Ack(Struct, tag_field="type", tag="ack"):
    id: str
    n: int


class Refused(Struct, tag_field="type", tag="refused"):
    """`id` is null where none could be read."""

    id: str | None
    error: Refusal


class Foreseen(Struct, tag_field="type", tag="foreseen"):
    id: str
    events: list[list[GameEvent] | None]


class Noted(Struct, tag_field="type", tag="noted"):
    """`note` is null where the game has none to what was asked about."""

    id: str
    note: Note | None


class Hint(Struct):
    """What the house would do, and what there is to say of it; `act` is null for nothing."""

    act: Action | None
    reasons: list[Because]


class Hinted(Struct, tag_field="type", tag="hinted"):
    """To who asked, and to nobody else."""

    id: str
    hint: Hint


class Named(Struct, tag_field="type", tag="named"):
    id: str
    answers: list[NamedAnswer]
    count: int


class Pong(Struct, tag_field="type", tag="pong"):
    id: str
    now: float


class Bye(Struct, tag_field="type", tag="bye"):
    code: str
    message: str
    reason: Reason | UnsetType = UNSET


FromServer = Hello | News | Ack | Refused | Foreseen | Noted | Hinted | Named | Pong | Bye
