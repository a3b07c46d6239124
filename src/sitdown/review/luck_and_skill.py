"""Splits each seat's result into luck, own choices and others' choices."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from sitdown.wire.review import Chances, Decided, Sums

from .estimate import Estimate, less


class Stretch(NamedTuple):
    """A stretch of the line of chances between two of its points."""

    change: Chances
    """The change of each seat's chance."""
    errors: Chances
    decisions: list[Decided]
    movers: list[int]
    """The seats that acted, one entry for each action."""
    drawn: bool
    """Whether something was drawn or rolled."""

    def is_clear(self) -> bool:
        """Whether the change that choices do not explain is larger than its error."""
        gains = [[one.gain[seat] for one in self.decisions] for seat in range(len(self.errors))]
        rest = less(self.change, [sum(column) for column in gains])
        doubt = sum(one.error**2 for one in self.decisions if any(one.gain))
        return Estimate(rest, [sqrt(error**2 + doubt) for error in self.errors]).is_clear()

    def of_choices(self, seat: int) -> tuple[float, float]:
        """The parts of the change that come from the seat's own choices and from those of others.

        If nothing was drawn, the unexplained rest is divided by the number of actions.
        """
        own = sum(one.gain[seat] for one in self.decisions if one.seat == seat)
        others = sum(one.gain[seat] for one in self.decisions if one.seat != seat)
        if self.drawn:
            return own, others
        rest = self.change[seat] - own - others
        part = self.movers.count(seat) / len(self.movers)
        return own + rest * part, others + rest * (1 - part)

    def variance(self, seat: int) -> float:
        clear = sum(one.error**2 for one in self.decisions if one.gain[seat])
        return clear if self.drawn else clear + self.errors[seat] ** 2


def sums_of(stretches: list[Stretch], result: Chances, has_luck: bool) -> list[Sums]:
    return [sums_at(seat, stretches, result, has_luck) for seat in range(len(result))]


def sums_at(seat: int, stretches: list[Stretch], result: Chances, has_luck: bool) -> Sums:
    """The sums of a seat in whole points. One of them is the remainder, so that they add up."""
    whole = points(result[seat] - 1 / len(result))
    parts = [one.of_choices(seat) for one in stretches]
    own = points(sum(part for part, _ in parts))
    others = points(sum(part for _, part in parts)) if has_luck else whole - own
    spread = sqrt(sum(one.variance(seat) for one in stretches))
    return Sums(whole - own - others, own, others, points(spread))


def points(chance: float) -> int:
    """A difference of chances in percentage points."""
    return round(100 * chance)
