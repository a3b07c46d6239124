"""Pools: processes for work that takes long, so that it holds up nothing else."""

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

    It is raised in the middle of the work too. It is no error of a game, so that none catches it.
    """


class Pool(Protocol):
    """A few places where work is done. The caller sees to it that no more is done at once."""

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Does work; TimeIsUp if it takes longer than `budget` seconds, its start left aside."""

    def close(self) -> None:
        """Ends what is being done."""


class ProcessPool:
    """Processes. One that hangs or dies is replaced.

    `prepare` is called once in each of them, before its first work.
    """

    def __init__(self, count: int, prepare: Callable[[], None]) -> None:
        self.count = count
        self.prepare = prepare
        self.executor: ProcessPoolExecutor | None = None

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            return await self.attempt(budget, work, arguments)
        except BrokenProcessPool:
            return await self.attempt(budget, work, arguments)

    async def attempt(
        self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        executor = self.running()
        try:
            return await self.work_in(executor, budget, work, arguments)
        except BrokenProcessPool:
            self.replace(executor)  # this one, as others may work in a new one already
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
        # A process that cannot even stop itself is stopped from here.
        try:
            done, _ = await asyncio.wait([future], timeout=budget + STARTING)
        finally:
            future.cancel()
        if not done:
            self.replace(executor)
            raise TimeIsUp
        if future.cancelled():
            # The executor was replaced because of other work: nobody has called this one off.
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
        """Ends the processes of an executor; the next work finds new ones."""
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
    """In a new process: it steps back behind the server, leaves Ctrl-C to it, and prepares.

    It prepares now, so that no work's budget pays for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent(getattr(signal, "SIGKILL", signal.SIGTERM))
    prepare()
    with suppress(OSError, AttributeError):
        os.nice(5)


def on_time(budget: float, work: Callable[..., Answer], *arguments: Any) -> Answer:
    """In a process: does work, and gives up when its time is over."""
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
