"""Workers: processes of their own for what takes long, so that a thinking bot delays no table.

What they get and give back are documents; they hold nothing between two calls. Who wants something
done waits his turn: see `turns`.
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
from functools import partial
from types import FrameType
from typing import Any, NoReturn, TypeVar

from sitdown import catalog
from sitdown.table import Refused

from .orphan import end_with_parent
from .turns import Turn, Turns

Answer = TypeVar("Answer")


STARTING = 30.0
"""Seconds that a process may take to start on a busy machine."""

ANYBODY = Turn()


class Overdue(Refused):
    """A worker did not come back in time. Who asked is refused; a bot does the least instead."""

    def __init__(self) -> None:
        super().__init__("fault", "this took too long to work out")


class TimeIsUp(Exception):
    """In a worker, in the middle of whatever it does: no game's error, so that none catches it."""


class Job:
    """Something to be done in a process, and where its answer goes."""

    def __init__(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.budget = budget
        self.work = work
        self.arguments = arguments
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Workers:
    """A few processes; one that hangs or dies is replaced."""

    def __init__(self, count: int, turns: Turns[Job] | None = None) -> None:
        self.count = count
        self.turns: Turns[Job] = Turns() if turns is None else turns
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    async def do(
        self,
        budget: float,
        work: Callable[..., Answer],
        *arguments: Any,
        turn: Turn = ANYBODY,
    ) -> Answer:
        """Does work in a process; Overdue if it takes longer than `budget` seconds there.

        The time in the queue does not count, as others cause it, nor that in which a process
        starts. Refused if too much is waiting already. Who no longer waits for his answer leaves
        the queue; what has begun is finished, as a new process would cost more.
        """
        job = Job(budget, work, arguments)
        self.turns.wait(turn, job)
        self.go_on()
        try:
            answer: Answer = await job.answer
            return answer
        finally:
            self.turns.leave(turn, job)

    def go_on(self) -> None:
        """Whoever is next gets a process, as long as one is free."""
        while len(self.tasks) < self.count and (job := self.turns.next()) is not None:
            task = asyncio.get_running_loop().create_task(self.attempt_twice(job))
            self.tasks.add(task)
            task.add_done_callback(partial(self.has_worked, job))

    def has_worked(self, job: Job, task: asyncio.Task[Any]) -> None:
        """What came of it is told to who asked, and the next one gets the process."""
        self.tasks.discard(task)
        if task.cancelled():  # the workers are closed
            job.answer.cancel()
            return
        fault = task.exception()
        if job.answer.done():
            pass  # who asked has gone
        elif fault is not None:
            job.answer.set_exception(fault)
        else:
            job.answer.set_result(task.result())
        self.go_on()

    async def attempt_twice(self, job: Job) -> Any:
        try:
            return await self.attempt(job)
        except BrokenProcessPool:
            return await self.attempt(job)

    async def attempt(self, job: Job) -> Any:
        pool = self.running()
        try:
            return await self.work_in(pool, job)
        except TimeIsUp:
            raise Overdue from None
        except BrokenProcessPool:
            self.replace(pool)  # this one, as others may work in a new one already
            raise

    async def work_in(self, pool: ProcessPoolExecutor, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(pool, on_time, job.budget, job.work, *job.arguments)
        # A worker that cannot even stop itself is stopped from here.
        try:
            done, _ = await asyncio.wait([future], timeout=job.budget + STARTING)
        finally:
            future.cancel()
        if not done:
            self.replace(pool)
            raise Overdue
        if future.cancelled():
            # The pool was replaced because of another job: nobody has called this one off.
            raise BrokenProcessPool("the pool was ended before it came to this")
        return future.result()

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, multiprocessing.get_context("spawn"), initializer=settle_in
            )
        return self.pool

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Ends the processes of a pool; the next work finds new ones."""
        if pool is self.pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            with suppress(OSError):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        while (job := self.turns.next()) is not None:
            job.answer.cancel()
        if self.pool is not None:
            self.replace(self.pool)


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
    raise TimeIsUp
