"""Heartbeat of a process: which other processes are alive, and when none ran (outages)."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING

from sitdown.store.protocol import MOST_OUTAGES, Outage
from sitdown.table.plans.deed import Plan, ignore
from sitdown.table.plans.leaving import ghosts
from sitdown.table.plans.upkeep import stood_still

from .steady_clock import WAITING, SteadyClock, SuspendDetector

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("sitdown.hall")

DEAD_AFTER_SECONDS = 5.0
"""Seconds without a heartbeat after which a process counts as dead."""

DOWN = 3.0
"""Seconds without any heartbeat after which the gap counts as an outage."""

MOST_NOTED = 3
"""How often an outage is written again because it grew while it was being written."""

HELD_UP = 3.0
"""Seconds between two heartbeats after which the process or its store was blocked."""

FORGOTTEN = 3600.0
"""Seconds after which the heartbeat of a dead process is deleted."""

MOST_AHEAD = 86400.0
"""Seconds by which another clock may be ahead. Heartbeats beyond that are ignored as wrong."""


class Heartbeat:
    """The heartbeat of this process, which keeps one time with all others.

    `alive`: the processes with a recent heartbeat. `outages`: the times in which no process ran.
    They are kept in the store, because a table may be opened only after several of them.
    """

    def __init__(self, hall: Hall, naps: SuspendDetector) -> None:
        self.hall = hall
        self.naps = naps
        self.alive: set[str] = {hall.process}
        self.outages: deque[Outage] = deque(maxlen=MOST_OUTAGES)
        self.last_beat = self.steady_since = naps.ticking()

    async def begin(self) -> None:
        """The first heartbeat. It finds out whether there was an outage before this process."""
        hall = self.hall
        newest = self.newest(await hall.store.beats())
        self.outages.extend(reversed(await hall.store.outages()))
        if newest is not None:
            self.keep_up_with(newest)
            # Before the first heartbeat, which would hide the outage from other processes.
            await self.note_outage_since(newest)
        began = hall.now()
        beats = await self.say_alive()
        self.count_alive(beats)
        for process, beat in beats.items():
            if abs(hall.now() - beat) > FORGOTTEN and beat != newest:
                await hall.store.forget_process(process)
        await self.note_outage_since(began)

    async def note_outage_since(self, moment: float) -> None:
        """Stores an outage since a moment. On a slow disk it grows while it is being written."""
        for _ in range(MOST_NOTED):
            outage = moment, self.hall.now()
            if outage[1] - outage[0] <= DOWN:
                return
            await self.hall.store.note_outage(outage)
            self.outages.append(outage)
            moment = outage[1]

    async def beat(self) -> None:
        """Writes a heartbeat, reads those of the others, and adjusts the clock to them."""
        beats = await self.say_alive()
        newest = self.newest(beats)
        if newest is not None and self.keep_up_with(newest):
            beats = await self.say_alive()
        self.count_alive(beats)
        self.note_beat()

    def note_beat(self) -> None:
        """Notes that a heartbeat was written. A long gap restarts the steady time."""
        now = self.naps.ticking()
        if now - self.last_beat > HELD_UP:
            self.steady_since = now
        self.last_beat = now

    def is_steady_for(self, seconds: float) -> bool:
        """Whether neither the process nor its store was blocked in the last `seconds`."""
        now = self.naps.ticking()
        return now - self.last_beat <= HELD_UP and now - self.steady_since >= seconds

    async def say_alive(self) -> dict[str, float]:
        """Writes this process's heartbeat; returns those of all processes."""
        return await self.hall.store.beat(self.hall.process, self.hall.now())

    def newest(self, beats: dict[str, float]) -> float | None:
        """The newest heartbeat of any process, without those that are far in the future."""
        soon = self.hall.now() + MOST_AHEAD
        return max((beat for beat in beats.values() if beat < soon), default=None)

    def count_alive(self, beats: dict[str, float]) -> None:
        now, own = self.hall.now(), self.hall.process
        alive = {process for process, beat in beats.items() if now - beat < DEAD_AFTER_SECONDS} | {
            own
        }
        if self.alive - alive:
            for table in self.hall.tables.values():
                table.submit(ghosts(alive), ignore)
        self.alive = alive

    def keep_up_with(self, newest: float) -> bool:
        """Moves this clock forward if it is behind. All processes use one time; none goes back.

        Players do not lose the time that is skipped.
        """
        clock, now = self.hall.now, self.hall.now()
        if not isinstance(clock, SteadyClock) or newest - now < DOWN:
            return False
        clock.forward(newest)
        self.let_stand_still(now, newest)
        return True

    async def stay_awake(self) -> None:
        self.notice_naps()

    def notice_naps(self) -> None:
        """After a suspension of the process, moves all deadlines by its length.

        Answers that were sent meanwhile are still unread, and are in time then.
        """
        slept = self.naps.slept()
        if slept:
            now = self.hall.now()
            log.warning("slept", extra={"milliseconds": round(slept * 1000)})
            # With other processes alive it was no outage: their tables went on.
            if slept > DOWN and self.alive == {self.hall.process}:
                self.outages.append((now - slept, now))
                self.hall.background(self.hall.store.note_outage((now - slept, now)))
            self.let_stand_still(now - slept, now + WAITING)

    def let_stand_still(self, since: float, until: float) -> None:
        """Moves the deadlines at all tables, before any other work there."""
        for table in self.hall.tables.values():
            table.submit_first(self.still(since, until))

    def still(self, since: float, until: float) -> Plan:
        """A plan that moves deadlines by this time and by all outages after they were set.

        Both in one step: a moved deadline counts as set at that moment, so that a second step would
        miss the outages before it.
        """
        return stood_still([*self.outages, (since, until)])
