"""Spectators who look on some time later."""

from __future__ import annotations

import asyncio

from sitdown.table.acts import judge, promise
from tests.asynchronous import awaited

from .people import Time, Watch, default, hall_at, lay, settled


@awaited
async def test_spectators_hear_everything_late_and_players_at_once(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=1)
        player, spectator = Watch(table, 0), Watch(table, None)
        await settled(table)
        heard = len(spectator.messages)
        assert heard == 1
        await default(table, 0)
        assert player.last["entries"][0]["kind"] == "events"
        assert len(spectator.messages) == heard
        time.seconds += 1
        await asyncio.sleep(1.1)
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
        assert early.last["n"] == table.last_shown(None) < table.sitting.feed.last(None)
        time.seconds += 10
        late = Watch(table, None)
        assert late.last["view"]["actors"] == [1]
        assert late.last["n"] == table.sitting.feed.last(None)


@awaited
async def test_after_a_restart_spectators_wait_and_see_nothing_early(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        await default(table, 0)
        time.seconds += 50
        hall.tables.clear()
        again = await hall.table(table.id)
        spectator = Watch(again, None)
        assert spectator.last["view"] is None
        assert spectator.last["n"] == 0
        time.seconds += 101
        assert Watch(again, None).last["view"]["actors"] == [1]


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
        Watch(table, None)
        await default(table, table.sitting.owing()[0])
        assert table.sitting.hushed
        assert table.gallery is not None
        shown = len(table.gallery.moments)
        for seat in table.sitting.asked[:-1]:
            time.seconds += 1
            await default(table, seat)
            assert len(table.gallery.moments) == shown
        await default(table, table.sitting.asked[-1])
        assert len(table.gallery.moments) == shown + 1


@awaited
async def test_who_asks_without_a_seat_learns_no_more_than_spectators(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, delay=100)
        before = table.document_for(None)
        time.seconds += 1
        await table.do(promise(0, "a", 1, "never again", None))
        while table.sitting.state == "playing":
            await default(table, table.sitting.owing()[0])
        stranger = table.document_for("somebody")
        assert stranger == before
        assert (stranger["state"], stranger["seed"], stranger["result"]) == ("playing", None, None)
        assert stranger["promises"] == []
        assert table.document_for("p1")["state"] == "over"
        assert table.document_for("p1")["seed"] == table.sitting.seed
        time.seconds += 98
        assert table.document_for(None) == before
        time.seconds += 2
        assert table.document_for(None)["state"] == "over"


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
        shown = again.document_for(None)
        assert (shown["state"], shown["seed"], shown["ended"]) == ("playing", None, None)
        assert shown["result"] is None
        assert [(one["text"], one["state"]) for one in shown["promises"]] == [
            ("never again", "standing")
        ]
        assert Watch(again, None).last["table"] == {**shown, "watching": 0}
        time.seconds += 100
        assert again.document_for(None)["promises"][0]["state"] == "broken"
