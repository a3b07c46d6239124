"""Writing to SQLite: one thread, one connection, many appends in one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from .checksum import checksum
from .protocol import Conflict, Finished, Head, StoreFault
from .rows import finished_row, standing_rows
from .schema import SQLITE, migrate_sqlite

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]
Begun = list[tuple[Work, asyncio.Future[Any]]]

ENOUGH = 256
"""So many appends are enough for one commit: what is not at hand yet waits for the next."""

AT_HAND = 8000
"""Kilobytes of the file that the writer keeps in memory."""


class Append:
    """Lines that are to be written at the end of a table, alone or with those of others."""

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
        """What a table that looks the same to everybody has to be told."""
        head = self.head
        newest = self.number + len(self.lines)
        return newest, head.state, head.updated, head.due, owing(head), self.table, self.number

    def change(self) -> tuple[Any, ...]:
        """The same of one that looks different from now on."""
        newest = self.number + len(self.lines)
        return newest, *columns(self.head), self.head.summary, self.table, self.number


def append_all(connection: sqlite3.Connection, appends: list[Append]) -> bool:
    """One statement for many tables; False if one of them is no longer where it should be."""
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
    """Keeps a finished game beside its records, in the same commit; once more says it anew."""
    if finished is None:
        return
    connection.execute(SQLITE["finish"], finished_row(table, finished))
    connection.execute(SQLITE["unstand"], (table,))
    connection.executemany(SQLITE["stand"], standing_rows(table, finished))
    connection.executemany(SQLITE["sat"], [(person, table) for person in finished.sat])
    connection.executemany(SQLITE["device"], finished.devices)
    connection.execute(SQLITE["told"], (finished.version, table))


class Writer:
    """The only connection that writes, in a thread of its own, with a commit for all that waits.

    `begun` is what has come in this turn of the loop. It is handed over at its end: a thread that
    is woken for the first of them would write that one alone, and each commit costs the same.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.begun: Begun = []
        self.queue: SimpleQueue[Begun | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop
        self.thread = Thread(target=self.run, name="sitdown-writer", daemon=True)
        self.broken: Exception | None = None

    async def started(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.thread.start()
        await self.do(lambda connection: None)

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Carries work out in a transaction, and returns when it is on the disk."""
        return await self.begin(work)

    def begin(self, work: Callable[[sqlite3.Connection], Answer]) -> asyncio.Future[Answer]:
        """The same for who does not wait here."""
        future: asyncio.Future[Answer] = self.loop.create_future()
        if self.thread.is_alive():
            if not self.begun:
                self.loop.call_soon(self.hand_over)
            self.begun.append((work, future))
        else:
            fault = StoreFault("the store is closed")
            fault.__cause__ = self.broken
            future.set_exception(fault)
        return future

    def hand_over(self) -> None:
        begun, self.begun = self.begun, []
        if begun:
            self.queue.put(begun)

    async def stop(self) -> None:
        self.hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        try:
            connection = self.connect()
        except Exception as error:
            self.broken = error
            self.answer([(item, error) for item in self.queue.get() or ()])
            return
        running = True
        while running:
            group: Begun = []
            running = self.gather(group)
            self.answer(self.commit(connection, group))
        connection.close()

    def gather(self, group: Begun) -> bool:
        """Takes what waits, or waits for something; False if nothing more will come."""
        while True:
            handed = self.queue.get()
            if handed is None:
                return False
            group += handed
            if len(group) >= ENOUGH or self.queue.empty():
                return True

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        # A move changes a page here and a page there: what is at hand need not be read.
        connection.execute(f"PRAGMA cache_size = -{AT_HAND}")
        # What is forgotten is overwritten, and not only no longer shown.
        connection.execute("PRAGMA secure_delete = ON")
        migrate_sqlite(connection)
        return connection

    def commit(self, connection: sqlite3.Connection, group: Begun) -> list[tuple[Any, Any]]:
        """One transaction; what one work does wrong is taken back without the others."""
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
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [(item, StoreFault(str(error))) for item in group]
        return answers

    def append_together(self, connection: sqlite3.Connection, appends: list[Append]) -> bool:
        """All at once, as nearly always; if one does not fit none is written, and each tries."""
        with suppress(sqlite3.IntegrityError):
            if append_all(connection, appends):
                return True
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return False

    def attempt(self, connection: sqlite3.Connection, work: Work) -> Any:
        """What comes of one work, or what went wrong with it and was taken back."""
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

    def answer(self, answers: list[tuple[Any, Any]]) -> None:
        self.loop.call_soon_threadsafe(resolve, answers)


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
    """Lines with their numbers and checksums, as they lie in the store."""
    return [
        (table, place, line, checksum(table, place, line))
        for place, line in enumerate(lines, start=number + 1)
    ]
