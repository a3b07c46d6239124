"""Append-only list and dictionary whose copies share memory."""

from __future__ import annotations

from typing import Generic, TypeVar

Item = TypeVar("Item")
Key = TypeVar("Key")


class AppendOnlyList(Generic[Item]):
    """A list that grows at its end. Copying it is cheap, and copies do not affect each other.

    Copies share `items`, and each copy sees the first `length` of them. A copy that sees all items
    appends in place. A shorter copy makes a list of its own first.
    """

    __slots__ = ("items", "length")

    def __init__(self, items: list[Item] | None = None, length: int = 0) -> None:
        self.items = [] if items is None else items
        self.length = length

    def copy(self) -> AppendOnlyList[Item]:
        return AppendOnlyList(self.items, self.length)

    def append(self, item: Item) -> None:
        if len(self.items) != self.length:
            # Another copy has appended already: leave the shared list to it.
            self.items = self.items[: self.length]
        self.items.append(item)
        self.length += 1

    def with_next(self, item: Item) -> AppendOnlyList[Item]:
        """A copy with one more item."""
        longer = AppendOnlyList(self.items, self.length)
        longer.append(item)
        return longer

    def __len__(self) -> int:
        return self.length

    def part(self, first: int = 0, end: int | None = None) -> list[Item]:
        """A slice, cut off at the length of this copy."""
        return self.items[first : self.length if end is None else min(end, self.length)]


class AppendOnlyDict(Generic[Key, Item]):
    """A dictionary that only grows. Copying it is cheap, and copies do not affect each other.

    Copies share `items`. Each item has its place in the order of insertion, and a copy sees those
    with places before its `length`.
    """

    __slots__ = ("items", "length")

    def __init__(self, items: dict[Key, tuple[int, Item]] | None = None, length: int = 0) -> None:
        self.items = {} if items is None else items
        self.length = length

    def copy(self) -> AppendOnlyDict[Key, Item]:
        return AppendOnlyDict(self.items, self.length)

    def keep(self, key: Key, item: Item) -> None:
        if len(self.items) != self.length or key in self.items:
            # Another copy has grown, or the key exists: make a dictionary of our own.
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
