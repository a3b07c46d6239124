"""What every store keeps: one suite, run on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from sitdown.runtime import Runtime
from sitdown.store.copying import copy_store
from sitdown.store.postgresql import PostgreSQLStore
from sitdown.store.protocol import OUTAGE_KEPT, Conflict, Head, Snapshot, Store, StoreFault, Wanted
from sitdown.store.schema import VERSIONS_POSTGRESQL, VERSIONS_SQLITE, migrate_postgresql
from sitdown.store.sqlite import SQLiteStore
from sitdown.store.sqlite_writer import Writer
from sitdown.table import Refused, open_store
from tests.asynchronous import awaited


@asynccontextmanager
async def opened(place: str, process: str = "one") -> AsyncIterator[Store]:
    store = await open_store(place, process)
    try:
        yield store
    finally:
        await store.close()


def head(**fields: Any) -> Head:
    usual: dict[str, Any] = {
        "state": "playing",
        "game": "squirrels",
        "public": True,
        "host": "vera",
        "updated": 1000.0,
        "summary": b"{}",
    }
    return Head(**{**usual, **fields})


def lines(*texts: str) -> list[bytes]:
    return [text.encode() for text in texts]


@awaited
async def test_what_is_laid_and_appended_is_read_in_order(place: str) -> None:
    async with opened(place) as store:
        await store.lay("t", lines("a", "b"), head())
        await store.append("t", 2, lines("c"), head())
        await store.append("t", 3, lines("d", "e"), head())
        assert await store.read("t") == lines("a", "b", "c", "d", "e")
        assert await store.read("t", 3) == lines("d", "e")
        assert await store.read("nowhere") == []


@awaited
async def test_an_id_is_given_once(place: str) -> None:
    async with opened(place) as store:
        await store.lay("t", lines("a"), head())
        with pytest.raises(Conflict):
            await store.lay("t", lines("b"), head())
        assert await store.read("t") == lines("a")


@awaited
async def test_an_append_at_another_number_is_refused_and_changes_nothing(place: str) -> None:
    async with opened(place) as store:
        await store.lay("t", lines("a", "b"), head())
        for number in (0, 1, 3, 7):
            with pytest.raises(Conflict):
                await store.append("t", number, lines("x"), head(summary=b"other"))
        with pytest.raises(Conflict):
            await store.append("nowhere", 0, lines("x"), head())
        assert await store.read("t") == lines("a", "b")
        listed = await store.listed("t")
        assert listed is not None
        assert listed.summary == b"{}"


@awaited
async def test_of_those_who_append_at_once_one_wins(place: str) -> None:
    async with opened(place) as store:
        await store.lay("t", lines("a"), head())
        outcomes = await asyncio.gather(
            *[store.append("t", 1, lines(f"{n}"), head()) for n in range(20)],
            return_exceptions=True,
        )
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
        assert await store.read("t") == lines("a", str(outcomes.index(None)))


@awaited
async def test_racing_writers_leave_no_gap_and_lose_nothing(place: str) -> None:
    async with opened(place) as store:
        for table in "abc":
            await store.lay(table, [], head())
        acknowledged: dict[str, list[tuple[int, bytes]]] = {table: [] for table in "abc"}

        async def write(writer: int) -> None:
            for turn in range(10):
                table = "abc"[(writer + turn) % 3]
                while True:
                    number = len(await store.read(table))
                    line = f"{writer}/{turn}".encode()
                    try:
                        await store.append(table, number, [line], head())
                    except Conflict:
                        continue
                    acknowledged[table].append((number, line))
                    break

        await asyncio.gather(*[write(writer) for writer in range(6)])
        for table, told in acknowledged.items():
            assert await store.read(table) == [line for _, line in sorted(told)]


@awaited
async def test_two_processes_that_write_to_many_tables_at_once_never_block_each_other(
    database: str,
) -> None:
    tables = [f"t{n:02}" for n in range(40)]
    async with opened(database, "one") as one, opened(database, "two") as two:
        await asyncio.gather(*[one.lay(table, [], head()) for table in tables])
        for number in range(4):
            forth = [one.append(table, number, lines(f"one/{number}"), head()) for table in tables]
            back = [
                two.append(table, number, lines(f"two/{number}"), head())
                for table in reversed(tables)
            ]
            outcomes = await asyncio.gather(*forth, *back, return_exceptions=True)
            assert outcomes.count(None) == len(tables)
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == len(tables)
        for table in tables:
            assert len(await two.read(table)) == 4


@awaited
async def test_all_is_there_when_a_store_is_opened_again(place: str) -> None:
    async with opened(place) as store:
        await store.lay("t", lines("a"), head(members=["vera"]))
        await store.keep("t", Snapshot(1, "r", b"position"))
        secret = await store.secret("key", b"first")
    async with opened(place) as store:
        assert await store.read("t") == lines("a")
        assert await store.snapshot("t") == Snapshot(1, "r", b"position")
        assert await store.secret("key", b"second") == secret == b"first"
        mine = await store.tables(Wanted(person="vera"))
        assert [table.id for table in mine] == ["t"]


@awaited
async def test_only_a_newer_snapshot_replaces_one(place: str) -> None:
    async with opened(place) as store:
        assert await store.snapshot("t") is None
        await store.keep("t", Snapshot(5, "r", b"five"))
        await store.keep("t", Snapshot(3, "r", b"three"))
        assert await store.snapshot("t") == Snapshot(5, "r", b"five")
        await store.keep("t", Snapshot(8, "s", b"eight"))
        assert await store.snapshot("t") == Snapshot(8, "s", b"eight")


@awaited
async def test_lists_show_public_tables_newest_first_page_by_page(place: str) -> None:
    async with opened(place) as store:
        for number in range(5):
            await store.lay(f"t{number}", lines("a"), head(updated=float(number)))
        await store.lay("private", lines("a"), head(public=False, updated=9.0))
        await store.lay("wallet", lines("a"), head(game="wallet", state="open", updated=8.0))
        found = await store.tables(Wanted(game="squirrels"))
        assert [table.id for table in found] == ["t4", "t3", "t2", "t1", "t0"]
        first = await store.tables(Wanted(state="playing", limit=2))
        assert [table.id for table in first] == ["t4", "t3"]
        last = first[-1]
        further = await store.tables(Wanted(state="playing", before=(last.created, last.id)))
        assert [table.id for table in further] == ["t2", "t1", "t0"]
        assert [table.id for table in await store.tables(Wanted(state="open"))] == ["wallet"]


@awaited
async def test_everybody_finds_their_own_tables_private_ones_too(place: str) -> None:
    async with opened(place) as store:
        await store.lay("a", lines("x"), head(public=False, members=["vera"], updated=1.0))
        await store.lay("b", lines("x"), head(members=["vera", "gosha"], updated=2.0))
        await store.lay("c", lines("x"), head(updated=3.0))
        await store.append("c", 1, lines("y"), head(members=["gosha"], owing=["gosha"]))
        mine = await store.tables(Wanted(person="gosha"))
        assert [table.id for table in mine] == ["c", "b"]
        assert mine[0].owing == ["gosha"]
        assert [table.id for table in await store.tables(Wanted(person="vera"))] == ["b", "a"]


@awaited
async def test_the_tables_of_a_host_are_counted(place: str) -> None:
    async with opened(place) as store:
        await store.lay("a", lines("x"), head(state="over", updated=10.0))
        await store.lay("b", lines("x"), head(state="open", updated=20.0))
        await store.lay("c", lines("x"), head(state="playing", updated=30.0))
        await store.lay("d", lines("x"), head(host="gosha"))
        assert await store.laid("vera", 15.0) == (2, 2)
        assert await store.laid("nobody", 0.0) == (0, 0)


@awaited
async def test_a_store_says_how_many_records_tables_have(place: str) -> None:
    async with opened(place) as store:
        await store.lay("a", lines("1"), head())
        await store.lay("b", lines("1", "2"), head())
        await store.append("a", 1, lines("2", "3"), head())
        assert await store.numbers(["a", "nowhere"]) == {"a": 3}
        assert await store.numbers(["a", "b"]) == {"a": 3, "b": 2}
        assert await store.numbers([]) == {}


@awaited
async def test_a_table_is_looked_after_by_one_process_at_a_time(place: str) -> None:
    async with opened(place) as store:
        await store.lay("t", lines("x"), head(due=50.0))
        await store.lay("later", lines("x"), head(due=500.0))
        await store.lay("never", lines("x"), head())
        assert await store.due(100.0, 10) == ["t"]
        assert await store.lease("t", "one", 100.0, 110.0)
        assert not await store.lease("t", "two", 105.0, 115.0)
        assert await store.lease("t", "one", 105.0, 115.0)
        assert await store.due(110.0, 10) == []
        assert await store.lease("t", "two", 116.0, 126.0)
        await store.release("t", "one")
        assert not await store.lease("t", "one", 117.0, 127.0)
        await store.release("t", "two")
        assert await store.due(117.0, 10) == ["t"]


@awaited
async def test_processes_that_are_alive_are_known(place: str) -> None:
    async with opened(place) as store:
        assert await store.beat("one", 5.0) == {"one": 5.0}
        assert await store.beat("two", 6.0) == {"one": 5.0, "two": 6.0}
        assert await store.beat("one", 7.0) == {"one": 7.0, "two": 6.0}
        await store.forget_process("two")
        assert await store.beat("one", 8.0) == {"one": 8.0}
        assert await store.beats() == {"one": 8.0}


@awaited
async def test_outages_are_kept_for_a_year(place: str) -> None:
    async with opened(place) as store:
        assert await store.outages() == []
        await store.note_outage((5.0, 8.0))
        await store.note_outage((20.0, 30.0))
        assert await store.outages() == [(20.0, 30.0), (5.0, 8.0)]
        await store.note_outage((40.0, 9.0 + OUTAGE_KEPT))
        assert await store.outages() == [(40.0, 9.0 + OUTAGE_KEPT), (20.0, 30.0)]


@awaited
async def test_a_closed_store_says_that_it_is_not_there(file: str) -> None:
    store = await SQLiteStore.open(Path(file), Runtime())
    await store.beat("one", 1.0)
    await store.close()
    for late in (store.append("t", 0, lines("x"), head()), store.read("t"), store.beat("one", 2.0)):
        with pytest.raises(StoreFault, match="the store is closed"):
            await late


Heard = list[tuple[str, int]]


async def tell(writer: Store, table: str, heard: Heard) -> int:
    """Writes to a table until somebody else hears of it; gives the newest number."""
    await writer.lay(table, lines("a"), head())
    number = 1
    while not any(name == table for name, _ in heard):
        await writer.append(table, number, lines("b", "c"), head())
        number += 2
        await asyncio.sleep(0.01)
    return number


@awaited
async def test_another_process_hears_of_a_table_and_a_number_and_of_nothing_else(
    database: str,
) -> None:
    heard: Heard = []
    own: Heard = []
    async with opened(database, "one") as writer, opened(database, "two") as reader:
        reader.listen(lambda table, number: heard.append((table, number)))
        writer.listen(lambda table, number: own.append((table, number)))
        await tell(reader, "first", own)  # from here on the writer would hear itself
        newest = await tell(writer, "t", heard)
        await tell(reader, "last", own)  # and what is on the way has come
        assert {number for name, number in heard if name == "t"} <= set(range(1, newest + 1, 2))
        assert {name for name, _ in heard} <= {"", "t"}
        assert {name for name, _ in own} <= {"", "first", "last"}


@awaited
async def test_a_lost_connection_is_made_anew_and_says_that_something_may_be_missed(
    database: str,
) -> None:
    heard: Heard = []
    async with opened(database) as store, opened(database, "two") as other:
        assert isinstance(store, PostgreSQLStore)
        store.listen(lambda table, number: heard.append((table, number)))
        await tell(other, "t", heard)
        lost = store.ear
        heard.clear()
        await lost.close()
        while store.ear is lost or not heard:
            await asyncio.sleep(0.01)
        assert set(heard) == {("", 0)}


class DeadLine:
    """A connection on which nothing comes through any more, and nobody says so."""

    async def execute(self, query: str, timeout: float) -> None:
        raise TimeoutError


@awaited
async def test_a_connection_that_died_in_silence_is_found_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.store.postgresql.QUIET", 0.1)
    async with opened(database) as store:
        assert isinstance(store, PostgreSQLStore)
        async with asyncio.timeout(20):
            while store.ear is None:
                await asyncio.sleep(0.01)
            first, dead = store.ear, DeadLine()
            await asyncio.sleep(0.3)
            assert store.ear is first
            store.ear = dead
            while store.ear is dead:
                await asyncio.sleep(0.01)
            await first.close()


@awaited
async def test_a_second_process_is_refused_a_file(file: str) -> None:
    async with opened(file):
        with pytest.raises(Refused, match="in use by another server"):
            await open_store(file, "two")
    async with opened(file):
        pass


@awaited
async def test_work_that_fails_in_any_way_harms_only_itself(file: str) -> None:
    async with opened(file) as store:
        assert isinstance(store, SQLiteStore)
        await store.lay("t", lines("a"), head())

        def fail(connection: object) -> None:
            raise ZeroDivisionError

        outcomes = await asyncio.gather(
            store.append("t", 1, lines("b"), head()),
            store.writer.do(fail),
            store.lease("\ud800", "one", 1.0, 2.0),
            store.append("t", 2, lines("c"), head()),
            return_exceptions=True,
        )
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds == [type(None), ZeroDivisionError, UnicodeEncodeError, type(None)]
        assert await store.read("t") == lines("a", "b", "c")


@awaited
async def test_of_appends_in_one_commit_only_who_came_too_late_is_refused(place: str) -> None:
    """The first one to wait is written alone; what waits meanwhile goes in together."""
    async with opened(place) as store:
        for table in "abcd":
            await store.lay(table, lines("1"), head())
        outcomes = await asyncio.gather(
            store.append("a", 1, lines("2"), head(summary=None, owing=["vera"], updated=1001.0)),
            store.append("b", 1, lines("2", "3"), head(summary=None, due=7.0, state="over")),
            store.append("c", 7, lines("x"), head(summary=None)),
            store.append("nowhere", 1, lines("x"), head()),
            store.append("d", 1, lines("2"), head(summary=b"new", members=["gosha"])),
            return_exceptions=True,
        )
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds == [type(None), type(None), Conflict, Conflict, type(None)]
        found = [await store.read(table) for table in "abcd"]
        assert found == [lines("1", "2"), lines("1", "2", "3"), lines("1"), lines("1", "2")]
        listed = await store.listed("a")
        assert listed is not None
        assert (listed.owing, listed.updated, listed.summary) == (["vera"], 1001.0, b"{}")
        assert await store.due(8.0, 9) == ["b"]
        assert [table.summary for table in await store.tables(Wanted(person="gosha"))] == [b"new"]
        assert [table.id for table in await store.tables(Wanted(state="over"))] == ["b"]


@pytest.mark.parametrize("other", ["symlink_to", "hardlink_to"])
@awaited
async def test_a_file_is_refused_to_a_second_process_by_any_name(file: str, other: str) -> None:
    alias = Path(file).with_name("alias.sqlite")
    async with opened(file) as store:
        await store.lay("t", lines("a"), head())
        getattr(alias, other)(Path(file))
        for beside in Path(file).parent.glob("*.lock"):
            beside.unlink()
        for name in (file, str(alias)):
            with pytest.raises(Refused, match="in use by another server"):
                await open_store(name, "two")
            assert "in use by another server" in tried_elsewhere(name)
        await store.append("t", 1, lines("b"), head())
        assert await store.read("t") == lines("a", "b")
    assert tried_elsewhere(file) == ""


def tried_elsewhere(file: str) -> str:
    """What another process hears that wants to open a store."""
    program = """
