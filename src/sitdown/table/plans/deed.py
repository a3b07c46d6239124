"""Deed: records to write. Plan: makes a deed. QueuedPlan: a plan in the table's queue."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.kernel import State
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused


class Deed:
    """Records that are written together, and the position after them if they change it.

    `seat` and `id`: the request that they carry out, so that a repetition is recognized.
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
"""Makes a deed at a given time, or raises Refused. Called again if the sitting has moved on."""

Outcome = int | Refused
"""The answer to a request: its number in the log of its seat, or a refusal."""


class QueuedPlan:
    """A plan in the queue of a table, with the callback for its outcome."""

    def __init__(self, plan: Plan, done: Callable[[Outcome], None]) -> None:
        self.plan = plan
        self.waits = done

    def is_awaited(self) -> bool:
        """Whether a caller waits for the outcome."""
        return self.waits is not ignore

    def done(self, outcome: Outcome) -> None:
        """Calls the callback with the outcome, but never twice."""
        waits, self.waits = self.waits, ignore
        waits(outcome)


def ignore(outcome: Outcome) -> None:
    """The callback for plans of the table itself, whose outcome is not needed."""


def read_only(sitting: Sitting, now: float) -> Deed:
    """A plan that writes nothing. It is used to catch up with other processes."""
    return Deed([])
