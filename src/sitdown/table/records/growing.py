"""What only grows, and is copied at every step: a copy shares all that is old."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

Item = TypeVar("Item")
Key = TypeVar("Key")

NEW: Final = 64
"""So many are new, and copied; then they become old, and are shared."""


class Sequel(Generic[Item]):
    """A list that is written on at its end; what one copy is told, no other one knows.

    `items` are shared, and this one knows the first `length` of them. Only who knows all of them
    writes on there; others begin a list of their own.
    """

    __slots__ = ("items", "length")

    def __init__(self, items: list[Item] | None = None, length: int = 0) -> None:
        self.items = [] if items is None else items
        self.length = length

    def copy(self) -> Sequel[Item]:
        return Sequel(self.items, self.length)

    def append(self, item: Item) -> None:
        if len(self.items) != self.length:
            self.items = self.items[: self.length]
        self.items.append(item)
        self.length += 1

    def with_next(self, item: Item) -> Sequel[Item]:
        """A copy that is told one thing more."""
        longer = Sequel(self.items, self.length)
        longer.append(item)
        return longer

    def __len__(self) -> int:
        return self.length

    def part(self, first: int = 0, end: int | None = None) -> list[Item]:
        """From one place up to another."""
        return self.items[first : self.length if end is None else min(end, self.length)]


class Memory(Generic[Key, Item]):
    """What is kept in mind by keys, and never forgotten."""

    __slots__ = ("new", "old")

    def __init__(
        self, old: dict[Key, Item] | None = None, new: dict[Key, Item] | None = None
    ) -> None:
        self.old = old or {}
        self.new = new or {}

    def copy(self) -> Memory[Key, Item]:
        return Memory(self.old, dict(self.new))

    def keep(self, key: Key, item: Item) -> None:
        self.new[key] = item
        if len(self.new) == NEW:
            self.old, self.new = self.old | self.new, {}

    def get(self, key: Key) -> Item | None:
        found = self.new.get(key)
        return self.old.get(key) if found is None else found
