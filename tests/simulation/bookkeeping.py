"""A bookkeeper writes into a store on some disk, and knows which lines it must have."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Final

from sitdown.runtime import Inline
from sitdown.store.protocol import Conflict, Head, Snapshot, Store, StoreFault
from sitdown.table import Refused, open_store

from .vfs import Disk

TABLES: Final = ("a", "b", "c")
VISITS: Final = 3
"""The store is opened and closed three times."""
ROUNDS: Final = 6
"""In each round a line is written at every table."""
LONGEST_LINE: Final = 3000
PAGES: Final = 40
"""The log of a database is emptied at this size, which is small enough to happen often."""


class OnDisk(Inline):
    """A runtime whose databases lie on a disk of ours."""

    def __init__(self, disk: Disk, kind: type[sqlite3.Connection] = sqlite3.Connection) -> None:
        super().__init__()
        self.disk = disk
        self.kind = kind
        self.open: list[sqlite3.Connection] = []

    def connect(self, path: Path, read_only: bool = False) -> sqlite3.Connection:
        address = self.disk.address(path, read_only)
        connection = sqlite3.connect(address, uri=True, isolation_level=None, factory=self.kind)
        self.open.append(connection)
        connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        return connection

    def end(self) -> None:
        """The process has ended."""
        for connection in self.open:
            connection.close()


class Bookkeeper:
    """Opens a store, writes and reads for a while, closes it, and opens it again.

    Each fault must arrive as a `Refused` or a `StoreFault`.
    """

    def __init__(self, path: Path, disk: Disk, seed: int = 0) -> None:
        self.path = path
        self.disk = disk
        self.luck = Random(seed)
        self.kept: dict[str, list[bytes]] = {}
        """Lines that were acknowledged or read, by table. The store must have them."""
        self.tried: set[bytes] = set()
        """All lines. The store may have those without an answer, too."""
        self.secret: bytes | None = None
        self.told: list[str] = []
        """The messages of all faults."""
        self.kind = sqlite3.Connection
        self.after_visit: Callable[[], None] = nothing

    async def work(self) -> None:
        for _ in range(VISITS):
            runtime = OnDisk(self.disk, self.kind)
            try:
                store = await open_store(str(self.path), "one", runtime)
            except Refused as refusal:
                self.told.append(refusal.message)
            else:
                await self.visit(store)
                await store.close()
            runtime.end()
            self.after_visit()

    async def visit(self, store: Store) -> None:
        await self.keep_secret(store)
        for table in self.kept:
            await self.read(store, table)
        for turn in range(ROUNDS):
            await asyncio.gather(*[self.write(store, table) for table in TABLES])
            if turn % 3 == 2:
                await self.attempt(store.keep("a", Snapshot(turn, "rules", bytes(2000))))

    async def keep_secret(self, store: Store) -> None:
        """The key of all cookies is made once, and never again."""
        with suppress(StoreFault):
            secret = await store.secret("guests", self.luck.randbytes(32))
            assert self.secret in (None, secret)
            self.secret = secret

    async def write(self, store: Store, table: str) -> None:
        line = self.luck.randbytes(self.luck.randrange(20, LONGEST_LINE)).hex().encode()
        self.tried.add(line)
        known = self.kept.get(table)
        if known is None:
            is_done = await self.attempt(store.lay(table, [line], head()))
        else:
            is_done = await self.attempt(store.append(table, len(known), [line], head()))
        if is_done:
            self.kept.setdefault(table, []).append(line)
        else:
            await self.read(store, table)

    async def attempt(self, work: Awaitable[object]) -> bool:
        """Whether some work was done. The message of a fault is kept."""
        try:
            await work
        except (StoreFault, Conflict) as fault:
            self.told.append(str(fault))
            return False
        return True

    async def read(self, store: Store, table: str) -> None:
        """Reads a table. Its lines must stay from now on."""
        with suppress(StoreFault):
            self.compare(table, await store.read(table))

    def compare(self, table: str, found: list[bytes]) -> None:
        known = self.kept.get(table, [])
        assert found[: len(known)] == known, f"{len(known)} lines at {table}, found {len(found)}"
        assert self.tried.issuperset(found)
        if found:
            self.kept[table] = found

    async def inspect(self) -> None:
        """Checks the store on a disk without faults: it is whole, and no line is missing."""
        if not self.path.exists():
            assert not self.kept
            return
        with closing(sqlite3.connect(self.path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        store = await open_store(str(self.path), "two", Inline())
        for table in TABLES:
            self.compare(table, await store.read(table))
        if self.secret is not None:
            assert await store.secret("guests", bytes(32)) == self.secret
        await store.close()


def nothing() -> None:
    """The usual work between two visits."""


def head() -> Head:
    return Head("playing", "squirrels", True, "vera", 1000.0, summary=b"{}")
