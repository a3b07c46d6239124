"""A pool of worker processes with deadlines; hung ones are replaced.

Workers receive and return documents, and keep nothing between two calls. Jobs wait in a
`FairQueue`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sitdown import catalog
from sitdown.runtime import OrderedSet, Runtime, TimeIsUp
from sitdown.table import Refused

from .fair_queue import FairQueue, Priority

Answer = TypeVar("Answer")

ANYBODY = Priority()


class DeadlineExceeded(Refused):
    """A worker exceeded its deadline.

    Sent to the client as a refusal; bots catch it and play the default action.
    """

    def __init__(self) -> None:
        super().__init__("fault", "this took too long to work out")


class PoolJob:
    """A job for a worker, and the future that gets its answer."""

    def __init__(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.budget = budget
        self.work = work
        self.arguments = arguments
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """A pool of workers, and the queue of jobs that wait for it."""

    def __init__(
        self, runtime: Runtime, count: int, turns: FairQueue[PoolJob] | None = None
    ) -> None:
        self.count = count
        self.pool = runtime.pool(count, open_rulebooks)
        self.turns: FairQueue[PoolJob] = FairQueue() if turns is None else turns
        self.tasks: OrderedSet[asyncio.Task[Any]] = OrderedSet()

    async def run(
        self,
        budget: float,
        work: Callable[..., Answer],
        *arguments: Any,
        turn: Priority = ANYBODY,
    ) -> Answer:
        """Runs work in a process within `budget` seconds; otherwise raises DeadlineExceeded.

        Time in the queue does not count, because others cause it. Neither does the start of a
        process. Refused if the queue is full. If the caller is cancelled, a waiting job leaves the
        queue. A running job is finished, because a new process would cost more.
        """
        job = PoolJob(budget, work, arguments)
        self.turns.put(turn, job)
        self.start_next()
        try:
            answer: Answer = await job.answer
            return answer
        finally:
            self.turns.remove(turn, job)

    def start_next(self) -> None:
        """Starts waiting jobs as long as a process is free."""
        while len(self.tasks) < self.count and (job := self.turns.get()) is not None:
            task = asyncio.get_running_loop().create_task(self.attempt(job))
            self.tasks.add(task)
            task.add_done_callback(partial(self.has_worked, job))

    def has_worked(self, job: PoolJob, task: asyncio.Task[Any]) -> None:
        """Gives the result to the caller, and starts the next job."""
        self.tasks.discard(task)
        if task.cancelled():  # the pool is closing
            job.answer.cancel()
            return
        fault = task.exception()
        if job.answer.done():
            pass  # the caller was cancelled
        elif fault is not None:
            job.answer.set_exception(fault)
        else:
            job.answer.set_result(task.result())
        self.start_next()

    async def attempt(self, job: PoolJob) -> Any:
        try:
            return await self.pool.do(job.budget, job.work, job.arguments)
        except TimeIsUp:
            raise DeadlineExceeded from None

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        while (job := self.turns.get()) is not None:
            job.answer.cancel()
        self.pool.close()


def open_rulebooks() -> None:
    """Runs in a new process: loads all games before the first move is asked for."""
    for id in catalog.games():
        catalog.load(id)
