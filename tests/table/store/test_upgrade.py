"""Stores of version 2, with games under way and over, as a newer server finds them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from sitdown.store.postgresql import PostgreSQLStore
from sitdown.store.protocol import Conflict, HostAct, Order, Passkey, Ruling, Sought
from sitdown.store.schema import (
    VERSIONS_POSTGRESQL,
    VERSIONS_SQLITE,
    migrate_postgresql,
    migrate_sqlite,
)
from sitdown.store.sqlite import SQLiteStore
from sitdown.table import Hall
from sitdown.table.records.people import Chair
from sitdown.table.telling.history import HISTORY, finished_of, player_of
from tests.asynchronous import awaited
from tests.stores import fresh_database
from tests.table.people import choose, hall_at, lay, play_to_the_end

VERSION = 2
KEPT = ("tables", "records", "snapshots", "members", "houses", "secrets")
Rows = dict[str, list[dict[str, Any]]]


async def rows_of(hall: Hall) -> Rows:
    """What lies in a store of today, as far as the old one had it."""
    store = hall.store
    if isinstance(store, SQLiteStore):
        connection = sqlite3.connect(store.path)
        connection.row_factory = sqlite3.Row
        found = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in KEPT}
        connection.close()
    else:
        assert isinstance(store, PostgreSQLStore)
        found = {name: await store.pool.fetch(f"SELECT * FROM {name}") for name in KEPT}
    return {
        name: [{key: row[key] for key in tuple(row.keys()) if key != "told"} for row in rows]
        for name, rows in found.items()
    }


async def write_file(place: str, rows: Rows, version: int) -> None:
    connection = sqlite3.connect(place, isolation_level=None)
    migrate_sqlite(connection, VERSIONS_SQLITE[:version])
    for name, several in rows.items():
        for row in several:
            marks = ", ".join("?" for _ in row)
            query = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})"
            connection.execute(query, tuple(row.values()))
    connection.close()


async def write_database(place: str, rows: Rows, version: int) -> None:
    connection = await asyncpg.connect(place)
    await migrate_postgresql(connection, VERSIONS_POSTGRESQL[:version])
    for name, several in rows.items():
        for row in several:
            marks = ", ".join(f"${number}" for number, _ in enumerate(row, start=1))
            query = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})"
            await connection.execute(query, *row.values())
    await connection.close()


@pytest.fixture
def older(place: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of a second store beside `place`, of the same kind."""
    if not place.startswith("postgresql:"):
        return str(tmp_path / "older.sqlite")
    return fresh_database(request.getfixturevalue("postgresql"))


async def write_older(older: str, rows: Rows, version: int = VERSION) -> None:
    write = write_database if older.startswith("postgresql:") else write_file
    await write(older, rows, version)


@awaited
async def test_games_of_an_older_store_go_on_and_those_that_are_over_are_told_of(
    place: str, older: str
) -> None:
    async with hall_at(place) as hall:
        over, under_way = await lay(hall, 2), await lay(hall, 3)
        closed = await lay(hall, 2, chairs=[Chair(), Chair()])
        for _ in range(5):
            await choose(under_way, under_way.sitting.owing()[0], 1)
        await play_to_the_end(over)
        expected = finished_of(over.sitting)
        rows = await rows_of(hall)
    await write_older(older, rows)
    async with hall_at(older) as hall:
        mine = Sought(player_of("p0"), "", hall.now())
        await hall.rounds.backfill_history()
        assert await hall.store.untold(HISTORY, 9) == []
        assert expected is not None
        assert [one.document for one in await hall.store.passed(mine)] == [expected.document]
        table = await hall.table(under_way.id)
        assert table.sitting.number == under_way.sitting.number
        await play_to_the_end(table)
        assert {one.table for one in await hall.store.passed(mine)} == {table.id, over.id}
        assert (await hall.table(closed.id)).sitting.state == "open"


@awaited
async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_told_of(
    place: str, older: str
) -> None:
    async with hall_at(place) as hall:
        tables = [await lay(hall, 2), await lay(hall, 2)]
        for table in tables:
            await play_to_the_end(table)
        rows = await rows_of(hall)
    damaged, whole = sorted(table.id for table in tables)
    rows["records"] = [
        {**row, "line": row["line"] + b" "} if row["table_id"] == damaged else row
        for row in rows["records"]
    ]
    await write_older(older, rows)
    async with hall_at(older) as hall:
        await hall.rounds.backfill_history()
        found = await hall.store.passed(Sought(player_of("p0"), "", hall.now()))
        assert [one.table for one in found] == [whole]
        assert await hall.store.untold(HISTORY, 9) == []


@awaited
async def test_a_store_of_version_8_with_a_game_under_way_takes_rulings(
    place: str, older: str
) -> None:
    async with hall_at(place) as hall:
        under_way = await lay(hall, 2)
        await choose(under_way, under_way.sitting.owing()[0], 1)
        rows = await rows_of(hall)
    await write_older(older, rows, version=8)
    async with hall_at(older) as hall:
        ruling = Ruling("muted", player_of("p0"), "", 1e11, "Vera", "shouts")
        act = HostAct(1.0, "muted", ruling.player, "Vera", until=1e11, why="shouts")
        await hall.store.order(Order(act, ruling, unwanted=["b", "a"]))
        await hall.store.order(Order(HostAct(2.0, "words"), wanted=["b"], unwanted=["a"]))
        assert await hall.store.rulings(hall.now()) == [ruling]
        assert await hall.store.rulings(1e12) == []
        assert await hall.store.unwanted() == ["a"]
        (_, words), (number, first) = await hall.store.host_acts(2**53, 9)
        assert (words.act, first) == ("words", act)
        assert await hall.store.host_acts(number, 9) == []
        table = await hall.table(under_way.id)
        await play_to_the_end(table)
    async with hall_at(older) as hall:
        assert await hall.store.rulings(hall.now()) == [ruling]


@awaited
async def test_a_store_of_version_9_takes_passkeys_and_names_of_today(
    place: str, older: str
) -> None:
    async with hall_at(place) as hall:
        rows = await rows_of(hall)
    await write_older(older, rows, version=9)
    async with hall_at(older) as hall:
        store = hall.store
        one = Passkey(b"1", "p0", b"public", 0, 1.0, None, b"then")
        assert await store.keep_passkey(one, 1)
        assert not await store.keep_passkey(Passkey(b"2", "p0", b"x", 0, 2.0, None, b""), 1)
        with pytest.raises(Conflict):
            await store.keep_passkey(Passkey(b"1", "p1", b"x", 0, 2.0, None, b""), 1)
        await store.keep_phrase("p0", b"digest", b"then")
        await store.keep_name("p0", b"now")
        await store.use_passkey(b"1", 3, 5.0)
        assert await store.passkey(b"1") == Passkey(b"1", "p0", b"public", 3, 1.0, 5.0, b"now")
        assert await store.guest_of_phrase(b"digest") == b"now"
        assert await store.use_challenge(b"c", 1.0, 10.0)
        assert not await store.use_challenge(b"c", 2.0, 10.0)
        assert not await store.forget_passkey("p1", b"1")
        await store.leave_for_good("p0", player_of("p0"), "alias", 6.0)
        assert await store.passkeys("p0") == []
