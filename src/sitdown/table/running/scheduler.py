"""Timers of one table: deadlines, presence, leases, snapshots, waking bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sitdown.store.periodic import log_errors
from sitdown.table.plans.clock import bots_owe, wakes_at
from sitdown.table.plans.deed import Outcome, ignore
from sitdown.table.plans.leaving import presence
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.records.ending import Ended
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .loading import snapshot_of

if TYPE_CHECKING:
    from .table import Table

RECORDS_PER_SNAPSHOT = 100
"""Records between snapshots. Replaying these takes milliseconds; a snapshot makes all views."""

RECONNECT_SECONDS = 4.0
"""Seconds until a lost connection counts as an absence. Reloading a page is faster."""

RETRY_SECONDS = 5.0
"""Seconds after which a table retries a timer's work that was refused."""


class TableScheduler:
    """Does the timed work of one table in this process.

    `in_memory`: the table; None after it has left memory. `driven_until`: the end of this process's
    lease on the table. `kept`: the number of the newest snapshot. `alarm`: the next timer.
    `lingering`: persons who have lost their connection a moment ago.
    """

    def __init__(self, table: Table, kept: int) -> None:
        self.in_memory: Table | None = table
        self.hall = table.hall
        self.kept = kept
        self.driven_until = 0.0
        self.alarm: asyncio.TimerHandle | None = None
        self.lingering: dict[str, asyncio.TimerHandle] = {}

    @property
    def table(self) -> Table:
        assert self.in_memory is not None
        return self.in_memory

    def let_go(self) -> None:
        """Stops all work, because the table has left memory, and drops the reference to it.

        Two objects that refer to each other stay in memory until the next full garbage collection,
        and those are rare (`ServerProcess.tidy`).
        """
        self.cancel_timers()
        self.in_memory = None

    def after_records(self, records: list[TableRecord]) -> None:
        """Called after new records: sets the timer, and makes a snapshot if one is needed."""
        if self.in_memory is None:
            return  # the table was dropped while these records were being stored
        self.note_presence()
        self.set_timer()
        is_over = Ended in [type(record) for record in records]
        if is_over or self.table.sitting.number - self.kept >= RECORDS_PER_SNAPSHOT:
            self.save_snapshot()

    def cancel_timers(self) -> None:
        """Cancels all timers."""
        if self.alarm is not None:
            self.alarm.cancel()
        for handle in self.lingering.values():
            handle.cancel()

    # Presence.

    def note_presence(self) -> None:
        """Records that persons have connected here, once for each person."""
        sitting, here = self.table.sitting, self.hall.process
        missing: dict[str, None] = {}
        for chair in sitting.chairs:
            person = chair.person
            if person is not None and here not in sitting.connected.get(person, ()):
                missing[person] = None
        for person in missing:
            if self.table.audience.has(person) and sitting.state in ("open", "playing"):
                self.table.submit(presence(person, here, True), ignore)

    def settle(self) -> None:
        """Records connections and disconnections that could not be recorded earlier."""
        self.note_presence()
        here = self.hall.process
        for person, processes in self.table.sitting.connected.items():
            if here in processes:
                self.await_return(person)

    def await_return(self, person: str | None) -> None:
        """Waits before a lost connection is recorded, because the person may come back at once."""
        if person is None or self.in_memory is None or person in self.lingering:
            return
        if self.in_memory.audience.has(person):
            return
        loop = asyncio.get_running_loop()
        self.lingering[person] = loop.call_later(RECONNECT_SECONDS, self.note_absence, person)

    def note_absence(self, person: str) -> None:
        self.lingering.pop(person, None)
        if not self.table.audience.has(person) and not self.hall.stopping:
            self.table.submit(presence(person, self.hall.process, False), ignore)

    # Timers.

    def set_timer(self) -> None:
        """Sets the timer for the next deadline, and wakes the bots."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.hall.stopping or self.in_memory is None:
            return
        moment = wakes_at(self.table.sitting)
        if moment is not None:
            self.wake_later(max(0.0, moment - self.hall.now()))
        if has_bots(self.table.sitting) and self.holds_lease():
            with log_errors("the bots were not called", self.table.id):
                self.hall.on_table_changed(self.table)

    def wake(self) -> None:
        self.alarm = None
        if self.holds_lease():
            self.table.submit(upkeep, self.woken)
        else:
            self.wake_later(1.0)

    def woken(self, outcome: Outcome) -> None:
        """Sets a timer for another try if the work was refused."""
        if isinstance(outcome, Refused) and self.alarm is None and not self.hall.stopping:
            self.wake_later(RETRY_SECONDS)

    def wake_later(self, seconds: float) -> None:
        self.alarm = asyncio.get_running_loop().call_later(seconds, self.wake)

    def holds_lease(self) -> bool:
        """Whether this process runs the table's timers. Without a shared store it always does."""
        return not self.hall.shared or self.driven_until > self.hall.now()

    def needs_lease(self) -> bool:
        """Whether the table has timers or bots, and so needs a lease."""
        if self.in_memory is None:
            return False
        sitting = self.table.sitting
        return wakes_at(sitting) is not None or (sitting.state == "playing" and has_bots(sitting))

    def is_idle(self) -> bool:
        """Whether no timer ends soon, no bot owes an answer, and no person may reconnect."""
        sitting = self.table.sitting
        moment = wakes_at(sitting)
        soon = moment is not None and moment < self.hall.now() + 60
        return not (soon or bots_owe(sitting) or self.lingering)

    # Snapshots.

    def save_snapshot(self) -> None:
        """Stores a snapshot in the background. It only speeds up loading: errors are logged."""
        if self.table.sitting.number <= self.kept:
            return
        with log_errors("a snapshot failed", self.table.id):
            snapshot = snapshot_of(self.table.sitting)
            if snapshot is not None:
                self.kept = snapshot.number
                self.hall.background(self.hall.store.keep(self.table.id, snapshot))


def has_bots(sitting: Sitting) -> bool:
    """Whether a game has begun in which bots play."""
    if sitting.started is None:
        return False
    return any(chair.player is not None for chair in sitting.chairs)
