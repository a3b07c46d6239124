"""What a player can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from sitdown.kernel import Action, Document, Form
from sitdown.kernel.form import BySeat, Flag, Maybe, SeatNumber, Whole

from .components import ACCOMPLICES, Deal, Gifts

GIFTS = Gifts(SeatNumber())

Amount = TypeVar("Amount")
"""A whole number; in an ask also none, for no word about a seat."""


class Terms(Action, Generic[Amount]):
    """Who gets what: money for each seat, and accomplices by name."""

    def __init__(self, money: Sequence[Amount], accomplices: dict[str, int]) -> None:
        self.money = tuple(money)
        self.accomplices = accomplices

    def values(self) -> tuple[Any, ...]:
        return (self.money, takers(self.accomplices))

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Terms)
            and type(self) is type(other)
            and self.money == other.money
            and self.accomplices == other.accomplices
        )

    def __hash__(self) -> int:
        return hash(self.values())

    def document(self) -> Document:
        return {"do": self.do, **self.terms()}

    def terms(self) -> Document:
        """The same as it lies on the table."""
        return {"money": list(self.money), "accomplices": self.accomplices.copy()}


class Proposal(Terms[int]):
    """GD-3.1  What the dealer says that everybody else gets."""

    arguments: ClassVar[dict[str, Form]] = {"money": BySeat(Whole()), "accomplices": GIFTS}

    def keeps_to(self, deal: Deal) -> bool:
        """GD-3.2, GD-3.3  Whether a dealer with this card could keep it."""
        return deal.shows(self.accomplices) and sum(self.money) <= deal.money

    def remainder_of(self, deal: Deal) -> int:
        """GD-5.4  What a card has left; nothing, where a made-up proposal gives more than that."""
        return max(0, deal.money - sum(self.money))

    def leaves_of(self, deal: Deal) -> list[str]:
        """GD-5.5  The accomplices on a card that it gives to nobody: the dealer has them."""
        return [name for name in deal.accomplices if name not in self.accomplices]

    def gives_to(self, seat: int) -> list[str]:
        """The accomplices that a seat is offered, in table order."""
        return [name for name in ACCOMPLICES if self.accomplices.get(name) == seat]

    def gives_nothing_to(self, seat: int) -> bool:
        """GD-7.1  Whether a seat is offered neither money nor an accomplice."""
        return self.money[seat] == 0 and seat not in self.accomplices.values()


class Offer(Proposal):
    """`{"do": "offer", "money": [0, 3, 0, 1, 0], "accomplices": {"senator": 1}}`"""

    do: ClassVar[str] = "offer"


class FinalOffer(Proposal):
    """`{"do": "final", "money": [0, 3, 0, 1, 0], "accomplices": {"senator": 1}}`"""

    do: ClassVar[str] = "final"


class Fold(Action):
    """`{"do": "fold"}`: the dealer's time is up."""

    do: ClassVar[str] = "fold"


class Ask(Terms[int | None]):
    """`{"do": "ask", "money": [null, 4, null, null, null], "accomplices": {"senator": 1}}`"""

    do: ClassVar[str] = "ask"
    arguments: ClassVar[dict[str, Form]] = {"money": BySeat(Maybe(Whole())), "accomplices": GIFTS}


class Pass(Action):
    """`{"do": "pass"}`: nothing to ask for, or an ask withdrawn."""

    do: ClassVar[str] = "pass"


class Vote(Action):
    """`{"do": "vote", "accept": true, "argument": false}`"""

    do: ClassVar[str] = "vote"
    arguments: ClassVar[dict[str, Form]] = {"accept": Flag(), "argument": Flag()}

    def __init__(self, accept: bool, argument: bool) -> None:
        self.accept = accept
        self.argument = argument


FOLD: Final = Fold()
PASS: Final = Pass()
PLAIN_VOTES: Final = [Vote(True, False), Vote(False, False)]
VOTES: Final = [*PLAIN_VOTES, Vote(True, True), Vote(False, True)]
"""GD-4.2, GD-10.6  For and against; the two without an argument first."""

UNKNOWN_ASK: Final = Ask((), {})
UNKNOWN_VOTE: Final = Vote(False, False)
"""A reply and a vote under their seals, in a state that is seen: told from others as objects."""


def takers(accomplices: dict[str, int]) -> tuple[int | None, ...]:
    """Who takes each accomplice, in table order: a value that can be hashed."""
    return tuple([accomplices.get(name) for name in ACCOMPLICES])
