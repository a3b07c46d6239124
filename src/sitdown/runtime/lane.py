"""Lanes: work that is done in order, beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

Answer = TypeVar("Answer")

Done = Callable[[Any, BaseException | None], None]
"""Called in the event loop with an answer, or with what went wrong."""


class Lane(Protocol):
    """Does one work after the other. It belongs to the event loop that has made it."""

    def begin(self, work: Callable[[], Any], done: Done) -> None:
        """Does work after all that was begun before, and then calls `done`.

        Nothing may be begun after `close`.
        """

    async def close(self) -> None:
        """Returns when all that was begun is done."""


async def on_lane(lane: Lane, work: Callable[[], Answer]) -> Answer:
    """Does work on a lane, for a caller who waits for the answer."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def done(answer: Any, fault: BaseException | None) -> None:
        if future.done():
            return  # nobody waits any more
        if fault is None:
            future.set_result(answer)
        else:
            future.set_exception(fault)

    lane.begin(work, done)
    return await future


class ThreadLane:
    """A lane that is a thread. It ends with the process if nobody closes it."""

    def __init__(self, name: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[tuple[Callable[[], Any], Done] | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    def begin(self, work: Callable[[], Any], done: Done) -> None:
        self.queue.put((work, done))

    def run(self) -> None:
        while (begun := self.queue.get()) is not None:
            work, done = begun
            answer, fault = None, None
            try:
                answer = work()
            except BaseException as raised:
                fault = raised
            self.loop.call_soon_threadsafe(done, answer, fault)

    async def close(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
