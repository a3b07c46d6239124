"""Finished games: who came out how, who left, and whose rating may move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from sitdown.kernel import Document
from sitdown.store.protocol import Finished, Passed, Sought, Standing
from sitdown.table import Hall, Table, plans
from sitdown.table.plans.leaving import stand_in
from sitdown.table.plans.talking import judge, promise
from sitdown.table.records.encoding import decode
from sitdown.table.records.people import Chair
from sitdown.table.records.sitting import SKIP_ALL, replayed
from sitdown.table.telling.history import finished_of, places_in, player_of
from tests.asynchronous import awaited
from tests.table.people import Time, hall_at, lay, persons, play_to_the_end

BOT = Chair(kind="bot", bot="cautious", name="B")
OTHER_BOT = Chair(kind="bot", bot="random", name="R")


async def games(hall: Hall, player: str, viewer: str = "", **sought: Any) -> list[Passed]:
    return await hall.store.passed(Sought(player, viewer, hall.now(), **sought))


async def end(table: Table) -> Sequence[Standing]:
    await play_to_the_end(table)
    finished = finished_of(table.sitting)
    assert finished is not None
    return finished.standings


def test_who_shares_a_place_leaves_the_next_one_out() -> None:
    assert places_in({"places": [[2], [0, 3], [1]]}) == {2: 1, 0: 2, 3: 2, 1: 4}


@awaited
async def test_a_finished_game_is_kept_with_its_last_record(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        assert await games(hall, player_of("p0"), "p0") == []
        await play_to_the_end(table)
        for seat in range(2):
            found = await games(hall, player_of(f"p{seat}"))
            assert [(one.table, one.seat) for one in found] == [(table.id, seat)]
            document: Document = msgspec.json.decode(found[0].document)
            scores = [one["score"] for one in document["seats"]]
            assert table.sitting.result is not None
            assert scores == table.sitting.result["scores"]
        assert await hall.store.untold(1, 9) == []


@awaited
async def test_nothing_in_it_leads_back_to_a_guest(file: str) -> None:
    async with hall_at(file) as hall:
        chairs = [Chair(kind="person", person=f"secret{seat}", name="P") for seat in range(2)]
        await end(await lay(hall, 2, chairs=chairs))
        found = await games(hall, player_of("secret0"))
        assert b"secret" not in found[0].document


@awaited
async def test_the_records_alone_tell_the_same_once_more(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 3, rated=True)
        await table.do(plans.leave("p2", "random"))
        await play_to_the_end(table)
        records = [decode(line) for line in await hall.store.read(table.id)]
        again = finished_of(replayed(table.id, records, SKIP_ALL))
        assert again == finished_of(table.sitting)
        before = await games(hall, player_of("p1"))
        assert again is not None
        await hall.store.tell_finished(table.id, 1, again)
        assert await games(hall, player_of("p1")) == before


@awaited
async def test_who_has_left_is_last_whatever_a_bot_makes_of_it(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, rated=True)
        await table.do(plans.leave("p0", "random"))
        await table.do(stand_in("p1", 1, True, "random"))
        gone, stood_in, stayed = await end(table)
        assert [gone.left, stood_in.left, stayed.left] == [True, True, False]
        assert gone.rank == stood_in.rank > 3 >= stayed.rank
        assert gone.player == player_of("p0")


@awaited
async def test_who_comes_back_has_not_left_and_who_takes_over_is_not_rated(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, rated=True)
        await table.do(plans.leave("p0", "random"))
        await table.do(plans.leave("p1", "random"))
        await table.do(plans.join("p0", "P0", seat=0))
        await table.do(plans.join("new", "N", seat=1))
        await table.do(plans.admit(table.sitting.host, 1, True))
        back, taken_over, _ = await end(table)
        assert not back.left
        assert taken_over.left
        assert taken_over.player == player_of("p1")
        assert await games(hall, player_of("new"), "new") == []


@awaited
async def test_another_device_is_the_same_player(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2, rated=True)
        await table.do(plans.move(0, table.sitting.epochs.get(0, 0), "phone"))
        first, _ = await end(table)
        assert first.player == player_of("p0")
        assert not first.left


async def outcome(hall: Hall, chairs: list[Chair], **settings: Any) -> Finished:
    table = await lay(hall, len(chairs), chairs=chairs, **settings)
    await play_to_the_end(table)
    finished = finished_of(table.sitting)
    assert finished is not None
    return finished


@pytest.mark.parametrize(
    ("chairs", "is_rated"),
    [
        (persons(2), True),
        ([persons(1)[0], BOT], True),
        ([persons(1)[0], BOT, BOT], True),
        ([BOT, OTHER_BOT], True),
        ([BOT, BOT], False),
        ([persons(1)[0], persons(1)[0], BOT], False),
    ],
)
@awaited
async def test_nobody_is_rated_against_himself(
    file: str, chairs: list[Chair], is_rated: bool
) -> None:
    async with hall_at(file) as hall:
        finished = await outcome(hall, chairs, rated=True)
        assert finished.rated == is_rated
        plain = await outcome(hall, chairs)
        assert not plain.rated


@awaited
async def test_nobody_is_rated_against_his_other_device(file: str) -> None:
    async with hall_at(file) as hall:
        chairs = [persons(1)[0], persons(1)[0], Chair()]
        table = await lay(hall, 3, chairs=chairs, rated=True)
        await table.do(plans.move(1, 0, "tablet"))
        await table.do(plans.move(1, 1, "phone"))
        await table.do(plans.join("p1", "P1"))
        await play_to_the_end(table)
        finished = finished_of(table.sitting)
        assert finished is not None
        assert not finished.rated


@awaited
async def test_only_words_that_the_record_judges_are_counted(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        never: Document = {"never": {"event": "nothing-of-this-kind"}}
        will: Document = {"will": {"event": "nothing-of-this-kind"}}
        await table.do(promise(0, "a", 1, "I never do", never))
        await table.do(promise(0, "b", 1, "I will", will))
        await table.do(promise(0, "c", 1, "who knows", None))
        await play_to_the_end(table)
        await table.do(judge(1, "d", 3, False))
        tallies = await hall.store.tallies(player_of("p0"), "", hall.now())
        assert [(tally.kept, tally.broken) for tally in tallies] == [(1, 1)]
        game: Document = msgspec.json.decode((await games(hall, player_of("p0")))[0].document)
        assert [(word["text"], word["state"]) for word in game["words"]] == [
            ("I never do", "kept"),
            ("I will", "broken"),
        ]


# Who may know of it.


@pytest.mark.parametrize("hidden", [{"public": False}, {"spectators": False}])
@awaited
async def test_games_at_private_tables_are_listed_to_those_who_sat_there(
    place: str, hidden: dict[str, Any]
) -> None:
    async with hall_at(place) as hall:
        await end(await lay(hall, 2, **hidden))
        for viewer, count in (("p0", 1), ("p1", 1), ("p2", 0), ("", 0)):
            assert len(await games(hall, player_of("p1"), viewer)) == count
            assert len(await hall.store.tallies(player_of("p1"), viewer, hall.now())) == count


@awaited
async def test_a_game_with_late_spectators_is_listed_to_others_when_they_have_seen_it(
    place: str,
) -> None:
    async with hall_at(place) as hall:
        await end(await lay(hall, 2, delay=60))
        assert len(await games(hall, player_of("p1"), "p0")) == 1
        for later, count in ((0.0, 0), (59.0, 0), (60.0, 1)):
            sought = Sought(player_of("p1"), "", hall.now() + later)
            assert len(await hall.store.passed(sought)) == count


@awaited
async def test_games_of_a_player_come_page_by_page_and_by_kind(place: str) -> None:
    now = Time()
    async with hall_at(place, now=now) as hall:
        tables = [await lay(hall, 2, chairs=[persons(1)[0], BOT]), await lay(hall, 2)]
        tables.append(await lay(hall, 2))
        for table in tables:
            await play_to_the_end(table)
            now.seconds += 1
        mine = player_of("p0")
        found = await games(hall, mine)
        assert [one.table for one in found] == [table.id for table in reversed(tables)]
        first = await games(hall, mine, limit=2)
        last = first[-1]
        rest = await games(hall, mine, before=(last.ended, last.table, last.seat))
        assert first + rest == found
        assert len(await games(hall, mine, in_company=True)) == 2
        assert len(await games(hall, mine, game="wallet")) == 0
        won = await games(hall, mine, won=True)
        lost = await games(hall, mine, won=False)
        assert len(won) + len(lost) == 3
        tally = (await hall.store.tallies(mine, "", hall.now()))[0]
        assert (tally.played, tally.won) == (3, len(won))


@awaited
async def test_a_forgotten_table_is_in_no_history(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        await end(table)
        await hall.rounds.forget_table(table.id)
        assert await games(hall, player_of("p0"), "p0") == []
        assert await hall.store.tallies(player_of("p0"), "p0", hall.now()) == []
