"""What a player can do unasked: offers, gifts and talk (CN-13)."""

from __future__ import annotations

from typing import Any, ClassVar

from sitdown.kernel import Action, Document, Form, Optional
from sitdown.kernel.form import SeatNumber, Text

from .actions import ID
from .terms import OFFER, SUM, TERMS, Terms


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
