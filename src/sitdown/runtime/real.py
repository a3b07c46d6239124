"""The real runtime: the machine's clocks, its chance, threads, processes and files."""

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
    """What a process takes from outside.

    Whoever needs the time, chance, a thread, a process, a lock or a database file asks the runtime
    that the process was given. Another runtime then runs the same server elsewhere: see `Inline`.
    The event loop is not part of it: its timers are used as they are.
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
        """Seconds that pass evenly, from any beginning."""
        self.random_bytes = random_bytes
        """So many bytes that nobody can guess."""

    def random_hex(self, count: int) -> str:
        """The same in hexadecimal digits, two for each byte."""
        return self.random_bytes(count).hex()

    def lane(self, name: str) -> Lane:
        """Where work is done in order, beside the event loop."""
        return ThreadLane(name)

    async def aside(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Does a single work beside the event loop."""
        return await asyncio.to_thread(work, *arguments)

    def pool(self, count: int, prepare: Callable[[], None]) -> Pool:
        """Where work is done that takes long: so much at once, each place prepared once."""
        return ProcessPool(count, prepare)

    def lock(self, path: Path) -> Lock:
        """A file that belongs to this process until it lets go or ends; InUse if it cannot be."""
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
