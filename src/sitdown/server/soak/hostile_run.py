"""`sitdown soak hostile`: how long honest clients wait while others attack the server.

Each kind of hostile clients has a phase, with a quiet phase before and after it. The load of the
machine changes over time, so a phase is compared with its neighbours only.

Server and bots share one core, and honest and hostile clients another, if there are two.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Awaitable
from math import nan
from statistics import median

from msgspec import Struct

from sitdown.runtime import Runtime
from sitdown.server.socket.admission import files_at_hand
from sitdown.server.workers.pool import WorkerPool
from sitdown.table import Refused, open_store

from .attacker import Counts
from .attacks import attack
from .honest_people import HONEST_ANSWER_SECONDS, MEASURES, Crowd, addresses
from .servers import LaunchedServer, cores, stay_on

USUAL_WAITING = 0.25
"""The share of time that a server waits for its core at most, if other programs do not delay it."""

WARM_UP = 2.0
"""Seconds of play that are not measured, while games are loaded and workers start."""


class Phase(Struct):
    """Answer times of honest clients in a phase, and what hostile clients did meanwhile."""

    name: str
    times: dict[str, list[float]]
    memory: float = nan
    """The server's memory in bytes at the end."""
    ran: float = nan
    """The share of a core that the server used, without its bots."""
    waited: float = nan
    """The share of time in which it was ready to run but other programs had the core."""
    counts: Counts | None = None
    """What hostile clients did; None in a quiet phase."""

    def is_robbed(self) -> bool:
        """Whether other programs delayed the server more than its own work did.

        Its times then mean little. Some waiting is usual, because the server shares its core with
        its bots.
        """
        return self.waited > max(self.ran, USUAL_WAITING)


class Report(Struct):
    """The findings of a trial."""

    phases: list[Phase]
    faults: list[str]
    memory: float = nan
    """The server's memory in bytes at the start."""

    def ratios(self, phase: Phase) -> dict[str, float]:
        """The median times of a phase relative to quiet phases; empty if it is compared to none."""
        quiet = self.compared_with(phase)
        usual = {what: [t for one in quiet for t in one.times[what]] for what in MEASURES}
        return {
            what: median(times) / median(usual[what])
            for what, times in phase.times.items()
            if times and usual[what]
        }

    def compared_with(self, phase: Phase) -> list[Phase]:
        """The quiet phases around an attack.

        The last phase is compared with the first, which shows lasting effects. Other quiet phases
        have none.
        """
        place = self.phases.index(phase)
        if phase.counts is not None:
            return [self.phases[place - 1], *self.phases[place + 1 : place + 2]]
        return self.phases[:1] if 0 < place == len(self.phases) - 1 else []

    def verdict(self, worst: float) -> list[str]:
        """All faults. `worst`: the largest ratio that is not a fault."""
        found = list(self.faults)
        for phase in self.phases:
            ratios = {} if phase.is_robbed() else self.ratios(phase)
            found += [
                f"{phase.name}: {what} took {ratio:.1f} times as long"
                for what, ratio in ratios.items()
                if ratio > worst
            ]
            if phase.counts is not None and not phase.counts.refused.total() + phase.counts.cut:
                found.append(f"{phase.name}: the server neither refused nor closed anything")
        return found


def require_address(address: str) -> None:
    """Refused on systems with only one loopback address: all clients would share their limits."""
    with socket.socket() as probe:
        try:
            probe.bind((address, 0))
        except OSError as fault:
            raise Refused("bad-request", f"{address}: {fault.strerror}") from None


class Ended(Exception):
    """The server process has ended during a phase."""


class Trial:
    """A trial: a server with honest clients, attacked by each kind of hostile clients in turn."""

    def __init__(self, store: str, kinds: list[str], tables: int, limits: bool = True) -> None:
        self.store = store
        self.kinds = kinds
        free = cores()
        self.ship = LaunchedServer(store, core=free[0] if free else None, limits=limits)
        stay_on(free[-1:])
        self.crowd = Crowd(self.ship.port, tables)
        self.report = Report([], self.crowd.faults)

    async def run(self, seconds: float) -> Report:
        require_address(next(addresses(1)))
        files_at_hand()
        gc.disable()  # the measurement must not contain pauses of this program's garbage collector
        workers = WorkerPool(Runtime(), 1)
        self.ship.start()
        try:
            await self.ship.ready()
            self.report.memory = self.ship.memory()
            await self.attack_in_turn(workers, seconds)
        except Ended as end:
            self.report.faults.append(str(end))
        finally:
            self.crowd.leave()
            workers.close()
            self.ship.stop()
            gc.enable()
        await self.inspect()
        return self.report

    async def attack_in_turn(self, workers: WorkerPool, seconds: float) -> None:
        await self.crowd.arrive()
        await self.crowd.during("warming up", asyncio.sleep(WARM_UP))
        await self.phase("before", self.until_all_are_timed(seconds))
        for kind in self.kinds:
            attacking = workers.run(
                seconds + HONEST_ANSWER_SECONDS, attack, kind, self.ship.port, seconds
            )
            await self.phase(kind, attacking)
            await self.phase(f"after {kind}", asyncio.sleep(seconds))

    async def until_all_are_timed(self, seconds: float) -> None:
        """Waits until the time is over and every measure has at least one value."""
        began = time.monotonic()
        while (passed := time.monotonic() - began) < seconds or not all(self.crowd.times.values()):
            if passed > seconds + HONEST_ANSWER_SECONDS:
                raise Refused("fault", "the server does not answer, though nobody attacks it")
            await asyncio.sleep(0.05)

    async def phase(self, name: str, work: Awaitable[Counts | None]) -> None:
        ran, waited = self.ship.schedule()
        began = time.monotonic()
        counts = await self.crowd.during(name, work)
        passed = time.monotonic() - began
        if not self.ship.is_running():
            raise Ended(f"{name}: the server has ended")
        ran_then, waited_then = self.ship.schedule()
        phase = Phase(
            name,
            self.crowd.times,
            self.ship.memory(),
            ran=(ran_then - ran) / passed,
            waited=(waited_then - waited) / passed,
            counts=counts,
        )
        self.report.phases.append(phase)

    async def inspect(self) -> None:
        store = await open_store(self.store, "inspector")
        try:
            await self.crowd.inspect(store)
        finally:
            await store.close()
