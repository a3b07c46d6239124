"""Enumerates every outcome of a draw with its probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from sitdown.kernel import Luck

from .checks import demand

Drawn = TypeVar("Drawn")

MOST_DRAWS = 50
"""The most draws for one answer. More are a sign of drawing again until the result pleases."""


class Foretold(Luck):
    """A luck with given numbers; after the last of them it always gives 0."""

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
    """All possible results of a draw, one for each sequence of numbers, with its probability.

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
        # Counts up like an odometer: drops last numbers that are at their end, raises the next.
        while numbers and numbers[-1] == luck.bounds[len(numbers) - 1] - 1:
            numbers.pop()
        if not numbers:
            return
        numbers[-1] += 1
