"""The desk: where people have things worked out that take long: studies, foresight, replays.

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

from .fair_queue import Turn, Turns
from .pool import Job, Workers

if TYPE_CHECKING:
    from sitdown.server.http.request import Call

Answer = TypeVar("Answer")


class Desk:
    """Workers for what people ask for."""

    def __init__(self, runtime: Runtime, count: int, limits: Limits) -> None:
        turns: Turns[Job] = Turns(limits.questions, limits.all_questions)
        self.workers = Workers(runtime, count, turns)

    async def do(
        self, address: str, budget: float, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """Does work for somebody at this address; Refused if too much waits, or it takes long."""
        return await self.workers.do(budget, work, *arguments, turn=Turn(address))

    async def answer(
        self, call: Call, budget: float, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """The same for a request, as long as somebody waits for its answer."""
        working = asyncio.ensure_future(self.do(call.address, budget, work, *arguments))
        leaving = asyncio.ensure_future(call.hung_up())
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
