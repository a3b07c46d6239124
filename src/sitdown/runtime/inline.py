"""A runtime without threads and processes: all work is done in the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .lane import Done
from .lock import Lock
from .pool import Pool
from .real import Runtime

Answer = TypeVar("Answer")


class Inline(Runtime):
    """Does in the event loop, after a delay, what the real runtime does beside it.

    That is enough for a page in a browser, which has neither threads nor processes, and for a
    simulation, which needs everything in one order. Such a subclass says how long things take.
    """

    def lane(self, name: str) -> InlineLane:
        return InlineLane(self, name)

    async def aside(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        await asyncio.sleep(self.delay("aside"))
        return work(*arguments)

    def pool(self, count: int, prepare: Callable[[], None]) -> Pool:
        return InlinePool(self)

    def lock(self, path: Path) -> Lock:
        """Nobody else has this file."""
        return NoLock()

    def delay(self, what: str) -> float:
        """Seconds until work begins, and once more until its answer is told.

        `what` is the name of a lane, `aside` or `pool`.
        """
        return 0.0


class InlineLane:
    """A lane whose work is done between two steps of the event loop."""

    def __init__(self, runtime: Inline, name: str) -> None:
        self.runtime = runtime
        self.name = name
        self.loop = asyncio.get_running_loop()
        self.begun: deque[tuple[Callable[[], Any], Done]] = deque()
        self.is_busy = False
        self.idle = asyncio.Event()
        self.idle.set()

    def begin(self, work: Callable[[], Any], done: Done) -> None:
        self.begun.append((work, done))
        if not self.is_busy:
            self.go_on()

    def go_on(self) -> None:
        self.is_busy = bool(self.begun)
        if self.is_busy:
            self.idle.clear()
            self.loop.call_later(self.runtime.delay(self.name), self.work)
        else:
            self.idle.set()

    def work(self) -> None:
        work, done = self.begun.popleft()
        answer, fault = None, None
        try:
            answer = work()
        except Exception as raised:
            fault = raised
        self.loop.call_later(self.runtime.delay(self.name), self.worked, done, answer, fault)

    def worked(self, done: Done, answer: Any, fault: Exception | None) -> None:
        self.go_on()
        done(answer, fault)

    async def close(self) -> None:
        await self.idle.wait()


class InlinePool:
    """A pool without processes: nothing can be ended there before its time."""

    def __init__(self, runtime: Inline) -> None:
        self.runtime = runtime

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        await asyncio.sleep(self.runtime.delay("pool"))
        answer = work(*arguments)
        await asyncio.sleep(self.runtime.delay("pool"))
        return answer

    def close(self) -> None:
        """Who waits is called off by the caller."""


class NoLock:
    """A lock where nobody else could be."""

    def release(self) -> None:
        """There is nothing to let go."""
