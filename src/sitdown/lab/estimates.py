"""Estimates with standard errors; significance with false discovery rate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, inf, sqrt

from .duel import CONFIDENCE

FALSE_FINDINGS = 0.05
"""The false discovery rate: the part of findings called significant that is chance after all."""


@dataclass(frozen=True)
class MeanWithError:
    """A number found in a sample, and its standard error."""

    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - CONFIDENCE * self.error

    @property
    def high(self) -> float:
        return self.value + CONFIDENCE * self.error

    def minus(self, other: MeanWithError) -> MeanWithError:
        return MeanWithError(self.value - other.value, sqrt(self.error**2 + other.error**2))

    def surprise(self, expected: float = 0.0) -> float:
        """The p-value: how likely chance alone brings a value this far from the expected one."""
        if self.error == 0:
            return 1.0 if self.value == expected else 0.0
        return by_chance((self.value - expected) / self.error)


def by_chance(deviation: float) -> float:
    """The probability that a standard normal number deviates at least this far, to either side.

    >>> round(by_chance(1.959964), 4)
    0.05
    """
    return erfc(abs(deviation) / sqrt(2))


def mean(numbers: Sequence[float]) -> MeanWithError:
    """The mean of independent numbers."""
    middle = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return MeanWithError(middle, inf)
    spread = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return MeanWithError(middle, sqrt(spread / len(numbers)))


def beyond_chance(surprises: Sequence[float], false: float = FALSE_FINDINGS) -> list[bool]:
    """Which p-values are significant, by the procedure of Benjamini and Hochberg (1995).

    >>> beyond_chance([0.001, 0.04, 0.03, 0.9])
    [True, False, False, False]
    """
    ordered = sorted(surprises)
    bound = -1.0
    for rank, surprise in enumerate(ordered, start=1):
        if surprise <= false * rank / len(ordered):
            bound = surprise
    return [surprise <= bound for surprise in surprises]