import asyncio, sys
from sitdown.table import Refused
from sitdown.table import open_store
async def main():
    await (await open_store(sys.argv[1], "two")).close()
try:
    asyncio.run(main())
except Refused as refusal:
    print(refusal.message, end="")
"""
    command = [sys.executable, "-c", program, file]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=50).stdout


BACKING_UP = """
import sqlite3, sys
source, target = map(sqlite3.connect, sys.argv[1:])
source.backup(target)
source.close()
target.close()
"""


@awaited
async def test_a_backup_is_made_from_outside_while_a_server_runs(file: str) -> None:
    copy = f"{file}.copy"
    async with opened(file) as store:
        await store.lay("t", lines("a"), head())
        command = [sys.executable, "-c", BACKING_UP, file, copy]
        await asyncio.to_thread(subprocess.run, command, check=True, timeout=50)
        await store.append("t", 1, lines("b"), head())
        assert await store.read("t") == lines("a", "b")
    async with opened(copy) as store:
        assert await store.read("t") == lines("a")


@awaited
async def test_after_a_polite_end_one_file_is_the_whole_store(file: str) -> None:
    async with opened(file) as store:
        for number in range(50):
            await store.lay(f"t{number}", lines("a" * 1000), head())
        assert len(await store.tables(Wanted())) == 50
        assert Path(f"{file}-wal").stat().st_size
    beside = [one for one in Path(file).parent.iterdir() if one.stat().st_size]
    assert beside == [Path(file)]
    copy = Path(f"{file}.copy")
    copy.write_bytes(Path(file).read_bytes())
    async with opened(str(copy)) as store:
        assert len(await store.tables(Wanted())) == 50


@awaited
async def test_a_table_is_forgotten_with_all_that_was_written_of_it(place: str) -> None:
    async with opened(place) as store:
        for id in ("t", "u"):
            await store.lay(id, lines("a", "b"), head(members=["vera"]))
            await store.keep(id, Snapshot(1, "r", b"position"))
        assert await store.remove("t")
        assert not await store.remove("t")
        assert await store.read("t") == []
        assert await store.snapshot("t") is None
        assert await store.listed("t") is None
        assert [one.id for one in await store.tables(Wanted(person="vera"))] == ["u"]
        assert [one.id for one in await store.tables(Wanted())] == ["u"]
        assert await store.read("u") == lines("a", "b")


@awaited
async def test_nothing_of_a_forgotten_table_is_left_in_the_file(file: str) -> None:
    async with opened(file) as store:
        await store.lay("t", lines("the cat is out of the bag " * 300), head())
        await store.remove("t")
    assert b"out of the bag" not in Path(file).read_bytes()


@awaited
async def test_the_oldest_tables_are_those_at_which_nothing_happens(place: str) -> None:
    async with opened(place) as store:
        for number, state in enumerate(("over", "open", "playing", "over")):
            await store.lay(f"t{number}", lines("a"), head(state=state, updated=float(number)))
        await store.append("t1", 1, lines("b"), head(updated=50.0))
        assert await store.old(3.0, 10) == ["t0", "t2"]
        assert await store.old(60.0, 3) == ["t0", "t1", "t2"]
        assert await store.old(0.0, 10) == []


@awaited
async def test_no_database_is_told_in_a_sentence() -> None:
    with pytest.raises(Refused, match="no PostgreSQL at this address"):
        await open_store("postgresql://127.0.0.1:1/nothing", "one")


# Versions.

FURTHER = ["ALTER TABLE tables ADD COLUMN further text"]


@awaited
async def test_a_file_of_an_older_version_is_brought_up_to_date(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(file) as store:
        await store.lay("t", lines("a"), head())
    monkeypatch.setattr("sitdown.store.schema.VERSIONS_SQLITE", [*VERSIONS_SQLITE, FURTHER])
    monkeypatch.setattr(
        "sitdown.store.schema.migrate_sqlite.__defaults__", ([*VERSIONS_SQLITE, FURTHER],)
    )
    writer = Writer(Path(file), Runtime())
    connection = writer.connect()
    assert connection.execute("SELECT id, further FROM tables").fetchall() == [("t", None)]
    newer = len(VERSIONS_SQLITE) + 1
    assert connection.execute("SELECT max(version) FROM version").fetchone() == (newer,)
    connection.close()
    monkeypatch.undo()
    with pytest.raises(Refused, match=f"this store has version {newer}; this Sitdown knows"):
        await open_store(file, "one")


@awaited
async def test_a_database_of_an_older_version_is_brought_up_to_date(database: str) -> None:
    async with opened(database) as store:
        assert isinstance(store, PostgreSQLStore)
        await store.lay("t", lines("a"), head())
        async with store.pool.acquire() as connection:
            await migrate_postgresql(connection, [*VERSIONS_POSTGRESQL, FURTHER])
            row = await connection.fetchrow("SELECT id, further FROM tables")
            assert tuple(row) == ("t", None)
    newer = len(VERSIONS_POSTGRESQL) + 1
    with pytest.raises(Refused, match=f"this store has version {newer}"):
        await open_store(database, "one")


@awaited
async def test_two_processes_that_start_at_once_make_one_schema(database: str) -> None:
    stores = await asyncio.gather(*[open_store(database, f"{n}") for n in range(3)])
    for store in stores:
        await store.close()


# Killing.

WRITING = """
import asyncio, sys
from sitdown.table import open_store
from sitdown.store.protocol import Head

