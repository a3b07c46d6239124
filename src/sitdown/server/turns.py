"""Turns: who is next where several wait: the more urgent first, among equals everybody in turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from msgspec import Struct

from sitdown.table import Refused

Thing = TypeVar("Thing")

A_MOMENT = 1.0
"""Seconds after which who was sent away may come again."""


class Turn(Struct, frozen=True):
    """For whom something is wanted, and how urgent it is: a smaller `rank` comes first."""

    whom: str = ""
    rank: int = 0


class Turns(Generic[Thing]):
    """What waits, by rank and by whom. Who waits with much delays himself and nobody else.

    `each` and `everybody`: so much may wait at most for one, and in all; None: without end.
    """

    def __init__(self, each: int | None = None, everybody: int | None = None) -> None:
        self.each = each
        self.everybody = everybody
        self.ranks: dict[int, dict[str, deque[Thing]]] = {}

    def wait(self, turn: Turn, thing: Thing) -> None:
        """Puts something at the end of its own line; Refused if that is too long."""
        line = self.ranks.get(turn.rank, {}).get(turn.whom, ())
        if self.each is not None and len(line) >= self.each:
            raise too_much(f"{len(line)} things that you asked for are still waiting")
        if self.everybody is not None and len(self) >= self.everybody:
            raise too_much("many others are waiting")
        self.ranks.setdefault(turn.rank, {}).setdefault(turn.whom, deque()).append(thing)

    def leave(self, turn: Turn, thing: Thing) -> None:
        """Takes something out that need not be done any more, if it is still waiting."""
        lines = self.ranks.get(turn.rank, {})
        if thing in lines.get(turn.whom, ()):
            lines[turn.whom].remove(thing)
            if not lines[turn.whom]:
                del lines[turn.whom]

    def next(self) -> Thing | None:
        """What is to be done now; its owner then comes after all the others."""
        for rank in sorted(self.ranks):
            lines = self.ranks[rank]
            if lines:
                whom = next(iter(lines))
                line = lines.pop(whom)
                thing = line.popleft()
                if line:
                    lines[whom] = line
                return thing
        return None

    def __len__(self) -> int:
        return sum(len(line) for lines in self.ranks.values() for line in lines.values())


def too_much(why: str) -> Refused:
    return Refused("too-many", f"{why}; come again in a moment", retry_after=A_MOMENT)
