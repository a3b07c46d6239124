"""Heartbeat of a process: which others are alive, and when no server ran."""

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
"""A process that has not been heard of for so many seconds is dead."""

DOWN = 3.0
"""If nobody was heard of for so long before this process came, no server ran meanwhile."""

MOST_NOTED = 3
"""So often an outage is written down that has become longer meanwhile."""

HELD_UP = 3.0
"""If so many seconds pass between two beats, the process or its store was held up."""

FORGOTTEN = 3600.0

MOST_AHEAD = 86400.0
"""Who is ahead by more than that is wrong, and not this process."""


class Heartbeat:
    """One process among others, which all go by the same time.

    `alive` are those that were heard of lately. `outages` are the times in which no process ran.
    They are kept in the store: a table may be opened only after the next one.
    """

    def __init__(self, hall: Hall, naps: SuspendDetector) -> None:
        self.hall = hall
        self.naps = naps
        self.alive: set[str] = {hall.process}
        self.outages: deque[Outage] = deque(maxlen=MOST_OUTAGES)
        self.last_beat = self.steady_since = naps.ticking()

    async def begin(self) -> None:
        """The first beat: what has been going on while this process was not there."""
        hall = self.hall
        newest = self.newest(await hall.store.beats())
        self.outages.extend(reversed(await hall.store.outages()))
        if newest is not None:
            self.keep_up_with(newest)
            # Before the first beat: it would hide this outage from the next process.
            await self.note_outage_since(newest)
        began = hall.now()
        beats = await self.say_alive()
        self.count_alive(beats)
        for process, beat in beats.items():
            if abs(hall.now() - beat) > FORGOTTEN and beat != newest:
                await hall.store.forget_process(process)
        await self.note_outage_since(began)

    async def note_outage_since(self, moment: float) -> None:
        """No process has run since then. A slow disk makes it longer while it is written down."""
        for _ in range(MOST_NOTED):
            outage = moment, self.hall.now()
            if outage[1] - outage[0] <= DOWN:
                return
            await self.hall.store.note_outage(outage)
            self.outages.append(outage)
            moment = outage[1]

    async def beat(self) -> None:
        """Says that this process is alive, and hears of the others."""
        beats = await self.say_alive()
        newest = self.newest(beats)
        if newest is not None and self.keep_up_with(newest):
            beats = await self.say_alive()
        self.count_alive(beats)
        self.note_beat()

    def note_beat(self) -> None:
        """A beat was written. After a long gap nothing counts as steady for a while."""
        now = self.naps.ticking()
        if now - self.last_beat > HELD_UP:
            self.steady_since = now
        self.last_beat = now

    def is_steady_for(self, seconds: float) -> bool:
        """Whether neither the process nor its store was held up for so long."""
        now = self.naps.ticking()
        return now - self.last_beat <= HELD_UP and now - self.steady_since >= seconds

    async def say_alive(self) -> dict[str, float]:
        """Writes down until when this process has served, and gives the same of all processes."""
        return await self.hall.store.beat(self.hall.process, self.hall.now())

    def newest(self, beats: dict[str, float]) -> float | None:
        """When a process was last heard of; what lies far in the future is not believed."""
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
        """Whose clock is behind goes forward: all processes go by the same time, and none back.

        The time between did not pass for anybody who plays.
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
        """After a sleep of the process the clocks go on where they were.

        What was sent meanwhile still waits to be read; so it is in time.
        """
        slept = self.naps.slept()
        if slept:
            now = self.hall.now()
            log.warning("slept", extra={"milliseconds": round(slept * 1000)})
            if slept > DOWN and self.alive == {self.hall.process}:
                self.outages.append((now - slept, now))
                self.hall.background(self.hall.store.note_outage((now - slept, now)))
            self.let_stand_still(now - slept, now + WAITING)

    def let_stand_still(self, since: float, until: float) -> None:
        """Moves the deadlines at all tables, before anything else is done there."""
        for table in self.hall.tables.values():
            table.submit_first(self.still(since, until))

    def still(self, since: float, until: float) -> Plan:
        """Moves deadlines by this time, and by the outages that a table does not know of yet.

        All at once: a deadline that has been moved counts as set at that moment.
        """
        return stood_still([*self.outages, (since, until)])
