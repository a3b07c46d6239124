"""The lines of a table's log as clients get them, a class for each kind."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, to_builtins

from sitdown.kernel import Document

from .game_documents import GameEvent, Result

By = Literal["person", "bot", "stand-in", "clock", "auto"]
"""Who has done something for a seat: its person, a bot, or the table itself."""


class Promise(Struct, frozen=True):
    """A word given: who, to whom, in what words, when, and what its addressee says of it.

    `house`: the record itself has decided it, by its pledge. `line`: which of the game's own words
    it is, where a bot has given it.
    """

    id: int
    seat: int
    to: int
    text: str
    pledge: dict[str, Any] | None
    at: float
    state: Literal["standing", "kept", "broken"] = "standing"
    judged_at: float | None = None
    house: bool | UnsetType = UNSET
    line: str | UnsetType = UNSET

    def document(self) -> Document:
        document: Document = to_builtins(self)
        return document


class Line(Struct, tag_field="kind", kw_only=True):
    """One that everybody gets has a `link`, the digest of all that everybody was told so far."""

    n: int
    at: float
    link: str | UnsetType = UNSET


class Chair(Struct):
    name: str | None
    bot: str | None
    commitment: str | None
    house_name: str | UnsetType = UNSET


class Created(Line, tag="created", kw_only=True):
    """Of the settings those that are not the usual ones. Older tables are not named."""

    table: str | UnsetType = UNSET
    name: str | None
    title: str
    game: str
    options: Document
    settings: Document
    commitment: str | None
    seats: list[Chair]


class Changed(Line, tag="settings", kw_only=True):
    settings: Document
    title: str
    players: int
    options: Document


class AtSeat(Line, kw_only=True):
    """Something about one seat and nothing more."""

    seat: int


class Hosted(AtSeat, tag="host"):
    pass


class Gone(AtSeat, tag="gone"):
    pass


class Here(AtSeat, tag="here"):
    pass


class Back(AtSeat, tag="back"):
    pass


class Guest(AtSeat, kw_only=True):
    """Something about who sits on a seat, sat there or wants to."""

    name: str | None


class Joined(Guest, tag="joined", kw_only=True):
    """`instead`: the bot that played there before."""

    instead: str | None
    commitment: str | None


class Left(Guest, tag="left", kw_only=True):
    """`bot`: who plays on. `put_out`: by whom, where it was not his own wish."""

    bot: str | None
    put_out: Literal["host", "house"] | UnsetType = UNSET
    why: str | UnsetType = UNSET


class Seated(Guest, tag="bot", kw_only=True):
    """`house_name`: which bot of the house it is, where the house has named it."""

    bot: str
    house_name: str | UnsetType = UNSET


class Freed(Guest, tag="freed"):
    pass


class Declined(Guest, tag="declined"):
    """Does not want the chair that a rematch has offered."""


class Moved(Guest, tag="moved", kw_only=True):
    commitment: str | None


class Asked(Guest, tag="asked", kw_only=True):
    request: int


class Admitted(Guest, tag="admitted", kw_only=True):
    request: int


class TurnedAway(Guest, tag="turned-away", kw_only=True):
    request: int


class Withdrawn(Guest, tag="withdrawn", kw_only=True):
    request: int


class StoodIn(AtSeat, tag="stand-in", kw_only=True):
    bot: str


class Called(Line, tag="called", kw_only=True):
    seats: list[int]


class Cut(AtSeat, tag="cut", kw_only=True):
    cut: str


class Started(Line, tag="started", kw_only=True):
    commitment: str | None
    cuts: list[str | None]
    rules: str


class Happened(Line, tag="events", kw_only=True):
    """What an action brought; nobody's where a hushed window closes."""

    seat: int | None
    by: By | None
    events: list[GameEvent]
    seal: str | UnsetType = UNSET


class Still(Line, tag="still", kw_only=True):
    seconds: float


class Said(AtSeat, tag="talk", kw_only=True):
    """`line`: which of the house's sentences it is (`line-<id>`), and about whom, if a bot's."""

    to: int | None
    text: str
    line: str | UnsetType = UNSET
    about: int | UnsetType = UNSET


class Muted(AtSeat, tag="muted", kw_only=True):
    on: bool


class Promised(Line, tag="promise", kw_only=True):
    promise: Promise


class Judged(Line, tag="judged", kw_only=True):
    promise: Promise


class Auto(Line, tag="auto", kw_only=True):
    on: bool
    window: str | UnsetType = UNSET
    choices: bool | UnsetType = UNSET


class Ended(Line, tag="over", kw_only=True):
    result: Result | None
    seed: str | None
    secret: str | None
    why: str | UnsetType = UNSET


class Continued(Line, tag="rematch", kw_only=True):
    table: str


class Adopted(Line, tag="rules", kw_only=True, rename={"before": "from"}):
    before: str | None
    to: str


Entry = (
    Created
    | Changed
    | Hosted
    | Gone
    | Here
    | Back
    | Joined
    | Declined
    | Left
    | Seated
    | Freed
    | Moved
    | Asked
    | Admitted
    | TurnedAway
    | Withdrawn
    | StoodIn
    | Called
    | Cut
    | Started
    | Happened
    | Still
    | Said
    | Muted
    | Promised
    | Judged
    | Auto
    | Ended
    | Continued
    | Adopted
)
