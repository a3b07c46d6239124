"""The SQLite writer thread: many appends in one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sitdown.runtime import Lane, Runtime
from sitdown.runtime.lane import on_lane

from .checksum import checksum
from .protocol import Conflict, Finished, Head, StoreFault
from .rows import finished_row, standing_rows
from .schema import SQLITE, migrate_sqlite

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]
Begun = list[tuple[Work, asyncio.Future[Any]]]

ENOUGH = 256
"""The largest number of pieces of work in one commit. The rest waits for the next commit."""

AT_HAND = 8000
"""Kilobytes of the file that the writer caches in memory."""


class Append:
    """Lines to append to a table, alone or together with the lines of other tables."""

    __slots__ = ("head", "lines", "number", "table")

    def __init__(self, table: str, number: int, lines: Sequence[bytes], head: Head) -> None:
        self.table = table
        self.number = number
        self.lines = lines
        self.head = head

    def __call__(self, connection: sqlite3.Connection) -> None:
        if not append_all(connection, [self]):
            raise Conflict(f"table {self.table} is no longer at {self.number}")

    def advance(self) -> tuple[Any, ...]:
        """Values for `advance`: the update of a table whose summary in lists stays the same."""
        head = self.head
        newest = self.number + len(self.lines)
        return newest, head.state, head.updated, head.due, owing(head), self.table, self.number

    def change(self) -> tuple[Any, ...]:
        """Values for `change`: the update of a table whose summary changes."""
        newest = self.number + len(self.lines)
        return newest, *columns(self.head), self.head.summary, self.table, self.number


def append_all(connection: sqlite3.Connection, appends: list[Append]) -> bool:
    """Appends to many tables with one statement; False if a table has got other records."""
    quiet = [append.advance() for append in appends if append.head.summary is None]
    on_show = [append.change() for append in appends if append.head.summary is not None]
    for name, rows in (("advance", quiet), ("change", on_show)):
        if rows and connection.executemany(SQLITE[name], rows).rowcount != len(rows):
            return False
    lines = [
        row for append in appends for row in rows_of(append.table, append.number, append.lines)
    ]
    connection.executemany(SQLITE["insert"], lines)
    members = [(person, append.table) for append in appends for person in append.head.members]
    connection.executemany(SQLITE["member"], members)
    for append in appends:
        tell_finished(connection, append.table, append.head.finished)
    return True


def tell_finished(connection: sqlite3.Connection, table: str, finished: Finished | None) -> None:
    """Writes a finished game in the commit of its records. A second call replaces the first."""
    if finished is None:
        return
    connection.execute(SQLITE["finish"], finished_row(table, finished))
    connection.execute(SQLITE["unstand"], (table,))
    connection.executemany(SQLITE["stand"], standing_rows(table, finished))
    connection.executemany(SQLITE["sat"], [(person, table) for person in finished.sat])
    connection.executemany(SQLITE["device"], finished.devices)
    connection.execute(SQLITE["told"], (finished.version, table))


class Writer:
    """The only connection that writes. A commit contains all waiting work (group commit).

    `begun` is the work that has arrived since the last commit began. The next commit begins when
    that one is done, and never before the end of the current turn of the event loop. A commit that
    began with the first arrival would contain that one alone, and every commit costs the same.
    """

    def __init__(self, path: Path, runtime: Runtime) -> None:
        self.path = path
        self.runtime = runtime
        self.begun: Begun = []
        self.is_open = False
        self.is_committing = False
        self.loop: asyncio.AbstractEventLoop
        self.lane: Lane
        self.connection: sqlite3.Connection

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.lane = self.runtime.lane("writer")
        try:
            self.connection = await on_lane(self.lane, self.connect)
        except BaseException:
            await self.lane.close()
            raise
        self.is_open = True

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Runs work in a transaction and returns when it is on the disk."""
        return await self.begin(work)

    def begin(self, work: Callable[[sqlite3.Connection], Answer]) -> asyncio.Future[Answer]:
        """Queues work for the next commit. The future is done when the commit is on the disk."""
        future: asyncio.Future[Answer] = self.loop.create_future()
        if self.is_open:
            if not self.begun:
                self.loop.call_soon(self.hand_over)
            self.begun.append((work, future))
        else:
            future.set_exception(StoreFault("the store is closed"))
        return future

    def hand_over(self) -> None:
        """Begins a commit of the waiting work, unless a commit is under way."""
        if self.begun and not self.is_committing:
            group, self.begun = self.begun[:ENOUGH], self.begun[ENOUGH:]
            self.is_committing = True
            self.lane.begin(partial(self.commit, group), self.committed)

    def committed(self, answers: list[tuple[Any, Any]], fault: BaseException | None) -> None:
        """Handles the end of a commit: starts the next one first, then resolves the futures.

        In this order the disk works on while the event loop sends answers.
        """
        assert fault is None
        self.is_committing = False
        self.hand_over()
        resolve(answers)

    async def stop(self) -> None:
        """Writes all queued work, then refuses more and closes the connection."""
        self.is_open = False
        while self.begun or self.is_committing:
            self.hand_over()
            await on_lane(self.lane, nothing)
        await on_lane(self.lane, self.connection.close)
        await self.lane.close()

    def connect(self) -> sqlite3.Connection:
        connection = self.runtime.connect(self.path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        # A move changes a few scattered pages. Cached pages need not be read again.
        connection.execute(f"PRAGMA cache_size = -{AT_HAND}")
        # Deleted content is overwritten with zeros, so that erased guests leave no traces.
        connection.execute("PRAGMA secure_delete = ON")
        migrate_sqlite(connection)
        return connection

    def commit(self, group: Begun) -> list[tuple[Any, Any]]:
        """Runs all work in one transaction. If one piece fails, only that one is rolled back."""
        connection = self.connection
        appends = [work for work, _ in group if isinstance(work, Append)]
        try:
            connection.execute("BEGIN IMMEDIATE")
            are_written = self.append_together(connection, appends)
            answers = [
                (item, None)
                if are_written and isinstance(item[0], Append)
                else (item, self.attempt(connection, item[0]))
                for item in group
            ]
            connection.execute("COMMIT")
        except Exception as error:  # after any error nothing of the group is written
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [(item, StoreFault(str(error))) for item in group]
        return answers

    def append_together(self, connection: sqlite3.Connection, appends: list[Append]) -> bool:
        """Writes all appends at once, which nearly always works.

        If one conflicts, none is written: False, and the caller tries them one by one.
        """
        with suppress(sqlite3.IntegrityError):
            if append_all(connection, appends):
                return True
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return False

    def attempt(self, connection: sqlite3.Connection, work: Work) -> Any:
        """The result of one piece of work, or its exception after it was rolled back."""
        connection.execute("SAVEPOINT work")
        try:
            answer = work(connection)
        except (Conflict, sqlite3.IntegrityError) as error:
            connection.execute("ROLLBACK TO work")
            answer = Conflict(str(error))
        except sqlite3.Error:
            raise
        except Exception as error:
            connection.execute("ROLLBACK TO work")
            answer = error
        connection.execute("RELEASE work")
        return answer


def nothing() -> None:
    """Does nothing. It is queued on a lane to wait until earlier work is done."""


def resolve(answers: list[tuple[Any, Any]]) -> None:
    for (_, future), answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def columns(head: Head) -> tuple[Any, ...]:
    return (
        head.state,
        head.game,
        head.public,
        head.host,
        head.updated,
        head.due,
        owing(head),
    )


def owing(head: Head) -> str:
    return msgspec.json.encode(head.owing).decode()


def rows_of(table: str, number: int, lines: Sequence[bytes]) -> list[tuple[Any, ...]]:
    """Lines with their numbers and checksums, as rows of `records`."""
    return [
        (table, place, line, checksum(table, place, line))
        for place, line in enumerate(lines, start=number + 1)
    ]
