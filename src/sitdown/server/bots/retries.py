"""Retries: errands that came to nothing are begun again, each time after a longer wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 10.0

Errand = tuple[str, str, int]
"""A table, what is to be done there, and the seat that owes it."""


class Handle(Protocol):
    """A call that has not been made yet."""

    def cancel(self) -> None: ...


Later = Callable[[float, Callable[[], None]], Handle]
"""Makes a call after some seconds."""


def call_later(seconds: float, call: Callable[[], None]) -> Handle:
    return asyncio.get_running_loop().call_later(seconds, call)


class Retries:
    """The errands that failed: how often in a row, and which of them wait for another try."""

    def __init__(self, later: Later = call_later) -> None:
        self.later = later
        self.failures: dict[Errand, int] = {}
        self.waiting: dict[Errand, Handle] = {}

    def again(self, errand: Errand, begin: Callable[[], None]) -> None:
        """Counts a failure, and begins anew after a wait that doubles up to its limit."""
        failures = self.failures.get(errand, 0)
        self.failures[errand] = failures + 1
        # The exponent has an end of its own: a store may be away for days.
        wait = min(FIRST_WAIT_SECONDS * 2 ** min(failures, 16), LONGEST_WAIT_SECONDS)
        self.waiting[errand] = self.later(wait, partial(self.ring, errand, begin))

    def ring(self, errand: Errand, begin: Callable[[], None]) -> None:
        del self.waiting[errand]
        begin()

    def settle(self, errand: Errand) -> None:
        """The errand is done, or nobody wants it any more."""
        self.failures.pop(errand, None)
        handle = self.waiting.pop(errand, None)
        if handle is not None:
            handle.cancel()

    def forget(self, table: str | None = None) -> None:
        """Drops the errands of a table, or all of them."""
        for errand in [*self.failures]:
            if table in (None, errand[0]):
                self.settle(errand)
