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
    """Does all work in the event loop, after a delay, instead of in threads and processes.

    A page in a browser needs this because it has neither threads nor processes. A simulation needs
    it because everything must happen in one order. Subclasses set the delays.
    """

    def lane(self, name: str) -> InlineLane:
        return InlineLane(self, name)

    async def aside(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        await asyncio.sleep(self.delay("aside"))
        return work(*arguments)

    def pool(self, count: int, prepare: Callable[[], None]) -> Pool:
        return InlinePool(self)

    def lock(self, path: Path) -> Lock:
        """A lock that does nothing: no other process can use this file."""
        return NoLock()

    def delay(self, what: str) -> float:
        """Seconds until work begins, and again until its answer is delivered.

        `what` is the name of a lane, `aside` or `pool`.
        """
        return 0.0


class InlineLane:
    """A lane whose work is done by timers of the event loop, one item after the other."""

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
        # The next work is scheduled first, so that an error in `done` cannot stop the lane.
        self.go_on()
        done(answer, fault)

    async def close(self) -> None:
        await self.idle.wait()


class InlinePool:
    """A pool without processes. Work cannot be interrupted, so the budget is ignored."""

    def __init__(self, runtime: Inline) -> None:
        self.runtime = runtime

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        await asyncio.sleep(self.runtime.delay("pool"))
        answer = work(*arguments)
        await asyncio.sleep(self.runtime.delay("pool"))
        return answer

    def close(self) -> None:
        """Does nothing: the caller cancels its own tasks."""


class NoLock:
    """A lock for a place that no other process can reach."""

    def release(self) -> None:
        """Does nothing: there is nothing to release."""
