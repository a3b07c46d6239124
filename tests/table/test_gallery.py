"""Spectators who look on some time later."""

from __future__ import annotations

import asyncio

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
