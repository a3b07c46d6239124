"""SQLite: a writer that groups commits, and a connection for reading."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from sitdown.runtime import InUse, Lane, Runtime
from sitdown.runtime.lane import on_lane
from sitdown.wire.errors import Refused
from sitdown.words.table_names import ERASED_NAME

from .checksum import checked, checksum, checksum_of, intact, unchanged
from .counting import Seated, Uncounted, moved, pools
from .protocol import (
    COUNTED,
    ERASED_SECONDS,
    MOST_OUTAGES,
    OUTAGE_KEPT,
    VOID,
    Awaited,
    Change,
    Conflict,
    Finished,
    Head,
    HostAct,
    Listed,
    Notice,
    Order,
    Outage,
    Passed,
    Passkey,
    Rated,
    Reckoning,
    Ruling,
    Snapshot,
    Sought,
    StoreFault,
    Subscription,
    Tally,
    Wanted,
    erased_digest,
)
from .schema import BELONGINGS, SQLITE
from .sqlite_writer import Append, Writer, columns, rows_of, tell_finished


class SQLiteStore:
    """A store in a file. Writes that arrive during a commit go into the next one together."""

    def __init__(self, path: Path, runtime: Runtime) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = path
        self.runtime = runtime
        try:
            self.lock = runtime.lock(path)
        except InUse:
            raise in_use(path) from None
        self.writer = Writer(path, runtime)
        self.reading: Lane
        self.reader: sqlite3.Connection | None = None
        self.is_closed = False

    @staticmethod
    async def open(path: Path, runtime: Runtime) -> SQLiteStore:
        store = SQLiteStore(path, runtime)
        await store.start()
        return store

    async def start(self) -> None:
        try:
            await self.writer.start()
        except BaseException:
            self.lock.release()
            raise
        self.reading = self.runtime.lane("reader")

    async def lay(self, table: str, lines: Sequence[bytes], head: Head) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (table, len(lines), head.updated, *columns(head), head.summary)
            connection.execute(SQLITE["lay"], row)
            connection.executemany(SQLITE["insert"], rows_of(table, 0, lines))
            members = [(person, table) for person in head.members]
            connection.executemany(SQLITE["member"], members)
            tell_finished(connection, table, head.finished)

        await self.writer.do(work)

    def append(
        self, table: str, number: int, lines: Sequence[bytes], head: Head
    ) -> Awaitable[None]:
        return self.writer.begin(Append(table, number, lines, head))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return checked(table, after, await self.ask(SQLITE["read"], after, table))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        kept = checksum_of(table, snapshot)
        row = (table, snapshot.number, snapshot.rules, snapshot.document, kept)
        await self.writer.do(lambda connection: done(connection.execute(SQLITE["keep"], row)))

    async def snapshot(self, table: str) -> Snapshot | None:
        return intact(table, await self.ask(SQLITE["snapshot"], table))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self.ask(SQLITE["numbers"], json.dumps(tables)))

    async def listed(self, table: str) -> Listed | None:
        rows = await self.ask(SQLITE["listed"], table)
        return listed(rows[0]) if rows else None

    async def tables(self, wanted: Wanted) -> list[Listed]:
        created, id = wanted.before or (1e300, "")
        state, late = wanted.state, wanted.late_at
        values = (state, state, late, wanted.game, wanted.game, created, created, id)
        if wanted.person is None:
            rows = await self.ask(SQLITE["tables"], wanted.private, *values, wanted.limit)
        else:
            rows = await self.ask(SQLITE["mine"], wanted.person, *values, wanted.limit)
        return [listed(row) for row in rows]

    async def laid(self, person: str, since: float) -> tuple[int, int]:
        rows = await self.ask(SQLITE["laid"], since, person)
        return rows[0][0], rows[0][1]

    async def old(self, before: float, limit: int) -> list[str]:
        return [id for (id,) in await self.ask(SQLITE["old"], before, before, limit)]

    async def remove(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            for name in BELONGINGS:
                connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
            return connection.execute(SQLITE["remove"], (table,)).rowcount == 1

        return await self.writer.do(work)

    async def passed(self, sought: Sought) -> list[Passed]:
        filters = (sought.game, sought.won, sought.in_company)
        rows = await self.ask(
            SQLITE["passed"],
            *(sought.player, sought.now, sought.viewer),
            *(value for value in filters for _ in range(2)),
            *sought.before,
            sought.limit,
        )
        return [Passed(*row) for row in rows]

    async def tallies(self, player: str, viewer: str, now: float) -> list[Tally]:
        return [Tally(*row) for row in await self.ask(SQLITE["tallies"], player, now, viewer)]

    async def untold(self, version: int, limit: int) -> list[str]:
        return [id for (id,) in await self.ask(SQLITE["untold"], version, limit)]

    async def over(self, after: str, limit: int) -> list[str]:
        return [id for (id,) in await self.ask(SQLITE["over"], after, limit)]

    async def tell_finished(self, table: str, version: int, finished: Finished | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if connection.execute(SQLITE["told"], (version, table)).rowcount:
                tell_finished(connection, table, finished)

        await self.writer.do(work)

    async def count(self, now: float, limit: int, reckoning: Reckoning) -> int:
        if not await self.ask(SQLITE["uncounted"], now, 1):
            return 0
        return await self.writer.do(lambda connection: count(connection, now, limit, reckoning))

    async def count_anew(self, now: float, reckoning: Reckoning) -> int:
        def work(connection: sqlite3.Connection) -> int:
            for name in ("uncount", "unrate", "unchange"):
                connection.execute(SQLITE[name])
            return count(connection, now, -1, reckoning)

        return await self.writer.do(work)

    async def counted(self, table: str) -> int | None:
        rows = await self.ask(SQLITE["counted"], table)
        return rows[0][0] if rows else None

    async def changes(self, table: str) -> list[Change]:
        return [Change(*row) for row in await self.ask(SQLITE["changes"], table)]

    async def ratings(self, player: str) -> list[Rated]:
        return [Rated(*row) for row in await self.ask(SQLITE["ratings"], player)]

    async def ladder(
        self, game: str, ranked_after: int, since: float, first: int, limit: int
    ) -> list[Rated]:
        values = (since, game, ERASED_NAME, ranked_after, limit, first)
        rows = await self.ask(SQLITE["ladder"], *values)
        return [Rated(*row) for row in rows]

    async def rewrite(
        self, table: str, lines: Sequence[bytes], head: Head, person: str, player: str
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (head.host, head.summary, table, len(lines))
            if not connection.execute(SQLITE["rewrite"], row).rowcount:
                raise Conflict(f"table {table} has other records now")
            changed = [
                (line, kept, table, place) for _, place, line, kept in rows_of(table, 0, lines)
            ]
            connection.executemany(SQLITE["replace_line"], changed)
            connection.execute(SQLITE["unsit"], (table,))
            connection.execute(SQLITE["unjoin"], (table, person))
            connection.execute(SQLITE["rename_changes"], (player, table, person))
            tell_finished(connection, table, head.finished)

        await self.writer.do(work)

    async def leave_for_good(self, person: str, player: str, alias: str, now: float) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(SQLITE["leave"], (person, alias, now))
            connection.execute(SQLITE["erase"], (erased_digest(person), now))
            connection.execute(SQLITE["erase_older"], (now - ERASED_SECONDS,))
            connection.execute(SQLITE["unrate_player"], (player,))
            connection.execute(SQLITE["undevice"], (person, person))
            for name in ("unphrase", "unpasskey", "unsubscribe_all", "unnotice"):
                connection.execute(SQLITE[name], (person,))
            for name in ("unname_acts", "unname_rulings"):
                connection.execute(SQLITE[name], (ERASED_NAME, player))
            kept: str = connection.execute(SQLITE["alias"], (person,)).fetchone()[0]
            return kept

        return await self.writer.do(work)

    async def keep_phrase(self, person: str, digest: bytes, guest: bytes) -> None:
        row, query = (person, digest, guest), SQLITE["keep_phrase"]
        await self.writer.do(lambda connection: done(connection.execute(query, row)))

    async def guest_of_phrase(self, digest: bytes) -> bytes | None:
        rows = await self.ask(SQLITE["phrase"], digest)
        return rows[0][0] if rows else None

    async def keep_review(self, table: str, document: bytes) -> None:
        row, query = (table, document, checksum(table, 0, document)), SQLITE["keep_review"]
        await self.writer.do(lambda connection: done(connection.execute(query, row)))

    async def review(self, table: str) -> bytes | None:
        return unchanged(table, await self.ask(SQLITE["review"], table))

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQLITE["subscribe"], astuple(subscription))
            connection.execute(SQLITE["subscribe_fewer"], (subscription.person, most))

        await self.writer.do(work)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        row, query = (endpoint, person), SQLITE["unsubscribe"]
        await self.writer.do(lambda connection: done(connection.execute(query, row)))

    async def subscriptions(self, person: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self.ask(SQLITE["subscriptions"], person)]

    async def awaited(self, longer_than: float, limit: int) -> list[Awaited]:
        return [Awaited(*row) for row in await self.ask(SQLITE["awaited"], longer_than, limit)]

    async def remember_call(self, table: str, person: str, number: int, turn: str) -> None:
        row = (table, person, number, turn)
        await self.writer.do(lambda connection: done(connection.execute(SQLITE["notice"], row)))

    async def keep_name(self, person: str, guest: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for name in ("name_by_phrase", "name_by_passkey"):
                connection.execute(SQLITE[name], (guest, person))

        await self.writer.do(work)

    async def keep_passkey(self, passkey: Passkey, most: int) -> bool:
        row = (*astuple(passkey), most)
        return await self.changes_one("keep_passkey", row)

    async def passkeys(self, person: str) -> list[Passkey]:
        return [Passkey(*row) for row in await self.ask(SQLITE["passkeys"], person)]

    async def passkey(self, key: bytes) -> Passkey | None:
        rows = await self.ask(SQLITE["passkey"], key)
        return Passkey(*rows[0]) if rows else None

    async def use_passkey(self, key: bytes, count: int, now: float) -> None:
        await self.changes_one("use_passkey", (count, now, key))

    async def forget_passkey(self, person: str, key: bytes) -> bool:
        return await self.changes_one("forget_passkey", (person, key))

    async def use_challenge(self, digest: bytes, now: float, expires: float) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute(SQLITE["forget_challenges"], (now,))
            row = (digest, expires)
            return connection.execute(SQLITE["use_challenge"], row).rowcount == 1

        return await self.writer.do(work)

    async def changes_one(self, name: str, row: tuple[Any, ...]) -> bool:
        """Runs one statement; True if it has changed a row."""
        return await self.writer.do(
            lambda connection: connection.execute(SQLITE[name], row).rowcount == 1
        )

    async def order(self, order: Order) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQLITE["note_act"], astuple(order.act))
            if order.ruling is not None:
                connection.execute(SQLITE["rule"], astuple(order.ruling))
            connection.executemany(SQLITE["not_want"], [(word,) for word in order.unwanted])
            connection.executemany(SQLITE["want"], [(word,) for word in order.wanted])

        await self.writer.do(work)

    async def rulings(self, now: float) -> list[Ruling]:
        return [Ruling(*row) for row in await self.ask(SQLITE["rulings"], now)]

    async def unwanted(self) -> list[str]:
        return [word for (word,) in await self.ask(SQLITE["unwanted"])]

    async def host_acts(self, before: int, limit: int) -> list[tuple[int, HostAct]]:
        rows = await self.ask(SQLITE["host_acts"], before, limit)
        return [(number, HostAct(*row)) for number, *row in rows]

    async def leaving(self, after: str, limit: int) -> list[tuple[str, str]]:
        rows = await self.ask(SQLITE["leaving"], after, limit)
        return [(person, alias) for person, alias in rows]

    async def erased(self, since: float, limit: int) -> list[tuple[bytes, float]]:
        return [(digest, at) for digest, at in await self.ask(SQLITE["erased"], since, limit)]

    async def has_left(self, person: str) -> None:
        row = (person,)
        await self.writer.do(lambda connection: done(connection.execute(SQLITE["has_left"], row)))

    async def due(self, now: float, limit: int) -> list[str]:
        return [id for (id,) in await self.ask(SQLITE["due"], now, now, limit)]

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            row = (process, until, table, process, now)
            return connection.execute(SQLITE["lease"], row).rowcount == 1

        return await self.writer.do(work)

    async def release(self, table: str, process: str) -> None:
        row = (table, process)
        await self.writer.do(lambda connection: done(connection.execute(SQLITE["release"], row)))

    async def beat(self, process: str, now: float) -> dict[str, float]:
        row = (process, now)
        await self.writer.do(lambda connection: done(connection.execute(SQLITE["beat"], row)))
        return await self.beats()

    async def beats(self) -> dict[str, float]:
        return dict(await self.ask(SQLITE["houses"]))

    async def note_outage(self, outage: Outage) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQLITE["note_outage"], outage)
            connection.execute(SQLITE["forget_outages"], (outage[1] - OUTAGE_KEPT,))

        await self.writer.do(work)

    async def outages(self) -> list[Outage]:
        return [(since, until) for since, until in await self.ask(SQLITE["outages"], MOST_OUTAGES)]

    async def forget_process(self, process: str) -> None:
        row = (process,)
        await self.writer.do(lambda connection: done(connection.execute(SQLITE["forget"], row)))

    async def secret(self, name: str, proposed: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute(SQLITE["propose"], (name, proposed))
            value: bytes = connection.execute(SQLITE["secret"], (name,)).fetchone()[0]
            return value

        return await self.writer.do(work)

    def listen(self, notice: Notice) -> None:
        """Does nothing: no other process writes to this file."""

    async def close(self) -> None:
        """Closes the reader before the writer.

        SQLite checkpoints the WAL when the last connection closes. The reader is read-only and
        cannot do that.
        """
        self.is_closed = True
        await on_lane(self.reading, self.close_reader)
        await self.reading.close()
        await self.writer.stop()
        self.lock.release()

    async def ask(self, query: str, *values: Any) -> list[Any]:
        if self.is_closed:
            raise StoreFault("the store is closed")
        try:
            return await on_lane(self.reading, partial(self.fetch, query, values))
        except sqlite3.Error as error:
            raise StoreFault(str(error)) from error

    def fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        if self.reader is None:
            # Read-only, so that it never runs a checkpoint while the writer works.
            self.reader = self.runtime.connect(self.path, read_only=True)
        return self.reader.execute(query, values).fetchall()

    def close_reader(self) -> None:
        if self.reader is not None:
            self.reader.close()


def count(connection: sqlite3.Connection, now: float, limit: int, reckoning: Reckoning) -> int:
    """Counts the games that wait, up to a limit. A negative limit means all."""
    rows = connection.execute(SQLITE["uncounted"], (now, limit)).fetchall()
    for row in rows:
        count_one(connection, Uncounted(*row), reckoning)
    return len(rows)


def count_one(connection: sqlite3.Connection, one: Uncounted, reckoning: Reckoning) -> None:
    seats = [Seated(*row) for row in connection.execute(SQLITE["seats"], (one.table,))]
    if connection.execute(SQLITE["meeting"], (one.table,)).fetchone():
        connection.execute(SQLITE["count"], (VOID, one.table))
        return
    for game in pools(one):
        found = {
            seat.player: connection.execute(SQLITE["rating"], (game, seat.player)).fetchone()
            for seat in seats
        }
        known = {player: rating for player, rating in found.items() if rating is not None}
        ratings, changes = moved(one, game, seats, known, reckoning)
        connection.executemany(SQLITE["rate"], ratings)
        connection.executemany(SQLITE["change_rating"], changes)
    connection.execute(SQLITE["count"], (COUNTED, one.table))


def listed(row: Any) -> Listed:
    id, created, updated, kept, summary = row
    try:
        persons = json.loads(kept)
    except ValueError:
        # A damaged row must not make the whole list fail.
        persons = []
    return Listed(id, created, updated, persons, summary)


def in_use(path: Path) -> Refused:
    return Refused(
        "taken", f"{path} is in use by another server; several processes need PostgreSQL"
    )


def done(cursor: sqlite3.Cursor) -> None:
    """Drops the cursor, for work that has no result."""
