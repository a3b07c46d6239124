"""PostgreSQL: a pool, group commit, and LISTEN/NOTIFY between processes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import astuple

from sitdown.runtime import OrderedSet
from sitdown.wire.errors import Refused
from sitdown.words.table_names import ERASED_NAME

from .checksum import checked, checksum, checksum_of, intact, unchanged
from .counting import Seated, Uncounted, moved, pools
from .periodic import PeriodicTask
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
from .rows import finished_row, standing_rows
from .schema import POSTGRESQL, migrate_postgresql

CONNECTIONS = 8
"""The size of the connection pool."""

WRITERS = 4
"""The number of commits that may be under way at once. More would only wait for each other."""

LARGEST_GROUP = 128
"""The largest number of appends in one commit."""

BETWEEN_EARS = 1.0
"""Seconds before a lost LISTEN connection is opened again."""

QUIET = 10.0
"""Seconds of silence after which the LISTEN connection is checked with a query."""

ALL_OF_THEM = 2**31
"""A LIMIT that no result reaches."""

LATE = 20.0
"""Seconds after which a statement times out."""


class Append:
    """An append that waits for the next group commit."""

    def __init__(self, table: str, number: int, lines: Sequence[bytes], head: Head) -> None:
        self.table = table
        self.number = number
        self.lines = lines
        self.head = head
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, fault: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(fault)


class PostgreSQLStore:
    """A store in PostgreSQL. Its NOTIFY messages carry ids and numbers of tables, never records."""

    def __init__(self, address: str, process: str) -> None:
        self.address = address
        self.process = process
        self.pool: Any = None
        self.ear: Any = None
        self.notice: Notice | None = None
        self.waiting: deque[Append] = deque()
        self.writing = 0
        self.writers: OrderedSet[asyncio.Task[None]] = OrderedSet()
        self.listening: PeriodicTask | None = None

    @staticmethod
    async def open(address: str, process: str) -> PostgreSQLStore:
        try:
            import asyncpg
        except ImportError:
            raise Refused(
                "not-found", "PostgreSQL needs one more package: pip install 'sitdown[postgresql]'"
            ) from None
        store = PostgreSQLStore(address, process)
        try:
            store.pool = await asyncpg.create_pool(
                address, min_size=1, max_size=CONNECTIONS, command_timeout=LATE, reset=nothing
            )
            async with store.pool.acquire() as connection:
                await migrate_postgresql(connection)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            await store.close()
            if isinstance(error, Refused):
                raise
            raise Refused("not-found", f"no PostgreSQL at this address: {error}") from None
        store.listening = PeriodicTask("listen", store.listen_until_lost, BETWEEN_EARS, True)
        return store

    async def lay(self, table: str, lines: Sequence[bytes], head: Head) -> None:
        sums = [checksum(table, place, line) for place, line in enumerate(lines, start=1)]
        async with self.transaction() as connection:
            await connection.fetch(POSTGRESQL["lay"], table, lines, *columns(head), sums)
            await tell_finished(connection, table, head.finished)

    async def append(self, table: str, number: int, lines: Sequence[bytes], head: Head) -> None:
        """Queues an append. While all writers are busy, waiting appends collect for one commit."""
        one = Append(table, number, lines, head)
        self.waiting.append(one)
        if self.writing < WRITERS:
            self.writing += 1
            writer = asyncio.get_running_loop().create_task(self.write_off())
            self.writers.add(writer)
            writer.add_done_callback(self.writers.discard)
        await one.done

    async def write_off(self) -> None:
        """Writes groups of appends until the queue is empty."""
        try:
            while self.waiting:
                await self.write(self.next_group())
        finally:
            self.writing -= 1

    def next_group(self) -> list[Append]:
        """Takes waiting appends, at most one for a table. A second one waits for another commit."""
        group: dict[str, Append] = {}
        rest: deque[Append] = deque()
        while self.waiting and len(group) < LARGEST_GROUP:
            one = self.waiting.popleft()
            if one.table in group:
                rest.append(one)
            else:
                group[one.table] = one
        self.waiting.extendleft(reversed(rest))
        return list(group.values())

    async def write(self, group: list[Append]) -> None:
        try:
            rows = await self.append_all(group)
        except Exception as fault:
            for one in group:
                one.fail(fault)
            return
        advanced = {row["id"] for row in rows}
        for one in group:
            if one.table not in advanced:
                one.fail(Conflict(f"table {one.table} is no longer at {one.number}"))
            elif not one.done.done():
                one.done.set_result(None)

    async def append_all(self, group: list[Append]) -> Any:
        """Appends to many tables with one statement. Finished games go into the same commit."""
        values = (*together(group), self.process)
        finished = {one.table: one.head.finished for one in group if one.head.finished}
        if not finished:
            return await self.run("append", *values)
        async with self.transaction() as connection:
            rows = await connection.fetch(POSTGRESQL["append"], *values)
            for row in rows:
                await tell_finished(connection, row["id"], finished.get(row["id"]))
            return rows

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return checked(table, after, await self.run("read", table, after))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        kept = checksum_of(table, snapshot)
        await self.run("keep", table, snapshot.number, snapshot.rules, snapshot.document, kept)

    async def snapshot(self, table: str) -> Snapshot | None:
        return intact(table, await self.run("snapshot", table))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return {row["id"]: row["number"] for row in await self.run("numbers", tables)}

    async def listed(self, table: str) -> Listed | None:
        rows = await self.run("listed", table)
        return Listed(*rows[0]) if rows else None

    async def tables(self, wanted: Wanted) -> list[Listed]:
        created, id = wanted.before or (1e300, "")
        values = (wanted.state, wanted.game, created, id, wanted.limit, wanted.late_at)
        if wanted.person is None:
            rows = await self.run("tables", *values, wanted.private)
        else:
            rows = await self.run("mine", *values, wanted.person)
        return [Listed(*row) for row in rows]

    async def laid(self, person: str, since: float) -> tuple[int, int]:
        rows = await self.run("laid", person, since)
        return rows[0][0], rows[0][1]

    async def old(self, before: float, limit: int) -> list[str]:
        return [row["id"] for row in await self.run("old", before, limit)]

    async def remove(self, table: str) -> bool:
        return bool(await self.run("remove", table, self.process))

    async def passed(self, sought: Sought) -> list[Passed]:
        rows = await self.run(
            "passed",
            *(sought.player, sought.now, sought.viewer),
            *(sought.game, sought.won, sought.in_company),
            *sought.before,
            sought.limit,
        )
        return [Passed(*row) for row in rows]

    async def tallies(self, player: str, viewer: str, now: float) -> list[Tally]:
        return [Tally(*row) for row in await self.run("tallies", player, now, viewer)]

    async def untold(self, version: int, limit: int) -> list[str]:
        return [row["id"] for row in await self.run("untold", version, limit)]

    async def over(self, after: str, limit: int) -> list[str]:
        return [row["id"] for row in await self.run("over", after, limit)]

    async def tell_finished(self, table: str, version: int, finished: Finished | None) -> None:
        async with self.transaction() as connection:
            if await connection.fetch(POSTGRESQL["told"], version, table):
                await tell_finished(connection, table, finished)

    async def count(self, now: float, limit: int, reckoning: Reckoning) -> int:
        if not await self.run("uncounted", now, 1):
            return 0
        async with self.transaction() as connection:
            if not await connection.fetchval(POSTGRESQL["try_to_count"]):
                return 0
            return await count(connection, now, limit, reckoning)

    async def count_anew(self, now: float, reckoning: Reckoning) -> int:
        async with self.transaction() as connection:
            for name in ("wait_to_count", "uncount", "unrate", "unchange"):
                await connection.execute(POSTGRESQL[name])
            return await count(connection, now, ALL_OF_THEM, reckoning)

    async def counted(self, table: str) -> int | None:
        rows = await self.run("counted", table)
        return rows[0]["counted"] if rows else None

    async def changes(self, table: str) -> list[Change]:
        return [Change(*row) for row in await self.run("changes", table)]

    async def ratings(self, player: str) -> list[Rated]:
        return [Rated(*row) for row in await self.run("ratings", player)]

    async def ladder(
        self, game: str, ranked_after: int, since: float, first: int, limit: int
    ) -> list[Rated]:
        rows = await self.run("ladder", since, game, ranked_after, limit, first, ERASED_NAME)
        return [Rated(*row) for row in rows]

    async def rewrite(
        self, table: str, lines: Sequence[bytes], head: Head, person: str, player: str
    ) -> None:
        async with self.transaction() as connection:
            values = (head.host, head.summary, table, len(lines))
            if not await connection.fetch(POSTGRESQL["rewrite"], *values):
                raise Conflict(f"table {table} has other records now")
            changed = [
                (line, checksum(table, place, line), table, place)
                for place, line in enumerate(lines, start=1)
            ]
            await connection.executemany(POSTGRESQL["replace_line"], changed)
            await connection.execute(POSTGRESQL["unsit"], table)
            await connection.execute(POSTGRESQL["unjoin"], table, person)
            await connection.execute(POSTGRESQL["rename_changes"], player, table, person)
            await tell_finished(connection, table, head.finished)
            await connection.execute(POSTGRESQL["tell_rewritten"], self.process, table)

    async def leave_for_good(self, person: str, player: str, alias: str, now: float) -> str:
        async with self.transaction() as connection:
            await connection.execute(POSTGRESQL["leave"], person, alias, now)
            await connection.execute(POSTGRESQL["erase"], erased_digest(person), now)
            await connection.execute(POSTGRESQL["erase_older"], now - ERASED_SECONDS)
            await connection.execute(POSTGRESQL["unrate_player"], player)
            await connection.execute(POSTGRESQL["undevice"], person)
            for name in ("unphrase", "unpasskey", "unsubscribe_all", "unnotice"):
                await connection.execute(POSTGRESQL[name], person)
            for name in ("unname_acts", "unname_rulings"):
                await connection.execute(POSTGRESQL[name], ERASED_NAME, player)
            kept: str = await connection.fetchval(POSTGRESQL["alias"], person)
            return kept

    async def keep_phrase(self, person: str, digest: bytes, guest: bytes) -> None:
        await self.run("keep_phrase", person, digest, guest)

    async def guest_of_phrase(self, digest: bytes) -> bytes | None:
        rows = await self.run("phrase", digest)
        return rows[0]["guest"] if rows else None

    async def keep_review(self, table: str, document: bytes) -> None:
        await self.run("keep_review", table, document, checksum(table, 0, document))

    async def review(self, table: str) -> bytes | None:
        return unchanged(table, await self.run("review", table))

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        async with self.transaction() as connection:
            await connection.execute(POSTGRESQL["subscribe"], *astuple(subscription))
            await connection.execute(POSTGRESQL["subscribe_fewer"], subscription.person, most)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        await self.run("unsubscribe", endpoint, person)

    async def subscriptions(self, person: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self.run("subscriptions", person)]

    async def awaited(self, longer_than: float, limit: int) -> list[Awaited]:
        return [Awaited(*row) for row in await self.run("awaited", longer_than, limit)]

    async def remember_call(self, table: str, person: str, number: int, turn: str) -> None:
        await self.run("notice", table, person, number, turn)

    async def keep_name(self, person: str, guest: bytes) -> None:
        async with self.transaction() as connection:
            for name in ("name_by_phrase", "name_by_passkey"):
                await connection.execute(POSTGRESQL[name], guest, person)

    async def keep_passkey(self, passkey: Passkey, most: int) -> bool:
        return bool(await self.run("keep_passkey", *astuple(passkey), most))

    async def passkeys(self, person: str) -> list[Passkey]:
        return [Passkey(*row) for row in await self.run("passkeys", person)]

    async def passkey(self, key: bytes) -> Passkey | None:
        rows = await self.run("passkey", key)
        return Passkey(*rows[0]) if rows else None

    async def use_passkey(self, key: bytes, count: int, now: float) -> None:
        await self.run("use_passkey", count, now, key)

    async def forget_passkey(self, person: str, key: bytes) -> bool:
        return bool(await self.run("forget_passkey", person, key))

    async def use_challenge(self, digest: bytes, now: float, expires: float) -> bool:
        await self.run("forget_challenges", now)
        return bool(await self.run("use_challenge", digest, expires))

    async def order(self, order: Order) -> None:
        async with self.transaction() as connection:
            await connection.execute(POSTGRESQL["note_act"], *astuple(order.act))
            if order.ruling is not None:
                await connection.execute(POSTGRESQL["rule"], *astuple(order.ruling))
            await connection.executemany(POSTGRESQL["not_want"], [(one,) for one in order.unwanted])
            await connection.executemany(POSTGRESQL["want"], [(one,) for one in order.wanted])

    async def rulings(self, now: float) -> list[Ruling]:
        return [Ruling(*row) for row in await self.run("rulings", now)]

    async def unwanted(self) -> list[str]:
        return [row["word"] for row in await self.run("unwanted")]

    async def host_acts(self, before: int, limit: int) -> list[tuple[int, HostAct]]:
        rows = await self.run("host_acts", before, limit)
        return [(number, HostAct(*row)) for number, *row in rows]

    async def leaving(self, after: str, limit: int) -> list[tuple[str, str]]:
        return [(row["person"], row["alias"]) for row in await self.run("leaving", after, limit)]

    async def erased(self, since: float, limit: int) -> list[tuple[bytes, float]]:
        return [(row["digest"], row["since"]) for row in await self.run("erased", since, limit)]

    async def has_left(self, person: str) -> None:
        await self.run("has_left", person)

    async def due(self, now: float, limit: int) -> list[str]:
        return [row["id"] for row in await self.run("due", now, limit)]

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        return bool(await self.run("lease", table, process, now, until))

    async def release(self, table: str, process: str) -> None:
        await self.run("release", table, process)

    async def beat(self, process: str, now: float) -> dict[str, float]:
        await self.run("beat", process, now)
        return await self.beats()

    async def beats(self) -> dict[str, float]:
        return {row["id"]: row["beat"] for row in await self.run("houses")}

    async def note_outage(self, outage: Outage) -> None:
        await self.run("note_outage", *outage, outage[1] - OUTAGE_KEPT)

    async def outages(self) -> list[Outage]:
        rows = await self.run("outages", MOST_OUTAGES)
        return [(row["since"], row["until"]) for row in rows]

    async def forget_process(self, process: str) -> None:
        await self.run("forget", process)

    async def secret(self, name: str, proposed: bytes) -> bytes:
        await self.run("propose", name, proposed)
        value: bytes = (await self.run("secret", name))[0]["value"]
        return value

    def listen(self, notice: Notice) -> None:
        self.notice = notice

    async def close(self) -> None:
        if self.listening is not None:
            await self.listening.stop()
        if self.ear is not None and not self.ear.is_closed():
            await self.ear.close()
        if self.pool is not None:
            await self.pool.close()

    async def run(self, name: str, *values: Any) -> Any:
        async with self.connection() as connection:
            return await connection.fetch(POSTGRESQL[name], *values)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        """A connection in a transaction: all statements are committed, or none."""
        async with self.connection() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection from the pool. Its errors are raised as Conflict or StoreFault."""
        import asyncpg

        try:
            async with self.pool.acquire() as connection:
                yield connection
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError) as error:
            raise Conflict(str(error)) from None
        except (
            OSError,
            TimeoutError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
        ) as error:
            raise StoreFault(str(error) or type(error).__name__) from error

    async def listen_until_lost(self) -> None:
        """Listens on a connection of its own until that is lost.

        It begins with an empty notice, upon which everything that was missed is read.
        """
        import asyncpg

        try:
            self.ear = await asyncpg.connect(self.address)
            lost = asyncio.Event()
            self.ear.add_termination_listener(lambda _: lost.set())
            await self.ear.add_listener("sitdown", self.notified)
            if self.notice is not None:
                self.notice("", 0)
            while not lost.is_set():
                await self.listen_a_while(lost)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreFault(str(error) or type(error).__name__) from error

    async def listen_a_while(self, lost: asyncio.Event) -> None:
        """Waits for a while, then runs a query that fails if the connection has died silently."""
        try:
            async with asyncio.timeout(QUIET):
                await lost.wait()
        except TimeoutError:
            await self.ear.execute("SELECT 1", timeout=QUIET)

    def notified(self, connection: Any, backend: int, channel: str, payload: str) -> None:
        process, table, number = payload.split(" ")
        if process != self.process and self.notice is not None:
            self.notice(table, int(number))


