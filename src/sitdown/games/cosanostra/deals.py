"""What a player can do unasked: offers, gifts and talk (CN-13)."""

from __future__ import annotations

from typing import Any, ClassVar

from sitdown.kernel import Action, Document, Form, Optional
from sitdown.kernel.form import COUNTLESS, Fields, Many, SeatNumber, Text, Whole

from .actions import ID, MOST_MONEY
from .terms import Terms

SUM = Whole(1000, MOST_MONEY, step=1000)
OFFER = Whole(1, COUNTLESS)
"""The number of an offer: they are counted through a whole game."""


class TermsForm(Form):
    """One side of an offer; a key that is not needed is left out."""

    def __init__(self) -> None:
        cards = Optional(Many(ID, least=1))
        self.form = Fields(
            {
                "cash": Optional(SUM),
                "markers": cards,
                "businesses": cards,
                "gangsters": cards,
            },
            "part of a deal",
        )

    def read(self, value: Any) -> Terms:
        found = self.form.read(value)
        return Terms(
            found["cash"] or 0,
            tuple(found["markers"] or ()),
            tuple(found["businesses"] or ()),
            tuple(found["gangsters"] or ()),
        )

    def schema(self) -> Document:
        return self.form.schema()


TERMS = TermsForm()


class MakeOffer(Action):
    """`{"do": "offer", "to": 1, "give": {"cash": 2000}, "take": {"markers": ["lawyer.1"]}}`"""

    do: ClassVar[str] = "offer"
    arguments: ClassVar[dict[str, Form]] = {"to": SeatNumber(), "give": TERMS, "take": TERMS}

    def __init__(self, to: int, give: Terms, take: Terms) -> None:
        self.to = to
        self.give = give
        self.take = take

    def values(self) -> tuple[Any, ...]:
        return (self.to, self.give.values(), self.take.values())

    def document(self) -> Document:
        return {
            "do": self.do,
            "to": self.to,
            "give": self.give.document(),
            "take": self.take.document(),
        }


class Accept(Action):
    """`{"do": "accept", "offer": 3}`"""

    do: ClassVar[str] = "accept"
    arguments: ClassVar[dict[str, Form]] = {"offer": OFFER}

    def __init__(self, offer: int) -> None:
        self.offer = offer


class Decline(Action):
    """`{"do": "decline", "offer": 3}`"""

    do: ClassVar[str] = "decline"
    arguments: ClassVar[dict[str, Form]] = {"offer": OFFER}

    def __init__(self, offer: int) -> None:
        self.offer = offer


class Withdraw(Action):
    """`{"do": "withdraw", "offer": 3}`"""

    do: ClassVar[str] = "withdraw"
    arguments: ClassVar[dict[str, Form]] = {"offer": OFFER}

    def __init__(self, offer: int) -> None:
        self.offer = offer


class TakeBack(Action):
    """`{"do": "take-back", "business": "lawyer.1"}`"""

    do: ClassVar[str] = "take-back"
    arguments: ClassVar[dict[str, Form]] = {"business": ID}

    def __init__(self, business: str) -> None:
        self.business = business


class Pay(Action):
    """`{"do": "pay", "to": 1, "amount": 2000}`"""

    do: ClassVar[str] = "pay"
    arguments: ClassVar[dict[str, Form]] = {"to": SeatNumber(), "amount": SUM}

    def __init__(self, to: int, amount: int) -> None:
        self.to = to
        self.amount = amount


class Say(Action):
    """`{"do": "say", "text": "Pay or I shoot.", "to": 1}`; without `to` to everybody."""

    do: ClassVar[str] = "say"
    arguments: ClassVar[dict[str, Form]] = {
        "text": Text(1, 300),
        "to": Optional(SeatNumber()),
    }

    def __init__(self, text: str, to: int | None = None) -> None:
        self.text = text
        self.to = to
