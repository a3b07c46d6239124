"""Retries: tasks that failed are started again, each time after a longer wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 10.0

Errand = tuple[str, str, int]
"""A bot's task: the table, the name of the task, and the seat."""


class Handle(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None: ...


Later = Callable[[float, Callable[[], None]], Handle]
"""Schedules a call after some seconds."""


def call_later(seconds: float, call: Callable[[], None]) -> Handle:
    return asyncio.get_running_loop().call_later(seconds, call)


class Retries:
    """The tasks that failed: how often in a row, and which of them wait for another try."""

    def __init__(self, later: Later = call_later) -> None:
        self.later = later
        self.failures: dict[Errand, int] = {}
        self.waiting: dict[Errand, Handle] = {}

    def again(self, errand: Errand, begin: Callable[[], None]) -> None:
        """Counts a failure, and starts the task again after a wait.

        The wait doubles up to a limit.
        """
        failures = self.failures.get(errand, 0)
        self.failures[errand] = failures + 1
        # The exponent is capped: a store may be down for days, and the power would grow without
        # end.
        wait = min(FIRST_WAIT_SECONDS * 2 ** min(failures, 16), LONGEST_WAIT_SECONDS)
        self.waiting[errand] = self.later(wait, partial(self.ring, errand, begin))

    def ring(self, errand: Errand, begin: Callable[[], None]) -> None:
        del self.waiting[errand]
        begin()

    def settle(self, errand: Errand) -> None:
        """Forgets a task that is done or no longer needed."""
        self.failures.pop(errand, None)
        handle = self.waiting.pop(errand, None)
        if handle is not None:
            handle.cancel()

    def forget(self, table: str | None = None) -> None:
        """Drops the tasks of a table, or all of them."""
        for errand in [*self.failures]:
            if table in (None, errand[0]):
                self.settle(errand)
