"""Work that people ask for (studies, foresight, notes), in workers of its own.

No question of a person keeps a bot from its move. Addresses take turns, so many questions delay
only those who asked them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.requests import ClientDisconnect

from sitdown.runtime import Runtime
from sitdown.server.limits import Limits

from .fair_queue import FairQueue, Priority
from .pool import PoolJob, WorkerPool

if TYPE_CHECKING:
    from sitdown.server.http.request import ApiRequest

Answer = TypeVar("Answer")


class QuestionPool:
    """Workers for what people ask for."""

    def __init__(self, runtime: Runtime, count: int, limits: Limits) -> None:
        turns: FairQueue[PoolJob] = FairQueue(limits.questions, limits.all_questions)
        self.workers = WorkerPool(runtime, count, turns)

    async def do(
        self, address: str, budget: float, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """Runs work for this address; Refused if too much waits or if it takes too long."""
        return await self.workers.run(budget, work, *arguments, turn=Priority(address))

    async def answer(
        self, call: ApiRequest, budget: float, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """The same for an HTTP request, given up when its client disconnects."""
        working = asyncio.ensure_future(self.do(call.address, budget, work, *arguments))
        leaving = asyncio.ensure_future(call.disconnected())
        try:
            await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ClientDisconnect
            return working.result()
        finally:
            working.cancel()
            leaving.cancel()

    def close(self) -> None:
        self.workers.close()
