"""Enumerates every outcome of a draw with its probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from sitdown.kernel import Luck

from .checks import demand

Drawn = TypeVar("Drawn")

MOST_DRAWS = 50
"""Whoever draws more often for one answer draws again until it likes what it got."""


class Foretold(Luck):
    """A luck that is known beforehand as far as it goes, and from there on always 0."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        place = len(self.bounds)
        demand(place < MOST_DRAWS, f"one answer takes more than {MOST_DRAWS} draws")
        self.bounds.append(n)
        if place == len(self.numbers):
            self.numbers.append(0)
        return self.numbers[place]


def every_luck(draw: Callable[[Luck], Drawn]) -> Iterator[tuple[Drawn, Fraction]]:
    """What is drawn, once for each luck there can be, with the share of all luck that it is.

    >>> list(every_luck(lambda luck: luck.below(2) and luck.below(2)))
    [(0, Fraction(1, 2)), (0, Fraction(1, 4)), (1, Fraction(1, 4))]
    """
    numbers: list[int] = []
    while True:
        luck = Foretold(numbers)
        drawn = draw(luck)
        share = Fraction(1)
        for bound in luck.bounds:
            share /= bound
        yield drawn, share
        while numbers and numbers[-1] == luck.bounds[len(numbers) - 1] - 1:
            numbers.pop()
        if not numbers:
            return
        numbers[-1] += 1
