"""Gallery: spectators who see a game with a delay."""

from __future__ import annotations

from collections import deque

from sitdown.kernel import Document
from sitdown.table.records.beginning import Began
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting


class Gallery:
    """The delayed view of spectators: a second sitting, which takes the records later.

    Before its start a game has no secrets, so records up to then are taken at once. The gallery is
    made from the records alone, after a restart too. While there are no spectators, records wait.
    """

    def __init__(self, sitting: Sitting, records: list[TableRecord]) -> None:
        self.late = Sitting(sitting.id)
        if sitting.state == "shelved":
            self.late.replayed_from = SKIP_ALL
        self.waiting: deque[TableRecord] = deque()
        self.note(sitting, records)

    def is_open(self, now: float) -> bool:
        """Whether spectators see the delayed sitting instead of the current one."""
        if self.sitting.state == "shelved":
            return is_late(self.sitting, now)
        return self.sitting.settings.delay > 0

    def note(self, sitting: Sitting, records: list[TableRecord]) -> None:
        """Queues records until spectators may see them."""
        self.sitting = sitting
        if self.sitting.started is not None and not self.sitting.settings.delay:
            self.waiting.clear()
        else:
            self.waiting.extend(records)

    def take_due(self, now: float) -> list[TableRecord]:
        """Takes the records that spectators may see now, and returns them."""
        taken: list[TableRecord] = []
        while self.waiting and self.is_due(self.waiting[0], now):
            taken.append(self.waiting.popleft())
            self.late.take(taken[-1])
        return taken

    def is_due(self, record: TableRecord, now: float) -> bool:
        is_public = self.late.started is None and not isinstance(record, Began)
        return is_public or not is_late(self.sitting, now) or self.shown_at(record) <= now

    def shown_at(self, record: TableRecord) -> float:
        return record.at + self.sitting.settings.delay

    def next_at(self) -> float | None:
        """When spectators will see the next record; None if no record waits."""
        return self.shown_at(self.waiting[0]) if self.waiting else None

    def document(self) -> Document:
        """The delay in seconds, and when spectators begin to see the game (None before it)."""
        delay, started = self.sitting.settings.delay, self.sitting.started
        return {"delay": delay, "from": None if started is None else started + delay}


def is_late(sitting: Sitting, now: float) -> bool:
    """Whether spectators are behind: in a game with a delay, and for the delay after its end."""
    end = sitting.feed.newest if sitting.state == "shelved" else sitting.ended
    return is_behind(sitting.settings.delay, sitting.started, end, now)


def is_behind(delay: int, started: float | None, ended: float | None, now: float) -> bool:
    """Whether a game has begun and its end has not yet been shown."""
    if not delay or started is None:
        return False
    return ended is None or now < ended + delay


def is_summary_late(summary: Document, now: float) -> bool:
    """Whether spectators of a table in a list are behind."""
    delay = summary["settings"]["delay"]
    return is_behind(delay, summary["started"], summary["ended"], now)


def as_before(summary: Document) -> Document:
    """The list summary for delayed spectators.

    Result, end and presence are hidden; `over` is shown as `playing`.
    """
    before = {**summary, "ended": None, "result": None, "rematch": None}
    if summary["state"] == "over":
        before["state"] = "playing"
    before["seats"] = [{**seat, **PRESENT} for seat in summary["seats"]]
    return before


PRESENT: Document = {"here": True, "gone_at": None, "bot_at": None, "stand_in": None}
"""The presence that delayed spectators are shown for every seat."""
