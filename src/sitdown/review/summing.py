"""Sums: what came to each seat of luck, of its own choices and of those of others."""

from __future__ import annotations

from math import sqrt

from .document import Chances, Decided, Sums


def sums_of(decisions: list[Decided], result: Chances) -> list[Sums]:
    return [sums_at(seat, decisions, result) for seat in range(len(result))]


def sums_at(seat: int, decisions: list[Decided], result: Chances) -> Sums:
    """In whole points, so that they add up as they are read; luck is what no choice explains."""
    even = 1 / len(result)
    own = points(sum(one.gain[seat] for one in decisions if one.seat == seat))
    others = points(sum(one.gain[seat] for one in decisions if one.seat != seat))
    spread = sqrt(sum(one.error**2 for one in decisions if one.gain[seat]))
    return Sums(points(result[seat] - even) - own - others, own, others, points(spread))


def points(chance: float) -> int:
    """A difference of chances in points of a hundred."""
    return round(100 * chance)