async def main(place):
    store = await open_store(place, "writer")
    head = Head(state="open", game="g", public=True, host="h", updated=1.0, summary=b"{}")
    tables = [f"t{n}" for n in range(8)]
    for table in tables:
        await store.lay(table, [], head)

    async def write(table):
        for number in range(100000):
            await store.append(table, number, [f"{table}/{number}".encode()], head)
            sys.stdout.write(f"{table} {number}\\n")
            sys.stdout.flush()

    await asyncio.gather(*map(write, tables))

asyncio.run(main(sys.argv[1]))
"""


@awaited
async def test_a_killed_writer_has_lost_nothing_that_it_acknowledged(place: str) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITING, place], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    told = [writer.stdout.readline() for _ in range(300)]
    writer.send_signal(signal.SIGKILL)
    told += [line for line in writer.stdout.readlines() if line.endswith("\n")]
    writer.stdout.close()
    writer.wait()
    last = dict.fromkeys([f"t{n}" for n in range(8)], -1)
    for line in told:
        table, number = line.split()
        last[table] = max(last[table], int(number))
    async with opened(place) as store:
        for table, newest in last.items():
            found = await store.read(table)
            assert len(found) > newest
            assert found == [f"{table}/{number}".encode() for number in range(len(found))]


# Who may read a file, and copies of it.


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def _open_mask() -> Iterator[None]:
    """New files are for everybody to read, as on many machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="no modes of files here")
