"""Background reviews: one slice at a time, behind all other work.

A review is worked out once, even if several people ask for it, and then stored. The bots' workers
do it in slices, when no table waits for them. A review that a restart interrupted begins anew when
somebody asks for it again.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec

from sitdown.review import Review, ReviewBudget, Work, review
from sitdown.runtime import OrderedSet
from sitdown.store.protocol import Store
from sitdown.table import Refused
from sitdown.table.replays.export import Replay

from .fair_queue import Priority
from .pool import WorkerPool

log = logging.getLogger("sitdown.reviews")

REVIEW_PRIORITY = 9
"""The rank of a slice: behind everything else."""
SLICE_SECONDS = 30.0
"""The deadline of a slice in seconds. It usually takes one or less."""
MAX_REVIEWS = 16
"""The largest number of reviews under way. They take turns."""


class Underway:
    """Progress of a review under way."""

    def __init__(self) -> None:
        self.done = 0
        self.whole = 1


class Reviews:
    """The reviews that this process works on."""

    def __init__(self, workers: WorkerPool, effort: ReviewBudget | None = None) -> None:
        self.workers = workers
        self.effort = effort or ReviewBudget()
        self.underway: dict[str, Underway] = {}
        self.tasks: OrderedSet[asyncio.Task[None]] = OrderedSet()

    def begin(self, table: str, replay: Replay, store: Store) -> None:
        """Begins a review, if it is not under way already."""
        if table in self.underway:
            return
        if len(self.underway) >= MAX_REVIEWS:
            raise Refused("too-many", "many other games are being reviewed", retry_after=10.0)
        self.underway[table] = Underway()
        work = review(msgspec.json.encode(replay), self.effort)
        task = asyncio.get_running_loop().create_task(self.carry_out(table, work, store))
        self.tasks.add(task)
        task.add_done_callback(partial(self.has_ended, table))

    async def carry_out(self, table: str, work: Work, store: Store) -> None:
        found = await self.worked_out(table, work)
        await store.keep_review(table, msgspec.json.encode(found))

    async def worked_out(self, table: str, work: Work) -> Review:
        answer: Any = None
        turn, progress = Priority(f"review/{table}", rank=REVIEW_PRIORITY), self.underway[table]
        while True:
            try:
                part = work.send(answer)
            except StopIteration as end:
                found: Review = end.value
                return found
            progress.done, progress.whole = part.done, part.whole
            answer = await self.workers.run(SLICE_SECONDS, part.work, *part.arguments, turn=turn)

    def has_ended(self, table: str, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        del self.underway[table]
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a review failed", exc_info=fault, extra={"table": table})

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
