"""What lies in a store and is not what was written is found, put aside, and harms nobody."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import sitdown
from sitdown.store.checksum import checksum
from sitdown.store.opening import is_shared
from sitdown.store.periodic import LATE_AFTER_SECONDS, PeriodicTask, log_errors
from sitdown.store.protocol import Conflict, Damaged, Head, Snapshot, Store, StoreFault, Wanted
from sitdown.store.schema import VERSIONS_SQLITE
from sitdown.table import Hall, Refused, Table, plans
from sitdown.table.plans.talking import say
from sitdown.table.records.people import Chair
from sitdown.table.records.talking import Said
from sitdown.table.running.hall import QUARANTINE_SECONDS
from sitdown.table.running.loading import load
from sitdown.table.telling.table_row import table_row
from tests.asynchronous import awaited

from .people import Time, Watch, default, fragile_hall, hall_at, lay, settled
from .test_table import play_on

OTHER_LETTER = {
    "sqlite": "UPDATE records SET line = CAST(replace(line, 'P0', 'Q0') AS BLOB) WHERE number = 1",
    "postgresql": """UPDATE records SET line = convert_to(
        replace(convert_from(line, 'UTF8'), 'P0', 'Q0'), 'UTF8') WHERE number = 1""",
}


async def execute(place: str, statement: str, *values: Any) -> None:
    """Something that no server does to its store."""
    if not is_shared(place):
        connection = sqlite3.connect(place, isolation_level=None)
        assert connection.execute(statement, values).rowcount != 0
        connection.close()
        return
    import asyncpg

    connection = await asyncpg.connect(place)
    try:
        assert not (await connection.execute(statement, *values)).endswith(" 0")
    finally:
        await connection.close()


async def make_unreadable(place: str, table: str, number: int = 1, line: bytes = b"{") -> None:
    """A record that makes no sense, though its checksum is right."""
    mark = ("$1", "$2", "$3", "$4") if is_shared(place) else ("?", "?", "?", "?")
    statement = "UPDATE records SET line = {}, checksum = {} WHERE table_id = {} AND number = {}"
    known = checksum(table, number, line)
    await execute(place, statement.format(*mark), line, known, table, number)


def kind(place: str) -> str:
    return "postgresql" if is_shared(place) else "sqlite"


async def with_bot(hall: Hall) -> Table:
    """A table at which a bot owes an answer: something is due there at once."""
    chairs = [Chair(kind="person", person="p0", name="P0"), Chair(kind="bot", bot="x", name="B")]
    return await lay(hall, chairs=chairs)


# Records.


@awaited
async def test_a_changed_letter_is_found_and_not_served(place: str) -> None:
    async with hall_at(place, shared=is_shared(place)) as hall:
        table = await lay(hall)
        hall.tables.clear()
        await execute(place, OTHER_LETTER[kind(place)])
        with pytest.raises(Damaged, match="record 1 is not as it was written"):
            await hall.store.read(table.id)
        with pytest.raises(Refused, match="damaged") as refusal:
            await hall.table(table.id)
        assert refusal.value.code == "damaged"


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM records WHERE number = 1", "record 1 is missing"),
        ("DELETE FROM records WHERE number = 3", "record 3 is missing"),
        ("DELETE FROM records WHERE number = 4", "records up to 3 where 4 are expected"),
        ("DELETE FROM records", "records up to 0 where 4 are expected"),
        ("UPDATE records SET number = 9 - number WHERE number = 3", "record 3 is missing"),
        ("UPDATE records SET number = number + 8 WHERE number > 0", "record 1 is missing"),
        ("UPDATE records SET table_id = 'u' WHERE number = 4", "records up to 3 where 4"),
        ("UPDATE tables SET number = 3", "records up to 4 where 3 are expected"),
    ],
)
@awaited
async def test_a_missing_or_moved_record_is_found(place: str, statement: str, fault: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, chairs=[Chair(), Chair()])
        for number in range(1, 4):
            await hall.store.append(table.id, number, [b"%d" % number], head_like(table))
        await execute(place, statement)
        with pytest.raises(Damaged, match=fault):
            await hall.store.read(table.id)


def head_like(table: Table) -> Head:
    return table_row(table.sitting, [Said(at=1.0, seat=0, id="x", text="x")])


@awaited
async def test_two_records_in_each_others_places_are_found(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, chairs=[Chair(), Chair()])
        await hall.store.append(table.id, 1, [b"one", b"two"], head_like(table))
        for statement in (
            "UPDATE records SET number = 0 WHERE number = 2",
            "UPDATE records SET number = 2 WHERE number = 3",
            "UPDATE records SET number = 3 WHERE number = 0",
        ):
            await execute(place, statement)
        with pytest.raises(Damaged, match="record 2 is not as it was written"):
            await hall.store.read(table.id)


@awaited
async def test_one_unreadable_table_is_put_aside_and_the_others_are_looked_after(
    place: str, caplog: pytest.LogCaptureFixture
) -> None:
    time = Time()
    async with hall_at(place, now=time, shared=is_shared(place)) as hall:
        bad, good = await with_bot(hall), await with_bot(hall)
        for table in (bad, good):
            await settled(table)
            await hall.store.release(table.id, hall.process)
        hall.tables.clear()
        await make_unreadable(place, bad.id)
        time.seconds += 2
        assert set(await hall.store.due(time.seconds - 1, 10)) == {bad.id, good.id}
        await hall.rounds.look_after_what_is_due()
        assert list(hall.tables) == [good.id]
        assert hall.is_quarantined(bad.id)
        told = [one for one in caplog.records if one.message == "a table cannot be read"]
        assert [(one.__dict__["table"], one.exc_info is not None) for one in told] == [
            (bad.id, True)
        ]


@awaited
async def test_what_is_put_aside_is_not_tried_again_at_once(place: str) -> None:
    time = Time()
    async with hall_at(place, now=time) as hall:
        bad = await with_bot(hall)
        await settled(bad)
        hall.tables.clear()
        before = await read_line(hall.store, bad.id)
        await make_unreadable(place, bad.id)
        time.seconds += 2
        await hall.rounds.look_after_what_is_due()
        assert await hall.store.due(time.seconds - 1, 10) == []
        await make_unreadable(place, bad.id, 1, before)
        with pytest.raises(Refused, match="damaged"):
            await hall.table(bad.id)
        time.seconds += QUARANTINE_SECONDS + 2
        assert await hall.store.due(time.seconds - 1, 10) == [bad.id]
        assert (await hall.table(bad.id)).sitting.state == "playing"
        assert not hall.is_quarantined(bad.id)


async def read_line(store: Store, table: str) -> bytes:
    return (await store.read(table))[0]


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"record":"nothing","at":1.0}',
        b'{"record":"left","at":1.0,"seat":77}',
        b'{"record":"acted","at":1.0}',
    ],
)
@awaited
async def test_a_record_that_makes_no_sense_is_no_fault_of_the_server(
    file: str, line: bytes
) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        hall.tables.clear()
        await make_unreadable(file, table.id, 2, line)
        with pytest.raises(Refused) as refusal:
            await hall.table(table.id)
        assert refusal.value.code == "damaged"


@awaited
async def test_those_at_a_table_that_turns_out_to_be_damaged_are_told(place: str) -> None:
    async with hall_at(place, shared=is_shared(place)) as hall:
        table = await lay(hall)
        watch = Watch(table, 0)
        await settled(table)
        other = await lay(hall)
        line = b'{"record":"talk","at":'
        await hall.store.append(table.id, table.sitting.number, [line], head_like(table))
        with pytest.raises(Refused) as refusal:
            await default(table, 0)
        assert refusal.value.code == "damaged"
        assert watch.dismissed == "damaged"
        assert table.id not in hall.tables
        with pytest.raises(Refused, match="damaged"):
            await table.do(say(0, "late", "hello", None))
        await default(other, 0)


class Jammed(asyncio.TimerHandle):
    """An alarm that cannot be put off the first time."""

    times = 0

    def cancel(self) -> None:
        self.times += 1
        if self.times == 1:
            raise ZeroDivisionError


@awaited
async def test_a_table_that_fails_in_this_process_takes_no_other_along(
    file: str,
) -> None:
    async with hall_at(file) as hall:
        table, other = await lay(hall), await lay(hall)
        watch = Watch(table, 1)
        await settled(table)
        table.caretaker.alarm = Jammed(0.0, print, (), asyncio.get_running_loop())
        await default(table, 0)
        await settled(table)
        assert watch.dismissed == "damaged"
        assert hall.is_quarantined(table.id)
        assert Watch(table, 0).dismissed == "damaged"
        await default(other, 0)
        assert await hall.store.read(table.id)


@awaited
async def test_nobody_waits_for_a_table_that_fails_when_it_has_left_memory(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        await settled(table)
        hall.tables.clear()
        line = b'{"record":"talk","at":'
        await hall.store.append(table.id, table.sitting.number, [line], head_like(table))
        with pytest.raises(Refused) as refusal:
            await default(table, 0)
        assert refusal.value.code == "damaged"


# Snapshots.


def pictured(change: Callable[[Any], Any]) -> Callable[[bytes], bytes]:
    def changed(document: bytes) -> bytes:
        return msgspec.json.encode(change(msgspec.json.decode(document)))

    return changed


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "no JSON": lambda document: document[:-9],
    "no text": lambda document: b"\xff" + document,
    "another shape": pictured(lambda picture: [picture]),
    "no position": pictured(lambda picture: {"views": picture["views"]}),
    "no views": pictured(lambda picture: {"position": picture["position"]}),
    "another game": pictured(lambda picture: deep(picture, "game", "wallet")),
    "no game": pictured(lambda picture: deep(picture, "game", None)),
    "another phase": pictured(lambda picture: deep(picture, "phase", "nowhere")),
    "no players": pictured(lambda picture: deep(picture, "players", [])),
    "nested too deeply": lambda document: b"[" * 100_000,
}


def deep(picture: Any, field: str, value: Any) -> Any:
    return {**picture, "position": {**picture["position"], field: value}}


async def with_snapshot(hall: Hall) -> tuple[Table, Snapshot]:
    table = await lay(hall, 5)
    await play_on(table, Random(5), 30)
    table.caretaker.save_snapshot()
    await asyncio.gather(*hall.tasks)
    snapshot = await hall.store.snapshot(table.id)
    assert snapshot is not None
    return table, snapshot


@pytest.mark.parametrize("damage", DAMAGES)
@awaited
async def test_a_damaged_snapshot_falls_back_to_the_records(file: str, damage: str) -> None:
    async with hall_at(file) as hall:
        table, snapshot = await with_snapshot(hall)
        await execute(file, "DELETE FROM snapshots")
        broken = DAMAGES[damage](snapshot.document)
        await hall.store.keep(table.id, Snapshot(snapshot.number, snapshot.rules, broken))
        assert await hall.store.snapshot(table.id) is not None
        loaded = await load(hall.store, table.id)
        assert loaded.snapshot == 0
        assert loaded.why is None
        assert loaded.sitting.position == table.sitting.position


@awaited
async def test_a_snapshot_of_another_moment_falls_back_to_the_records(file: str) -> None:
    async with hall_at(file) as hall:
        table, snapshot = await with_snapshot(hall)
        for number in (snapshot.number - 5, 1, 0, -3, snapshot.number + 1):
            await execute(file, "DELETE FROM snapshots")
            moved = Snapshot(number, snapshot.rules, snapshot.document)
            await hall.store.keep(table.id, moved)
            loaded = await load(hall.store, table.id)
            assert loaded.why is None
            assert loaded.sitting.position == table.sitting.position


@awaited
async def test_a_snapshot_with_a_changed_letter_is_as_good_as_none(place: str) -> None:
    async with hall_at(place) as hall:
        table, snapshot = await with_snapshot(hall)
        await execute(place, f"UPDATE snapshots SET number = {snapshot.number + 1000}")
        assert await hall.store.snapshot(table.id) is None
        assert (await load(hall.store, table.id)).sitting.position == table.sitting.position
        await hall.store.keep(table.id, snapshot)
        assert await hall.store.snapshot(table.id) == snapshot


@awaited
async def test_a_shelved_table_with_a_damaged_snapshot_is_shown_without_views(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(file) as hall:
        table, snapshot = await with_snapshot(hall)
        await execute(file, "DELETE FROM snapshots")
        await hall.store.keep(table.id, Snapshot(snapshot.number, snapshot.rules, b"{"))
        monkeypatch.setattr("sitdown.table.running.loading.fingerprint", lambda game: "newer")
        loaded = await load(hall.store, table.id)
        assert loaded.sitting.state == "shelved"
        assert loaded.views == {}


# Keepers.


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


@awaited
async def test_a_keeper_that_fails_begins_anew_and_is_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    calls: list[int] = []

    async def work() -> None:
        calls.append(len(calls))
        if len(calls) % 2:
            raise ValueError("no") if len(calls) % 3 else StoreFault("away")

    keeper = PeriodicTask("count", work, 0.001)
    await until(lambda: len(calls) >= 8)
    await keeper.stop()
    assert keeper.failures >= 4
    assert "a keeper failed: count" in [one.message for one in caplog.records]
    assert "the store failed" in [one.message for one in caplog.records]


@awaited
async def test_a_keeper_that_hangs_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = PeriodicTask("hang", asyncio.Event().wait, 0.0)  # type: ignore[arg-type]
    assert not keeper.is_late()
    keeper.well -= LATE_AFTER_SECONDS + 1
    assert keeper.is_late()
    await keeper.stop()


def test_whatever_goes_wrong_with_care_is_logged_and_over(caplog: pytest.LogCaptureFixture) -> None:
    with log_errors("oh", "a-b-c"):
        raise KeyError
    [line] = caplog.records
    assert (line.levelno, line.message, line.__dict__["table"]) == (logging.ERROR, "oh", "a-b-c")
    caplog.clear()
    with log_errors("oh"):
        raise Conflict("table velvet-lantern-k7m2qx is no longer at 7")
    assert "k7m2qx" not in str([one.__dict__ for one in caplog.records if one.exc_info is None])
    assert [one.message for one in caplog.records] == ["another process was faster"]
    with pytest.raises(asyncio.CancelledError), log_errors("oh"):
        raise asyncio.CancelledError


@awaited
async def test_a_hall_without_its_store_or_with_a_dead_keeper_is_not_well(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        assert await hall.rounds.is_well()
        keeper = next(one for one in hall.rounds.keepers if one.name == "look after what is due")
        keeper.well -= 60
        assert not await hall.rounds.is_well()
        await keeper.stop()
        keeper.well += 60
        assert await hall.rounds.is_well()
        beat = store.beat

        async def fail(process: str, now: float) -> dict[str, float]:
            raise StoreFault("the disk is full")

        store.beat = fail  # type: ignore[method-assign]
        assert not await hall.rounds.is_well()
        store.beat = beat  # type: ignore[method-assign]


@awaited
async def test_a_table_whose_snapshot_fails_still_leaves_memory(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    async with hall_at(file, now=time, idle=60.0) as hall:
        tables = [await lay(hall) for _ in range(3)]
        for table in tables:
            await settled(table)

        def fail(sitting: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("sitdown.table.running.scheduler.snapshot_of", fail)
        time.seconds += 100
        hall.rounds.evict_idle()
        assert hall.tables == {}


# Older stores.


@awaited
async def test_a_store_of_version_one_with_games_under_way_gets_checksums(place: str) -> None:
    lines, snapshot = await games_of_version_one(place)
    async with hall_at(place) as hall:
        for id, kept in lines.items():
            assert await hall.store.read(id) == kept
            found = await hall.store.snapshot(id)
            assert found == snapshot[id]
            table = await hall.table(id)
            assert table.sitting.state == "playing"
            assert table.caretaker.kept == (0 if found is None else found.number)
            await default(table, table.sitting.owing()[0])
        await execute(place, OTHER_LETTER[kind(place)])
        for id in lines:
            with pytest.raises(Damaged):
                await hall.store.read(id)


@awaited
async def test_who_had_only_asked_for_a_chair_in_an_older_store_can_be_erased(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        await table.do(plans.leave("p1", "random"))
        for person in ("stranger", "other"):
            await table.do(plans.join(person, f"{person} \N{OWL}"))
    for statement in (
        "DELETE FROM members WHERE person = 'stranger'",
        "DELETE FROM members WHERE person = 'other'",
        "DROP TABLE erased",
        "DROP TABLE outages",
        "DELETE FROM version WHERE version >= 11",
    ):
        await execute(place, statement)
    async with hall_at(place) as hall:
        for person in ("stranger", "other"):
            assert [one.id for one in await hall.store.tables(Wanted(person=person))] == [table.id]


SINCE_THEN = re.findall(r"CREATE TABLE (\w+)", "\n".join(chain.from_iterable(VERSIONS_SQLITE[1:])))
"""Tables that a store of version one does not have."""


async def games_of_version_one(
    place: str,
) -> tuple[dict[str, list[bytes]], dict[str, Snapshot | None]]:
    """Games under way in a store as it was before checksums."""
    lines: dict[str, list[bytes]] = {}
    snapshots: dict[str, Snapshot | None] = {}
    async with hall_at(place) as hall:
        for number, players in enumerate((2, 5)):
            table = await lay(hall, players)
            await play_on(table, Random(number), 3 + 30 * number)
            if number:
                table.caretaker.save_snapshot()
            await asyncio.gather(*hall.tasks)
            hall.tables.pop(table.id)
            lines[table.id] = await hall.store.read(table.id)
            snapshots[table.id] = await hall.store.snapshot(table.id)
    assert sorted(snapshot is None for snapshot in snapshots.values()) == [False, True]
    for statement in (
        "ALTER TABLE records DROP COLUMN checksum",
        "ALTER TABLE snapshots DROP COLUMN checksum",
        *(f"DROP TABLE {name}" for name in SINCE_THEN),
        "DROP INDEX tables_by_told",
        "ALTER TABLE tables DROP COLUMN told",
        "DELETE FROM version WHERE version > 1",
    ):
        await execute(place, statement)
    return lines, snapshots


def test_who_asks_a_store_that_is_away_hears_no_more_than_that() -> None:
    fault = StoreFault("disk /dev/sdb1 is full")
    assert fault.document() == {
        "code": "fault",
        "message": "the store does not answer; come again",
    }
    assert "sdb1" in str(fault)


@pytest.mark.parametrize(
    ("fault", "places"),
    [
        ("StoreFault", {"table/running/table.py", "store/periodic.py"}),
        ("DeadlineExceeded", {"server/bots/bot_players.py", "server/bots/programs.py"}),
        ("TimeIsUp", {"server/workers/pool.py"}),
    ],
)
def test_what_goes_wrong_beside_a_table_is_caught_in_its_place(
    fault: str, places: set[str]
) -> None:
    """That the store is away, and that work takes too long: said once, not wherever it is met."""
    sources = Path(sitdown.__file__).parent
    caught = re.compile(rf"(except|suppress)\b.*\b{fault}\b")
    found = {
        path.relative_to(sources).as_posix()
        for path in sources.rglob("*.py")
        if caught.search(path.read_text(encoding="utf-8"))
    }
    assert found == places
