"""Spectators who look on some time later."""

from __future__ import annotations

import asyncio

from sitdown.table.plans.joining import join
from sitdown.table.plans.leaving import leave
from sitdown.table.plans.talking import judge, promise
from sitdown.table.records.people import Chair
from tests.asynchronous import awaited
from tests.table.people import Time, Watch, default, hall_at, lay, persons, settled


@awaited
async def test_spectators_hear_everything_late_and_players_at_once(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=1)
        told = asyncio.Event()
        player, spectator = Watch(table, 0), Watch(table, None, on_tell=told.set)
        await settled(table)
        assert len(spectator.messages) == 1
        await default(table, 0)
        assert player.last["entries"][0]["kind"] == "events"
        assert len(spectator.messages) == 1
        time.seconds += 1
        told.clear()
        async with asyncio.timeout(30):
            await told.wait()
        assert spectator.entries[-1]["kind"] == "events"
        assert spectator.last["view"]["actors"] == [1]
        numbers = [entry["n"] for entry in spectator.entries]
        assert numbers == list(range(1, len(numbers) + 1))


@awaited
async def test_a_spectator_who_comes_sees_the_past(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        Watch(table, None)
        time.seconds += 10
        await default(table, 0)
        time.seconds += 95
        early = Watch(table, None)
        assert early.last["view"]["actors"] == [0, 1]
        assert early.last["n"] == table.audience.last_shown(None) < table.sitting.feed.last(None)
        time.seconds += 10
        late = Watch(table, None)
        assert late.last["view"]["actors"] == [1]
        assert late.last["n"] == table.sitting.feed.last(None)


@awaited
async def test_after_a_restart_spectators_see_the_same_past(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        time.seconds += 10
        await default(table, 0)
        time.seconds += 50
        hall.tables.clear()
        again = await hall.table(table.id)
        assert Watch(again, None).last["view"] is None
        time.seconds += 45
        hall.tables.clear()
        again = await hall.table(table.id)
        assert Watch(again, None).last["view"]["actors"] == [0, 1]
        time.seconds += 5
        hall.tables.clear()
        again = await hall.table(table.id)
        assert Watch(again, None).last["view"]["actors"] == [1]


@awaited
async def test_after_a_restart_what_waited_still_comes(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=1)
        await default(table, 0)
        hall.tables.clear()
        again = await hall.table(table.id)
        told = asyncio.Event()
        spectator = Watch(again, None, on_tell=told.set)
        assert spectator.last["view"] is None
        time.seconds += 1
        told.clear()
        async with asyncio.timeout(30):
            await told.wait()
        assert spectator.newest("view")["actors"] == [1]
        assert [entry["n"] for entry in spectator.entries] == list(
            range(1, spectator.last["n"] + 1)
        )


@awaited
async def test_before_the_start_spectators_see_all_and_then_what_they_wait_for(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        chairs = [*persons(1), Chair(kind="open")]
        table = await lay(hall, 2, chairs=chairs, delay=100)
        spectator = Watch(table, None)
        assert spectator.last["late"] == {"delay": 100, "from": None}
        time.seconds += 5
        await table.do(join("p1", "P1"))
        told = spectator.last
        assert told["late"] == {"delay": 100, "from": time.seconds + 100}
        assert [seat["name"] for seat in told["table"]["seats"]] == ["P0", "P1"]
        assert told["view"] is None
        assert spectator.entries[-1]["kind"] == "joined"
        newcomer = Watch(table, None).last
        assert newcomer["late"] == told["late"]
        assert newcomer["table"]["seats"] == told["table"]["seats"]


@awaited
async def test_who_sits_down_in_a_game_hears_of_it_at_once_and_nobody_else(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2, delay=100)
        await table.do(leave("p1", "random"))
        guest, other = Watch(table, None), Watch(table, None)
        guest.person, other.person = "p1", "p3"
        heard = len(other.messages)
        await table.do(join("p1", "P1"))
        assert guest.newest("table")["yours"] == [1]
        assert guest.newest("view") is None
        assert len(other.messages) == heard
        await table.do(leave("p1", "random"))
        assert Watch(table, None).last["table"]["yours"] == []


@awaited
async def test_spectators_cannot_tell_when_somebody_moves(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2, delay=100)
        spectator = Watch(table, None)
        await settled(table)
        heard = len(spectator.messages)
        for _ in range(6):
            await default(table, table.sitting.owing()[0])
        assert len(spectator.messages) == heard


@awaited
async def test_nothing_is_played_for_spectators_while_there_are_none(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        await default(table, 0)
        time.seconds += 200
        await default(table, 1)
        assert table.audience.gallery.late.number == 0
        assert Watch(table, None).last["view"]["actors"] == [1]


@awaited
async def test_a_table_without_a_gallery_keeps_no_past(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        await default(table, 0)
        assert not table.audience.gallery.waiting
        assert "late" not in Watch(table, None).last


@awaited
async def test_some_time_after_the_end_everybody_sees_all(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        while table.sitting.state == "playing":
            await default(table, table.sitting.owing()[0])
        assert Watch(table, None).last["n"] < table.sitting.feed.last(None)
        time.seconds += 100
        assert Watch(table, None).last["view"]["phase"] == "over"


@awaited
async def test_an_answer_held_back_reaches_no_spectator_in_any_form(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 5, "gentlemen", delay=100)
        spectator = Watch(table, None)
        await default(table, table.sitting.owing()[0])
        assert table.sitting.hushed
        time.seconds += 100
        table.audience.tell_gallery()
        told = len(spectator.messages)
        for seat in table.sitting.asked[:-1]:
            await default(table, seat)
            time.seconds += 100
            table.audience.tell_gallery()
            assert len(spectator.messages) == told
        await default(table, table.sitting.asked[-1])
        assert len(spectator.messages) == told
        time.seconds += 100
        table.audience.tell_gallery()
        assert len(spectator.messages) == told + 1


@awaited
async def test_who_asks_without_a_seat_learns_no_more_than_spectators(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        before = table.audience.document_for(None)
        time.seconds += 1
        await table.do(promise(0, "a", 1, "never again", None))
        while table.sitting.state == "playing":
            await default(table, table.sitting.owing()[0])
        stranger = table.audience.document_for("somebody")
        assert stranger == before
        assert (stranger["state"], stranger["seed"], stranger["result"]) == ("playing", None, None)
        assert stranger["promises"] == []
        assert table.audience.document_for("p1")["state"] == "over"
        assert table.audience.document_for("p1")["seed"] == table.sitting.seed
        time.seconds += 98
        assert table.audience.document_for(None) == before
        time.seconds += 2
        assert table.audience.document_for(None)["state"] == "over"


@awaited
async def test_after_a_restart_nothing_new_is_told_either(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        await table.do(promise(0, "a", 1, "never again", None))
        time.seconds += 90
        await table.do(promise(1, "b", 0, "not me", None))
        await table.do(judge(1, "c", 1, False))
        while table.sitting.state == "playing":
            await default(table, table.sitting.owing()[0])
        hall.tables.clear()
        time.seconds += 20
        again = await hall.table(table.id)
        shown = again.audience.document_for(None)
        assert (shown["state"], shown["seed"], shown["ended"]) == ("playing", None, None)
        assert shown["result"] is None
        assert [(one["text"], one["state"]) for one in shown["promises"]] == [
            ("never again", "standing")
        ]
        assert Watch(again, None).last["table"] == {**shown, "watching": 1}
        time.seconds += 100
        assert again.audience.document_for(None)["promises"][0]["state"] == "broken"


@awaited
async def test_those_who_sit_there_see_who_comes_to_look_on(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        vera = Watch(table, 0)
        assert vera.newest("table")["watching"] == 0
        looker = Watch(table, None)
        assert vera.last["table"]["watching"] == 1
        assert vera.last["entries"] == []
        looker.leave()
        assert vera.last["table"]["watching"] == 0
