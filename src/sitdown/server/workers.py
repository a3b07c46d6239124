"""Workers: processes of their own for what takes long, so that a thinking bot delays no table.

What they get and give back are documents; they hold nothing between two calls.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from types import FrameType
from typing import Any, NoReturn, TypeVar

from sitdown import catalog

from .orphan import end_with_parent

Answer = TypeVar("Answer")


STARTING = 30.0
"""Seconds that a process may take to start on a busy machine."""


class Overdue(Exception):
    """A worker did not come back in time."""


class Workers:
    """A few processes; one that hangs or dies is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def do(self, budget: float, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Does work in a process; Overdue if it takes longer than `budget` seconds there.

        The time in the queue does not count, as others cause it, nor that in which a process
        starts.
        """
        self.waiting += 1
        try:
            return await self.attempt(budget, work, *arguments)
        except BrokenProcessPool:
            self.replace()
            return await self.attempt(budget, work, *arguments)
        finally:
            self.waiting -= 1

    async def attempt(self, budget: float, work: Callable[..., Answer], *arguments: Any) -> Answer:
        pool = self.running()
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(pool, on_time, budget, work, *arguments)
        # A worker that cannot even stop itself is stopped from here.
        queue = 1 + self.waiting // self.count
        done, _ = await asyncio.wait([future], timeout=budget * queue + STARTING)
        if not done:
            future.cancel()
            self.replace(pool)
            raise Overdue
        return future.result()

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, multiprocessing.get_context("spawn"), initializer=settle_in
            )
        return self.pool

    def replace(self, pool: ProcessPoolExecutor | None = None) -> None:
        """Ends the processes of a pool; the next work finds new ones."""
        ended = self.pool if pool is None else pool
        if ended is self.pool:
            self.pool = None
        if ended is not None:
            for process in list((ended._processes or {}).values()):
                with suppress(OSError):
                    process.kill()
            ended.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.replace()


def settle_in() -> None:
    """A worker steps back behind the server, leaves Ctrl-C to it, and opens its rulebooks.

    It opens them now, so that no move's budget pays for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(getattr(signal, "SIGKILL", signal.SIGTERM))
    for id in catalog.games():
        catalog.load(id)
    with suppress(OSError, AttributeError):
        os.nice(5)


def on_time(budget: float, work: Callable[..., Answer], *arguments: Any) -> Answer:
    """In a worker: does work, and gives up when its time is over."""
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, budget)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def give_up(number: int, frame: FrameType | None) -> NoReturn:
    raise Overdue
