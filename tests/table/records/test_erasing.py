"""A guest is erased: his name and key are gone from every game, which stays the game it was."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from sitdown.store.postgresql import PostgreSQLStore
from sitdown.store.protocol import ERASED_SECONDS, Sought, Wanted, erased_digest
from sitdown.table import Hall, Table, plans
from sitdown.table.plans.talking import say
from sitdown.table.records.encoding import decode
from sitdown.table.records.people import Chair
from sitdown.table.replays.export import Replay, replay_of
from sitdown.table.replays.verify import found_wrong
from sitdown.table.telling.history import player_of
from sitdown.words.table_names import ERASED_NAME
from tests.asynchronous import awaited
from tests.table.people import Time, hall_at, lay, play_to_the_end

VERA = Chair(kind="person", person="key-of-vera", name="Vera", mask="owl")
GOSHA = Chair(kind="person", person="key-of-gosha", name="Gosha")


async def played(hall: Hall) -> Table:
    table = await lay(hall, 2, chairs=[VERA, Chair()], rated=True)
    await table.do(plans.join("key-of-gosha", "Gosha"))
    await table.do(say(0, "a", "good evening"))
    await play_to_the_end(table)
    return table


def forward(hall: Hall, seconds: float) -> None:
    clock = hall.now
    assert isinstance(clock, Time)
    clock.seconds += seconds


async def erase(hall: Hall, person: str) -> None:
    alias = await hall.store.leave_for_good(person, player_of(person), "alias", hall.now())
    await hall.rounds.erase(person, alias)


async def everything(hall: Hall, id: str) -> bytes:
    listed = await hall.store.listed(id)
    assert listed is not None
    games = await hall.store.passed(Sought(player_of("key-of-gosha"), "", hall.now()))
    documents = [game.document for game in games]
    return b"\n".join([*await hall.store.read(id), listed.summary, *documents])


@awaited
async def test_nothing_of_an_erased_guest_is_left_and_the_game_is_the_same(place: str) -> None:
    async with hall_at(place) as hall:
        table = await played(hall)
        result = table.sitting.result
        assert b'"owl"' in await everything(hall, table.id)
        assert b"Vera" in await everything(hall, table.id)
        await erase(hall, "key-of-vera")
        left = await everything(hall, table.id)
        for trace in (b"Vera", b"key-of-vera", b'"owl"', player_of("key-of-vera").encode()):
            assert trace not in left
        assert b"Gosha" in left
        again = await hall.table(table.id)
        assert again is not table
        assert again.sitting.result == result
        assert again.sitting.intact
        assert again.sitting.renamed
        assert [chair.name for chair in again.sitting.chairs] == [ERASED_NAME, "Gosha"]
        assert await hall.store.tables(Wanted(person="key-of-vera")) == []
        assert await hall.store.leaving("", 9) == []
        assert await hall.store.passed(Sought(player_of("key-of-vera"), "", hall.now())) == []


@awaited
async def test_a_name_from_an_earlier_device_is_erased_as_well(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2, chairs=[VERA, GOSHA])
        await table.do(plans.move(0, 0, "key-of-telephone"))
        await play_to_the_end(table)
        assert b"Vera" in await everything(hall, table.id)
        await erase(hall, "key-of-telephone")
        left = await everything(hall, table.id)
        for trace in (b"Vera", b"key-of-telephone", b'"owl"'):
            assert trace not in left
        assert b"Gosha" in left


@awaited
async def test_a_replay_without_a_name_is_still_an_honest_one(file: str) -> None:
    async with hall_at(file) as hall:
        table = await played(hall)
        await erase(hall, "key-of-vera")
        sitting = (await hall.table(table.id)).sitting
        records = [decode(line) for line in await hall.store.read(table.id)]
        replay = replay_of(sitting, records)
        assert replay.renamed
        assert found_wrong(msgspec.convert(msgspec.to_builtins(replay), Replay)) == []


@awaited
async def test_who_is_erased_is_somebody_else_at_every_table(place: str) -> None:
    async with hall_at(place) as hall:
        tables = [await played(hall), await played(hall)]
        await erase(hall, "key-of-vera")
        called = set()
        for game in await hall.store.passed(Sought(player_of("key-of-gosha"), "", hall.now())):
            called.add(msgspec.json.decode(game.document)["seats"][0]["player"])
        assert len(called) == len(tables)


@awaited
async def test_a_game_under_way_loses_its_guest_when_it_is_over(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2, chairs=[VERA, GOSHA])
        await table.do(plans.leave("key-of-vera", "random"))
        await erase(hall, "key-of-vera")
        assert await hall.store.leaving("", 9) == [("key-of-vera", "alias")]
        await play_to_the_end(table)
        await hall.rounds.erase_who_has_left()
        assert b"Vera" not in await everything(hall, table.id)
        assert await hall.store.leaving("", 9) == []


@awaited
async def test_who_has_only_asked_for_a_chair_is_erased_like_who_sat_on_one(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        await table.do(plans.leave("p1", "random"))
        await table.do(plans.join("key-of-vera", "Vera", "owl"))
        assert [one.name for one in table.sitting.asking.values()] == ["Vera"]
        await erase(hall, "key-of-vera")
        await hall.rounds.stand_up(table.id, "key-of-vera")
        assert table.sitting.asking == {}
        assert [one for one, _ in await hall.store.leaving("", 9)] == ["key-of-vera"]
        await play_to_the_end(table)
        await hall.rounds.erase_who_has_left()
        left = b"".join(await hall.store.read(table.id))
        for trace in (b"Vera", b"key-of-vera", b'"owl"'):
            assert trace not in left
        assert await hall.store.leaving("", 9) == []


@awaited
async def test_who_sits_where_a_start_is_called_stands_up_when_the_game_has_begun(
    place: str,
) -> None:
    async with hall_at(place) as hall:
        chairs = [Chair(kind="person", person="p0", name="P0"), replace(VERA, commitment="0" * 64)]
        table = await lay(hall, 2, chairs=chairs, start="host")
        await table.do(plans.start("p0"))
        assert table.sitting.called is not None
        await erase(hall, "key-of-vera")
        assert table.sitting.chairs[1].person == "key-of-vera"
        forward(hall, 60)
        table.caretaker.set_timer()
        while table.sitting.state != "playing":
            await asyncio.sleep(0)
        await hall.rounds.erase_who_has_left()
        assert table.sitting.chairs[1].bot is not None
        assert [one for one, _ in await hall.store.leaving("", 9)] == ["key-of-vera"]
        await play_to_the_end(table)
        await hall.rounds.erase_who_has_left()
        assert await hall.store.leaving("", 9) == []


@awaited
async def test_guests_whose_games_last_long_do_not_keep_others_from_being_erased(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.table.running.housekeeping.MOST_FORGOTTEN_AT_ONCE", 1)
    async with hall_at(file) as hall:
        table = await lay(hall, 2, chairs=[VERA, GOSHA])
        for person in ("key-of-vera", "key-of-gosha", "key-of-nobody"):
            await hall.store.leave_for_good(person, player_of(person), person, hall.now())
        for _ in range(4):
            await hall.rounds.erase_who_has_left()
        assert [chair.kind for chair in table.sitting.chairs] == ["bot", "bot"]
        left = [one for one, _ in await hall.store.leaving("", 9)]
        assert left == ["key-of-gosha", "key-of-vera"]
        await play_to_the_end(table)
        for _ in range(4):
            await hall.rounds.erase_who_has_left()
        assert await hall.store.leaving("", 9) == []


@awaited
async def test_a_store_knows_who_was_erased_for_a_year(place: str) -> None:
    async with hall_at(place) as hall:
        for number in range(3):
            await hall.store.leave_for_good(f"p{number}", "x", "alias", 1000.0 + number)
        found = await hall.store.erased(0.0, 9)
        assert found == [(erased_digest(f"p{number}"), 1000.0 + number) for number in (2, 1, 0)]
        assert await hall.store.erased(1001.0, 9) == found[:2]
        assert await hall.store.erased(0.0, 1) == found[:1]
        await hall.store.has_left("p2")
        await hall.store.leave_for_good("p3", "x", "alias", 1000.5 + ERASED_SECONDS)
        left = [digest for digest, _ in await hall.store.erased(0.0, 9)]
        assert left == [erased_digest(person) for person in ("p3", "p2", "p1")]


@awaited
async def test_an_alias_is_given_once(place: str) -> None:
    async with hall_at(place) as hall:
        first = await hall.store.leave_for_good("p", "x", "one", 1.0)
        assert await hall.store.leave_for_good("p", "x", "two", 2.0) == first == "one"


@awaited
async def test_another_process_reads_again_what_was_rewritten(database: str) -> None:
    async with hall_at(database, process="one", shared=True) as one:
        table = await played(one)
        async with hall_at(database, process="two", shared=True) as two:
            assert (await two.table(table.id)).sitting.chairs[0].name == "Vera"
            await erase(one, "key-of-vera")
            while table.id in two.tables:
                await asyncio.sleep(0.01)
            assert (await two.table(table.id)).sitting.chairs[0].name == ERASED_NAME


@awaited
async def test_a_process_that_missed_the_notice_reads_again_when_it_listens(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its listening connection was down while another process erased a guest."""
    monkeypatch.setattr(PostgreSQLStore, "notified", lambda *_: None)
    async with hall_at(database, process="one", shared=True) as one:
        table = await played(one)
        async with hall_at(database, process="two", shared=True) as two:
            await two.table(table.id)
            await erase(one, "key-of-vera")
            two.noticed("", 0)
            assert (await two.table(table.id)).sitting.chairs[0].name == ERASED_NAME


@pytest.mark.parametrize("person", ["key-of-nobody", ""])
@awaited
async def test_who_was_never_here_is_gone_at_once(file: str, person: str) -> None:
    async with hall_at(file) as hall:
        table = await played(hall)
        before = await hall.store.read(table.id)
        await erase(hall, person)
        assert await hall.store.leaving("", 9) == []
        assert await hall.store.read(table.id) == before
