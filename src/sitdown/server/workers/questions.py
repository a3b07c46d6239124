"""Work that people ask for (studies, foresight, notes), in workers of its own.

It has workers of its own, so that nobody's question keeps a bot from its move; and whoever asks
much waits behind those who ask little.
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
        """Does work for somebody at this address; Refused if too much waits, or it takes long."""
        return await self.workers.run(budget, work, *arguments, turn=Priority(address))

    async def answer(
        self, call: ApiRequest, budget: float, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """The same for a request, as long as somebody waits for its answer."""
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