@pytest.mark.usefixtures("_open_mask")
@awaited
async def test_only_the_owner_reads_a_store_and_the_folder_made_for_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"
    async with opened(str(path)) as store:
        await store.lay("t", lines("a"), head())
        found = {one.name: mode(one) for one in path.parent.iterdir()}
    assert found == {f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")}
    assert mode(path.parent) == 0o700


@pytest.mark.skipif(os.name != "posix", reason="no modes of files here")
@pytest.mark.usefixtures("_open_mask")
@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o640)])
@awaited
async def test_a_store_that_everybody_could_read_is_closed_to_them(
    file: str, before: int, after: int
) -> None:
    async with opened(file):
        pass
    files = [Path(f"{file}{end}") for end in ("", "-wal", "-shm")]
    for one in files:
        one.touch()
        one.chmod(before)
    async with opened(file):
        assert [mode(one) for one in files] == [after] * 3


@awaited
async def test_a_copy_has_all_that_is_committed_and_nothing_else(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with opened(file) as store:
        await store.lay("t", lines("a"), head())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("DELETE FROM tables")
            copy_store(Path(file), copy)
            other.execute("ROLLBACK")
        await store.append("t", 1, lines("b"), head())
    assert [one.name for one in tmp_path.glob("*copy*")] == ["copy.sqlite"]
    assert os.name != "posix" or mode(copy) == 0o600
    async with opened(str(copy)) as store:
        assert await store.read("t") == lines("a")


@awaited
async def test_a_copy_takes_the_place_of_nothing(file: str, tmp_path: Path) -> None:
    async with opened(file):
        with pytest.raises(FileExistsError):
            copy_store(Path(file), Path(file))
    (tmp_path / "other").write_text("no database" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        copy_store(tmp_path / "other", tmp_path / "copy")
    assert {one.name for one in tmp_path.iterdir()} == {"tables.sqlite", "other"}
