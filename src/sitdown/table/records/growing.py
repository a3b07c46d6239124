"""What only grows, and is copied at every step: a copy shares all that is old."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

Item = TypeVar("Item")
Key = TypeVar("Key")

NEW: Final = 64
"""So many are new, and copied; then they become old, and are shared."""


class Sequel(Generic[Item]):
    """A list that is written on at its end; what one copy is told, no other one knows."""

    __slots__ = ("new", "old")

    def __init__(self, old: list[Item] | None = None, new: list[Item] | None = None) -> None:
        self.old = old or []
        self.new = new or []

    def copy(self) -> Sequel[Item]:
        return Sequel(self.old, self.new[:])

    def append(self, item: Item) -> None:
        self.new.append(item)
        if len(self.new) == NEW:
            self.old, self.new = self.old + self.new, []

    def __len__(self) -> int:
        return len(self.old) + len(self.new)

    def part(self, first: int = 0, end: int | None = None) -> list[Item]:
        """From one place up to another."""
        if first >= len(self.old):
            place = len(self.old)
            return self.new[first - place : None if end is None else max(0, end - place)]
        return (self.old + self.new)[first:end]


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
