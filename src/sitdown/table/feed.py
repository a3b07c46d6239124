"""The feed: what each viewpoint has been told, numbered 1, 2, 3 … without a gap.

Numbers belong to a viewpoint, not to the table: were they shared, a gap would tell a seat that
something happened which it may not know of, such as an answer in a reaction window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sitdown.kernel import Document

from .told import Viewpoint, heard

if TYPE_CHECKING:
    from .told import Told


class Entry:
    """One line of the log. `to`: the viewpoints that get it; None: all of them."""

    def __init__(
        self, at: float, kind: str, fields: Document, to: tuple[Viewpoint, ...] | None = None
    ) -> None:
        self.at = at
        self.kind = kind
        self.fields = fields
        self.to = to

    def document(self, viewpoint: Viewpoint, n: int) -> Document:
        return {"n": n, "at": self.at, "kind": self.kind, **self.fields}


class Happening(Entry):
    """What an action brought, as each viewpoint may know it.

    `before`: answers of a hushed window, told only now that it is closed, each with the seat that
    has heard of it already, its own.
    """

    def __init__(
        self,
        at: float,
        fields: Document,
        told: list[Told],
        to: tuple[Viewpoint, ...] | None = None,
        before: list[tuple[int | None, list[Told]]] | None = None,
    ) -> None:
        super().__init__(at, "events", fields, to)
        self.told = told
        self.before = before or []

    def document(self, viewpoint: Viewpoint, n: int) -> Document:
        document = super().document(viewpoint, n)
        events: list[Document] = []
        for heard_by, told in self.before:
            if heard_by is None or heard_by != viewpoint:
                events += heard(told, viewpoint)
        document["events"] = events + heard(self.told, viewpoint)
        return document


class Feed:
    """All entries of a table, and which of them each viewpoint got, in order."""

    def __init__(self, seats: int) -> None:
        self.entries: list[Entry] = []
        self.orders: dict[Viewpoint, list[int]] = {None: [], **{seat: [] for seat in range(seats)}}

    def resize(self, seats: int) -> None:
        """Before a game begins chairs come and go; a new one has heard what everybody heard."""
        for seat in range(seats):
            self.orders.setdefault(seat, self.orders[None][:])
        for seat in [seat for seat in self.orders if seat is not None and seat >= seats]:
            del self.orders[seat]

    def tell(self, entry: Entry) -> None:
        place = len(self.entries)
        self.entries.append(entry)
        for viewpoint in self.orders if entry.to is None else entry.to:
            self.orders[viewpoint].append(place)

    def last(self, viewpoint: Viewpoint) -> int:
        """The number of the newest entry that a viewpoint got; 0 if none."""
        return len(self.orders[viewpoint])

    def read(self, viewpoint: Viewpoint, after: int, to: int | None = None) -> list[Document]:
        """The entries of a viewpoint with numbers above `after`, up to `to`."""
        order = self.orders[viewpoint]
        first = max(0, after)
        return [
            self.entries[place].document(viewpoint, n)
            for n, place in enumerate(order[first:to], start=first + 1)
        ]


class Deaf(Feed):
    """A feed that nobody reads."""

    def resize(self, seats: int) -> None:
        pass

    def tell(self, entry: Entry) -> None:
        pass

    def last(self, viewpoint: Viewpoint) -> int:
        return 0
