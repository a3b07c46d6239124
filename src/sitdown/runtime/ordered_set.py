"""OrderedSet: a set that iterates in the order of insertion."""

from __future__ import annotations

from typing import TypeVar

Thing = TypeVar("Thing")


class OrderedSet(dict[Thing, None]):
    """A set that iterates in the order of insertion, so that a simulation can be repeated.

    A plain set of objects iterates by their addresses, which differ from one run to the next.
    """

    def add(self, thing: Thing) -> None:
        self[thing] = None

    def discard(self, thing: Thing) -> None:
        self.pop(thing, None)
