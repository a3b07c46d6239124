"""Background work that is repeated for ever. Errors are logged and counted, never raised."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from .protocol import Conflict, StoreFault

log = logging.getLogger("sitdown.keeper")

LATE_AFTER_SECONDS = 10.0
"""Seconds by which a periodic task may be late before it is reported as unhealthy."""


class PeriodicTask:
    """Does its work, pauses, and repeats. Errors are logged and counted.

    `name`: what the task does, for the log. `well`: the time of the last run without an error.
    `failures`: the number of runs that failed.
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
    """Logs every exception that is raised inside, and suppresses it."""
    try:
        yield
    except StoreFault as fault:
        log.error("the store failed", extra={"table": table, "fault": fault.fault})
    except Conflict:
        # Its message is not logged: it contains the full id of the table, which lets people join.
        log.error("another process was faster", extra={"table": table})
    except Exception:
        log.exception(what, extra={"table": table})
