"""The real runtime: the machine's clocks, random numbers, threads, processes and files."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .lane import Lane, ThreadLane
from .lock import FileLock, Lock
from .pool import Pool, ProcessPool

Answer = TypeVar("Answer")


class Runtime:
    """The machine's resources, which code gets from here and never directly.

    They are the time, random numbers, threads, processes, locks and database files. With another
    runtime the same server runs in a browser or a simulation: see `Inline`. The event loop is not
    part of the runtime: its timers are used directly.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        ticking: Callable[[], float] = time.monotonic,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.wall = wall
        """The time of day in seconds since 1970. It may jump."""
        self.ticking = ticking
        """Seconds of a clock that never jumps. It may start anywhere."""
        self.random_bytes = random_bytes
        """The given number of bytes, unpredictable enough for secrets."""

    def random_hex(self, count: int) -> str:
        """The given number of random bytes as hexadecimal digits, two for each."""
        return self.random_bytes(count).hex()

    def lane(self, name: str) -> Lane:
        """A new queue whose work is done in order, outside the event loop."""
        return ThreadLane(name)

    async def aside(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Does one piece of work outside the event loop."""
        return await asyncio.to_thread(work, *arguments)

    def pool(self, count: int, prepare: Callable[[], None]) -> Pool:
        """A pool of `count` workers for slow work. `prepare` runs once in each."""
        return ProcessPool(count, prepare)

    def lock(self, path: Path) -> Lock:
        """A lock on a file, held until it is released or the process ends; InUse if it is taken."""
        return FileLock(path)

    def connect(self, path: Path, read_only: bool = False) -> sqlite3.Connection:
        """A connection to a database file, in autocommit. Any thread may use it."""
        mode = "ro" if read_only else "rwc"
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
        )