async def nothing(connection: Any) -> None:
    """Replaces asyncpg's reset at every release, which would be one more round trip."""


async def tell_finished(connection: Any, table: str, finished: Finished | None) -> None:
    """Writes a finished game in the commit of its records. A second call replaces the first."""
    if finished is None:
        return
    await connection.execute(POSTGRESQL["finish"], *finished_row(table, finished))
    await connection.execute(POSTGRESQL["unstand"], table)
    await connection.executemany(POSTGRESQL["stand"], standing_rows(table, finished))
    await connection.executemany(POSTGRESQL["sat"], [(person, table) for person in finished.sat])
    await connection.executemany(POSTGRESQL["device"], finished.devices)
    await connection.execute(POSTGRESQL["told"], finished.version, table)


async def count(connection: Any, now: float, limit: int, reckoning: Reckoning) -> int:
    """Counts the games that wait, up to a limit. The caller holds the advisory lock."""
    rows = await connection.fetch(POSTGRESQL["uncounted"], now, limit)
    for row in rows:
        await count_one(connection, Uncounted(*row), reckoning)
    return len(rows)


async def count_one(connection: Any, one: Uncounted, reckoning: Reckoning) -> None:
    seats = [Seated(*row) for row in await connection.fetch(POSTGRESQL["seats"], one.table)]
    if await connection.fetch(POSTGRESQL["meeting"], one.table):
        await connection.execute(POSTGRESQL["count"], VOID, one.table)
        return
    for game in pools(one):
        known = {
            seat.player: tuple(row)
            for seat in seats
            for row in await connection.fetch(POSTGRESQL["rating"], game, seat.player)
        }
        ratings, changes = moved(one, game, seats, known, reckoning)
        await connection.executemany(POSTGRESQL["rate"], ratings)
        await connection.executemany(POSTGRESQL["change_rating"], changes)
    await connection.execute(POSTGRESQL["count"], COUNTED, one.table)


def together(group: list[Append]) -> tuple[list[Any], ...]:
    """Several appends as columns: their heads, their records, and the persons who joined."""
    heads = [one.head for one in group]
    return (
        [one.table for one in group],
        [one.number for one in group],
        [len(one.lines) for one in group],
        [head.state for head in heads],
        [head.game for head in heads],
        [head.public for head in heads],
        [head.host for head in heads],
        [head.updated for head in heads],
        [head.due for head in heads],
        [" ".join(head.owing) for head in heads],
        [head.summary for head in heads],
        [one.table for one in group for _ in one.lines],
        [place for one in group for place in range(1, len(one.lines) + 1)],
        [line for one in group for line in one.lines],
        [
            checksum(one.table, place, line)
            for one in group
            for place, line in enumerate(one.lines, start=one.number + 1)
        ],
        [one.table for one in group for _ in one.head.members],
        [person for one in group for person in one.head.members],
    )


def columns(head: Head) -> tuple[Any, ...]:
    return (
        head.state,
        head.game,
        head.public,
        head.host,
        head.updated,
        head.due,
        head.owing,
        head.summary,
        head.members,
    )
