"""What a player can do."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.kernel import Action, Form
from sitdown.kernel.form import BySeat, SeatNumber, Whole

from .components import CARD, DUTY, KINDS

PLACE = Whole(0, 1)
SHARE = Whole(0, max(DUTY.values()))
"""SQ-5.4  No officer gets more than the highest duty."""


class Place(Action):
    """`{"do": "place", "card": "bank", "stack": 1}`"""

    do: ClassVar[str] = "place"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD, "stack": PLACE}

    def __init__(self, card: str, stack: int) -> None:
        self.card = card
        self.stack = stack


class Play(Action):
    """`{"do": "play", "card": "bank", "stack": 1}`"""

    do: ClassVar[str] = "play"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD, "stack": PLACE}

    def __init__(self, card: str, stack: int) -> None:
        self.card = card
        self.stack = stack


class Resolve(Action):
    """`{"do": "resolve", "stack": 0}`: the stack whose active card is applied first."""

    do: ClassVar[str] = "resolve"
    arguments: ClassVar[dict[str, Form]] = {"stack": PLACE}

    def __init__(self, stack: int) -> None:
        self.stack = stack


class Raid(Action):
    """`{"do": "raid", "seat": 2, "cover": 0}`: the opponent, and the place that gets covered."""

    do: ClassVar[str] = "raid"
    arguments: ClassVar[dict[str, Form]] = {"seat": SeatNumber(), "cover": PLACE}

    def __init__(self, seat: int, cover: int) -> None:
        self.seat = seat
        self.cover = cover


class Pay(Action):
    """`{"do": "pay", "shares": [0, 2, 2, 1]}`: nuts to each seat."""

    do: ClassVar[str] = "pay"
    arguments: ClassVar[dict[str, Form]] = {"shares": BySeat(SHARE)}

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares = shares


PLACINGS: Final = {kind: [Place(kind, 0), Place(kind, 1)] for kind in KINDS}
PLAYS: Final = {kind: [Play(kind, 0), Play(kind, 1)] for kind in KINDS}
ORDERS: Final = [Resolve(0), Resolve(1)]
"""Actions are values: those that come up all the time are made once."""
