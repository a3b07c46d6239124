"""What a deal holds (CN-13.2), and an offer on the table."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import Document, Form, Optional, Record
from sitdown.kernel.form import COUNTLESS, Fields, Many, SeatNumber, Whole, Write

from .actions import ID, MOST_MONEY

SUM: Final = Whole(1000, MOST_MONEY, step=1000)
OFFER: Final = Whole(1, COUNTLESS)
"""The number of an offer: they are counted through a whole game."""


class Terms:
    """One side of a deal: cash, cards to place a marker on, businesses, gangsters. A value.

    CN-1.3  Nothing of a hand is in it.
    """

    def __init__(
        self,
        cash: int,
        markers: tuple[str, ...],
        businesses: tuple[str, ...],
        gangsters: tuple[str, ...],
    ) -> None:
        self.cash = cash
        self.markers = markers
        self.businesses = businesses
        self.gangsters = gangsters

    def values(self) -> tuple[Any, ...]:
        return (self.cash, self.markers, self.businesses, self.gangsters)

    def is_empty(self) -> bool:
        return not (self.cash or self.markers or self.businesses or self.gangsters)

    def document(self) -> Document:
        """A key that is not needed is left out."""
        document: Document = {}
        if self.cash:
            document["cash"] = self.cash
        if self.markers:
            document["markers"] = list(self.markers)
        if self.businesses:
            document["businesses"] = list(self.businesses)
        if self.gangsters:
            document["gangsters"] = list(self.gangsters)
        return document


class TermsForm(Form):
    """One side of an offer; a key that is not needed is left out."""

    def __init__(self) -> None:
        cards = Optional(Many(ID, least=1))
        self.form = Fields(
            {"cash": Optional(SUM), "markers": cards, "businesses": cards, "gangsters": cards},
            "part of a deal",
        )

    def read(self, value: Any) -> Terms:
        return self.see(self.form.read(value))

    def writer(self) -> Write | None:
        return lambda terms: terms.document()

    def see(self, value: Any) -> Terms:
        return Terms(
            value.get("cash") or 0,
            tuple(value.get("markers") or ()),
            tuple(value.get("businesses") or ()),
            tuple(value.get("gangsters") or ()),
        )

    def schema(self) -> Document:
        return self.form.schema()


TERMS: Final = TermsForm()


class Offer:
    """CN-13.3  An offer on the table. A value."""

    def __init__(self, id: int, from_: int, to: int, give: Terms, take: Terms) -> None:
        self.id = id
        self.from_ = from_
        self.to = to
        self.give = give
        self.take = take


def offer_record(seats: int | None = None) -> Record:
    """An offer at a table of so many."""
    seat = SeatNumber(seats)
    return Record(Offer, id=OFFER, from_=seat, to=seat, give=TERMS, take=TERMS)


TOLD_OFFER: Final = offer_record()
"""An offer as it is told when it is made."""
