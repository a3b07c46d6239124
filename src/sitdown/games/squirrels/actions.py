"""What a player can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sitdown.kernel import Action, Form
from sitdown.kernel.form import Many, SeatNumber, Whole

from .components import CARD, KINDS

PLACE = Whole(0, 1)


@dataclass(frozen=True)
class Place(Action):
    """`{"do": "place", "card": "bank", "stack": 1}`"""

    do: ClassVar[str] = "place"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD, "stack": PLACE}
    card: str
    stack: int


@dataclass(frozen=True)
class Play(Action):
    """`{"do": "play", "card": "bank", "stack": 1}`"""

    do: ClassVar[str] = "play"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD, "stack": PLACE}
    card: str
    stack: int


@dataclass(frozen=True)
class Resolve(Action):
    """`{"do": "resolve", "stack": 0}`: the stack whose active card is applied first."""

    do: ClassVar[str] = "resolve"
    arguments: ClassVar[dict[str, Form]] = {"stack": PLACE}
    stack: int


@dataclass(frozen=True)
class Raid(Action):
    """`{"do": "raid", "seat": 2, "cover": 0}`: the opponent, and the place that gets covered."""

    do: ClassVar[str] = "raid"
    arguments: ClassVar[dict[str, Form]] = {"seat": SeatNumber(), "cover": PLACE}
    seat: int
    cover: int


@dataclass(frozen=True)
class Pay(Action):
    """`{"do": "pay", "shares": [0, 2, 2, 1]}`: nuts to each seat."""

    do: ClassVar[str] = "pay"
    arguments: ClassVar[dict[str, Form]] = {"shares": Many(Whole())}
    shares: tuple[int, ...]


PLACINGS: Final = {kind: [Place(kind, 0), Place(kind, 1)] for kind in KINDS}
PLAYS: Final = {kind: [Play(kind, 0), Play(kind, 1)] for kind in KINDS}
ORDERS: Final = [Resolve(0), Resolve(1)]
"""Actions are values: those that come up all the time are made once."""
