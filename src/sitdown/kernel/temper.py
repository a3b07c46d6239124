"""Temper: what a player is like; and memory: what it has seen of the others at this table."""

from __future__ import annotations

from typing import Final

from .decision import Seat
from .form import Document

MIDDLE: Final = 0.5
"""Neither this nor that: who is in the middle in everything plays as if there were no tempers."""

TRAITS: Final = ("bold", "greedy", "vengeful", "honest", "talkative")

A_BROKEN_WORD: Final = 3
"""So many words must be kept to make up for a broken one."""


class Temper:
    """What a player is like, each trait from 0 to 1. A value."""

    def __init__(
        self,
        bold: float = MIDDLE,
        greedy: float = MIDDLE,
        vengeful: float = MIDDLE,
        honest: float = MIDDLE,
        talkative: float = MIDDLE,
    ) -> None:
        self.bold = bold
        self.greedy = greedy
        self.vengeful = vengeful
        self.honest = honest
        self.talkative = talkative

    def daring(self) -> float:
        """How bold, from -1 over 0 in the middle to 1."""
        return lean(self.bold)

    def greed(self) -> float:
        """How greedy, from -1 over 0 in the middle to 1."""
        return lean(self.greedy)

    def scruples(self) -> float:
        """How much of its word such a one keeps: all of it, unless it is less than honest."""
        return min(1.0, 2 * self.honest)

    def chattiness(self) -> float:
        """How gladly it says something that nobody has asked: not at all in the middle."""
        return max(0.0, lean(self.talkative))

    def rancour(self) -> float:
        """How much a harm done to it counts later: nothing in the middle."""
        return max(0.0, lean(self.vengeful))

    def document(self) -> Document:
        return {
            "bold": self.bold,
            "greedy": self.greedy,
            "vengeful": self.vengeful,
            "honest": self.honest,
            "talkative": self.talkative,
        }


def lean(trait: float) -> float:
    return 2 * (trait - MIDDLE)


EVEN: Final = Temper()


class Memory:
    """What one seat has seen of the others: words kept and broken, and harm done to itself.

    By seat, each a number of times. It holds nothing that the seat was not told.
    """

    def __init__(
        self,
        kept: dict[Seat, int] | None = None,
        broken: dict[Seat, int] | None = None,
        harms: dict[Seat, int] | None = None,
    ) -> None:
        self.kept: dict[Seat, int] = {} if kept is None else kept
        self.broken: dict[Seat, int] = {} if broken is None else broken
        self.harms: dict[Seat, int] = {} if harms is None else harms

    def trust(self, seat: Seat) -> float:
        """From 0 to 1; in the middle whoever has neither kept nor broken a word."""
        kept, broken = self.kept.get(seat, 0), self.broken.get(seat, 0)
        return (1 + kept) / (2 + kept + A_BROKEN_WORD * broken)

    def grudge(self, seat: Seat) -> float:
        """From 0, for who has done no harm, towards 1."""
        harms = self.harms.get(seat, 0)
        return harms / (1 + harms)

    def document(self) -> Document:
        return {"kept": self.kept, "broken": self.broken, "harms": self.harms}


NOTHING: Final = Memory()
"""Nobody is known to have done anything."""
