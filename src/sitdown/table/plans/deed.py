"""Deed: records to write. Plan: works a deed out. Job: a plan in the table's queue."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.kernel import State
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused


class Deed:
    """Records that belong together, and the position after them where they change it.

    `seat` and `id`: the request that they carry out, to be found again by its seat.
    """

    def __init__(
        self,
        records: list[TableRecord],
        position: State | None = None,
        seat: int | None = None,
        id: str | None = None,
    ) -> None:
        self.records = records
        self.position = position
        self.seat = seat
        self.id = id


Plan = Callable[[Sitting, float], Deed]
"""Works out a deed at a given time, or raises Refused; asked again if the sitting has moved on."""

Outcome = int | Refused
"""Of a request: the number under which its seat sees it, or why it was refused."""


class QueuedPlan:
    """A plan in the queue of a table, and who waits to hear what came of it."""

    def __init__(self, plan: Plan, done: Callable[[Outcome], None]) -> None:
        self.plan = plan
        self.waits = done

    def is_awaited(self) -> bool:
        """Whether anybody waits for it."""
        return self.waits is not ignore

    def done(self, outcome: Outcome) -> None:
        """Says what came of it, once."""
        waits, self.waits = self.waits, ignore
        waits(outcome)


def ignore(outcome: Outcome) -> None:
    """For what the table asks of itself."""


def read_only(sitting: Sitting, now: float) -> Deed:
    """The plan of who wants to know how things stand: it sets nothing going."""
    return Deed([])
