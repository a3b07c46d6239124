"""A fair queue: by priority, then round robin over owners, with limits."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from msgspec import Struct

from sitdown.table import Refused
from sitdown.table.plans.clock import somebody_waits
from sitdown.table.records.sitting import Sitting

Thing = TypeVar("Thing")

A_MOMENT = 1.0
"""Seconds after which a refused client may try again."""

EXPECTED_SECONDS = 30.0
"""Seconds for which a person who is not connected counts as about to come."""

MOST_OF_A_GUEST, MOST_OF_AN_ADDRESS, MOST_OF_ALL = 60, 240, 2400
"""The largest numbers of bot thoughts waiting for a guest, for an address, and in all.

A bot that is refused tries again later.
"""


class Priority(Struct, frozen=True):
    """The owner of a job and its urgency: a smaller `rank` comes first.

    Within a rank, addresses take turns, then the guests of an address, then the tables of a guest.
    """

    address: str = ""
    rank: int = 0
    guest: str = ""
    table: str = ""

    @property
    def path(self) -> tuple[str, ...]:
        return (self.address, self.guest, self.table)


class Line(Generic[Thing]):
    """The waiting jobs of one rank, address, guest or table.

    It has either parts, which take turns, or a row of jobs.
    """

    def __init__(self) -> None:
        self.parts: dict[str, Line[Thing]] = {}
        self.row: deque[Thing] = deque()
        self.length = 0

    def add(self, path: tuple[str, ...], thing: Thing) -> None:
        self.length += 1
        if path:
            self.parts.setdefault(path[0], Line()).add(path[1:], thing)
        else:
            self.row.append(thing)

    def length_at(self, path: tuple[str, ...]) -> int:
        if not path:
            return self.length
        part = self.parts.get(path[0])
        return 0 if part is None else part.length_at(path[1:])

    def take(self) -> Thing:
        """Takes the next job out. The part that it came from moves behind all the others."""
        self.length -= 1
        if self.row:
            return self.row.popleft()
        name = next(iter(self.parts))
        part = self.parts.pop(name)
        thing = part.take()
        if part.length:
            # A dict keeps the order of insertion, so the part now stands behind all the others.
            self.parts[name] = part
        return thing

    def remove(self, path: tuple[str, ...], thing: Thing) -> bool:
        """Takes a job out, wherever it stands. False if it is not here."""
        if not path:
            is_here = thing in self.row
            if is_here:
                self.row.remove(thing)
        else:
            part = self.parts.get(path[0])
            is_here = part is not None and part.remove(path[1:], thing)
            if part is not None and not part.length:
                del self.parts[path[0]]
        self.length -= is_here
        return is_here


class FairQueue(Generic[Thing]):
    """Lowest `rank` first, then round robin over owners: a backlog delays only its owner.

    `each`, `guest` and `everybody` limit how many jobs wait for an address, for a guest there, and
    in all. None means no limit.
    """

    def __init__(
        self, each: int | None = None, everybody: int | None = None, guest: int | None = None
    ) -> None:
        self.each = each
        self.everybody = everybody
        self.guest = guest
        self.ranks: dict[int, Line[Thing]] = {}

    def put(self, turn: Priority, thing: Thing) -> None:
        """Adds a job at the end of its owner's line; Refused if too many wait there."""
        line = self.ranks.setdefault(turn.rank, Line())
        for most, path in ((self.each, turn.path[:1]), (self.guest, turn.path[:2])):
            waiting = line.length_at(path)
            if most is not None and waiting >= most:
                raise too_much(f"{waiting} things that you asked for are still waiting")
        if self.everybody is not None and len(self) >= self.everybody:
            raise too_much("many others are waiting")
        line.add(turn.path, thing)

    def remove(self, turn: Priority, thing: Thing) -> None:
        """Removes a job that is no longer needed, if it is still waiting."""
        if turn.rank in self.ranks:
            self.ranks[turn.rank].remove(turn.path, thing)

    def get(self) -> Thing | None:
        """Takes out the next job, or None. Its owner moves behind all the others."""
        for rank in sorted(self.ranks):
            if self.ranks[rank].length:
                return self.ranks[rank].take()
        return None

    def __len__(self) -> int:
        return sum(line.length for line in self.ranks.values())


def turns_of_bots() -> FairQueue[Thing]:
    return FairQueue(MOST_OF_AN_ADDRESS, MOST_OF_ALL, MOST_OF_A_GUEST)


def turn_at(sitting: Sitting, laid_from: dict[str, str], rank: int) -> Priority:
    """The priority of a table's jobs.

    They count for its host, at the address that the table is played from. If the address is
    unknown, the host's id replaces it. Then nobody of the table is connected to this process, so
    its bots are seldom waited for.
    """
    address = laid_from.get(sitting.id, sitting.host)
    return Priority(address, rank, sitting.host, sitting.id)


def is_waited_for(sitting: Sitting, now: float) -> bool:
    """Whether a person waits for the bots of a table, or will soon.

    The game often begins before the host's page is connected.
    """
    gone = [chair.gone_at for chair in sitting.chairs if chair.kind == "person"]
    is_expected = any(at is not None and now - at < EXPECTED_SECONDS for at in gone)
    return is_expected or somebody_waits(sitting)


def too_much(why: str) -> Refused:
    return Refused("too-many", f"{why}; come again in a moment", retry_after=A_MOMENT)
