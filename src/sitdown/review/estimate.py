"""Mean and error over worlds, per seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from sitdown.wire.review import Chances

SURE: Final = 2.0
"""Standard errors in an error that is reported: a 95 % interval."""
DIGITS: Final = 4
"""Decimal places."""


class Estimate(NamedTuple):
    """The mean for each seat, and its error."""

    means: Chances
    errors: Chances

    def is_clear(self) -> bool:
        """Whether it differs from zero by more than its error, for one seat at least."""
        pairs = zip(self.means, self.errors, strict=True)
        return any(abs(mean) > error for mean, error in pairs)

    def largest(self) -> float:
        """The largest absolute mean of a seat after its error is subtracted."""
        pairs = zip(self.means, self.errors, strict=True)
        return max(abs(mean) - error for mean, error in pairs)


def estimate(samples: Sequence[Chances]) -> Estimate:
    """The mean of samples; a single sample gets the largest possible error."""
    seats = range(len(samples[0]))
    columns = [[sample[seat] for sample in samples] for seat in seats]
    means = [sum(column) / len(column) for column in columns]
    errors = [
        error_of(column, mean) if len(column) > 1 else 1.0
        for column, mean in zip(columns, means, strict=True)
    ]
    return Estimate(rounded(means), rounded(errors))


def error_of(values: Sequence[float], mean: float) -> float:
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return SURE * sqrt(variance / len(values))


def difference(after: Sequence[Chances], before: Sequence[Chances]) -> Estimate:
    """The mean difference between two lists of outcomes, paired by world."""
    return estimate([less(one, other) for one, other in zip(after, before, strict=True)])


def less(one: Chances, other: Chances) -> Chances:
    return [mine - its for mine, its in zip(one, other, strict=True)]


def rounded(values: Sequence[float]) -> Chances:
    return [round(value, DIGITS) for value in values]
