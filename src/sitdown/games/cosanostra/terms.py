"""What a deal holds (CN-13.2), and an offer on the table."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Document


class Terms:
    """One side of a deal: cash, cards to place a marker on, businesses, gangsters. A value."""

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


class Offer:
    """CN-13.3  An offer on the table. A value."""

    def __init__(self, id: int, from_: int, to: int, give: Terms, take: Terms) -> None:
        self.id = id
        self.from_ = from_
        self.to = to
        self.give = give
        self.take = take

    def document(self) -> Document:
        return {
            "id": self.id,
            "from": self.from_,
            "to": self.to,
            "give": self.give.document(),
            "take": self.take.document(),
        }
