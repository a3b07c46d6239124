"""The four draws of a game, whatever the numbers come from: its own chance, or somebody's luck."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

Item = TypeVar("Item")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws:
    """Four draws made of one: a number below another."""

    def below(self, n: i64) -> int:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        return self.below(sides) + 1

    def pick(self, items: list[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> list[Item]:
        """The items in a new order; the list given stays as it is."""
        order = items[:]
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def sample(self, items: list[Item], k: int) -> list[Item]:
        """k of the items, in the order drawn."""
        rest = items[:]
        for i in range(k):
            j = i + self.below(len(rest) - i)
            rest[i], rest[j] = rest[j], rest[i]
        return rest[:k]
