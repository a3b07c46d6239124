"""OrderedSet: a set of objects that goes through them in the order in which they came."""

from __future__ import annotations

from typing import TypeVar

Thing = TypeVar("Thing")


class OrderedSet(dict[Thing, None]):
    """A plain set goes by the addresses of its objects, which differ from one run to the next."""

    def add(self, thing: Thing) -> None:
        self[thing] = None

    def discard(self, thing: Thing) -> None:
        self.pop(thing, None)
