"""Pools: worker processes for slow work, so that it does not block the server."""

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
from typing import Any, NoReturn, Protocol, TypeVar

from .parent_watch import die_with_parent

Answer = TypeVar("Answer")

STARTING = 30.0
"""Seconds that a process may take to start on a busy machine."""


class TimeIsUp(Exception):
    """Work took longer than its budget.

    A timer raises it in the middle of the work. It is not an error class of the games, so that no
    game catches it.
    """


class Pool(Protocol):
    """A fixed number of workers. The caller must not start more work at once than there are."""

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Does work; TimeIsUp if it takes over `budget` seconds. Starting up is not counted."""

    def close(self) -> None:
        """Ends the work that is under way."""


class ProcessPool:
    """A pool of processes. If one hangs or dies, all of them are replaced.

    `prepare` is called once in each process, before its first work.
    """

    def __init__(self, count: int, prepare: Callable[[], None]) -> None:
        self.count = count
        self.prepare = prepare
        self.executor: ProcessPoolExecutor | None = None

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            return await self.attempt(budget, work, arguments)
        except BrokenProcessPool:
            # One more attempt: other work may have broken the pool.
            return await self.attempt(budget, work, arguments)

    async def attempt(
        self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        executor = self.running()
        try:
            return await self.work_in(executor, budget, work, arguments)
        except BrokenProcessPool:
            self.replace(executor)  # not `self.executor`: others may use a new one already
            raise

    async def work_in(
        self,
        executor: ProcessPoolExecutor,
        budget: float,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
    ) -> Any:
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(executor, on_time, budget, work, *arguments)
        # `on_time` ends the work in the process. If even that fails, the process is killed here.
        try:
            done, _ = await asyncio.wait([future], timeout=budget + STARTING)
        finally:
            future.cancel()
        if not done:
            self.replace(executor)
            raise TimeIsUp
        if future.cancelled():
            # The executor was replaced because of other work. The caller has not cancelled this.
            raise BrokenProcessPool("the pool was ended before it came to this")
        return future.result()

    def running(self) -> ProcessPoolExecutor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                self.count,
                multiprocessing.get_context("spawn"),
                initializer=settle_in,
                initargs=(self.prepare,),
            )
        return self.executor

    def replace(self, executor: ProcessPoolExecutor) -> None:
        """Kills the processes of an executor. The next work starts a new executor."""
        if executor is self.executor:
            self.executor = None
        for process in list((executor._processes or {}).values()):
            with suppress(OSError):
                process.kill()
        executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.executor is not None:
            self.replace(self.executor)


def settle_in(prepare: Callable[[], None]) -> None:
    """Sets up a new process: ignores Ctrl-C, ends with the server, prepares, lowers its priority.

    It prepares now, so that this time is not taken from the budget of the first work.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent(getattr(signal, "SIGKILL", signal.SIGTERM))
    prepare()
    with suppress(OSError, AttributeError):
        os.nice(5)


def on_time(budget: float, work: Callable[..., Answer], *arguments: Any) -> Answer:
    """Does work inside a worker process. A timer raises TimeIsUp when the budget is spent.

    Systems without `setitimer` have no timer; there the process is killed from outside.
    """
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, budget)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def give_up(number: int, frame: FrameType | None) -> NoReturn:
    raise TimeIsUp
