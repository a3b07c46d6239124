"""Append-only list and dictionary whose copies share what they have in common."""

from __future__ import annotations

from typing import Generic, TypeVar

Item = TypeVar("Item")
Key = TypeVar("Key")


class AppendOnlyList(Generic[Item]):
    """A list that is written on at its end; what one copy is told, no other one knows.

    `items` are shared, and this one knows the first `length` of them. Only who knows all of them
    writes on there; others begin a list of their own.
    """

    __slots__ = ("items", "length")

    def __init__(self, items: list[Item] | None = None, length: int = 0) -> None:
        self.items = [] if items is None else items
        self.length = length

    def copy(self) -> AppendOnlyList[Item]:
        return AppendOnlyList(self.items, self.length)

    def append(self, item: Item) -> None:
        if len(self.items) != self.length:
            self.items = self.items[: self.length]
        self.items.append(item)
        self.length += 1

    def with_next(self, item: Item) -> AppendOnlyList[Item]:
        """A copy that is told one thing more."""
        longer = AppendOnlyList(self.items, self.length)
        longer.append(item)
        return longer

    def __len__(self) -> int:
        return self.length

    def part(self, first: int = 0, end: int | None = None) -> list[Item]:
        """From one place up to another."""
        return self.items[first : self.length if end is None else min(end, self.length)]


class AppendOnlyDict(Generic[Key, Item]):
    """What is kept in mind by keys, and never forgotten.

    `items` are shared in the same way: each has the place at which it came, and this one knows
    those before `length`.
    """

    __slots__ = ("items", "length")

    def __init__(self, items: dict[Key, tuple[int, Item]] | None = None, length: int = 0) -> None:
        self.items = {} if items is None else items
        self.length = length

    def copy(self) -> AppendOnlyDict[Key, Item]:
        return AppendOnlyDict(self.items, self.length)

    def keep(self, key: Key, item: Item) -> None:
        if len(self.items) != self.length or key in self.items:
            known = [
                (other, kept)
                for other, (place, kept) in self.items.items()
                if place < self.length and other != key
            ]
            self.items = {other: (place, kept) for place, (other, kept) in enumerate(known)}
            self.length = len(known)
        self.items[key] = (self.length, item)
        self.length += 1

    def get(self, key: Key) -> Item | None:
        found = self.items.get(key)
        return None if found is None or found[0] >= self.length else found[1]
