"""Lanes: queues whose work is done in order, outside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

Answer = TypeVar("Answer")

Done = Callable[[Any, BaseException | None], None]
"""A callback in the event loop, called with the answer or with the exception."""


class Lane(Protocol):
    """A queue that does one piece of work after the other. It belongs to the loop that made it."""

    def begin(self, work: Callable[[], Any], done: Done) -> None:
        """Queues work. It runs after everything that was queued before; then `done` is called.

        Nothing may be queued after `close`.
        """

    async def close(self) -> None:
        """Waits until all queued work is done."""


async def on_lane(lane: Lane, work: Callable[[], Answer]) -> Answer:
    """Runs work on a lane and waits for the answer."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def done(answer: Any, fault: BaseException | None) -> None:
        if future.done():
            return  # the caller was cancelled and no longer waits
        if fault is None:
            future.set_result(answer)
        else:
            future.set_exception(fault)

    lane.begin(work, done)
    return await future


class ThreadLane:
    """A lane with a thread of its own. The thread ends with the process if it is not closed."""

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
