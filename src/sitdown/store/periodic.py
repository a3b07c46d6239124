"""Background work repeated for ever; errors are logged and counted, never raised."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from .protocol import Conflict, StoreFault

log = logging.getLogger("sitdown.keeper")

LATE_AFTER_SECONDS = 10.0
"""Seconds by which a keeper may be late before something is wrong with it."""


class PeriodicTask:
    """Does its work, pauses, and begins anew; what goes wrong is logged and counted.

    `name` says what it does, `well` when it last came to an end of it.
    """

    def __init__(
        self, name: str, work: Callable[[], Awaitable[None]], pause: float, at_once: bool = False
    ) -> None:
        self.name = name
        self.work = work
        self.pause = pause
        self.failures = 0
        self.loop = asyncio.get_running_loop()
        self.well = self.loop.time()
        self.task = self.loop.create_task(self.keep(0.0 if at_once else pause))

    async def keep(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            pause = self.pause
            began = self.loop.time()
            with log_errors(f"a keeper failed: {self.name}"):
                await self.work()
                self.well = self.loop.time()
            self.failures += self.well < began

    def is_late(self) -> bool:
        return self.loop.time() - self.well > self.pause + LATE_AFTER_SECONDS

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.wait([self.task])


@contextmanager
def log_errors(what: str, table: str | None = None) -> Iterator[None]:
    """Whatever goes wrong inside is logged, and ends nothing else."""
    try:
        yield
    except StoreFault as fault:
        log.error("the store failed", extra={"table": table, "fault": fault.fault})
    except Conflict:
        # What it says has the whole id of a table in it, which is an invitation.
        log.error("another process was faster", extra={"table": table})
    except Exception:
        log.exception(what, extra={"table": table})
