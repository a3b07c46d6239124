"""A table that is let go is freed at once and completely."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest

import sitdown
from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.deed import ignore
from sitdown.table.plans.talking import say
from sitdown.table.records.people import Chair
from sitdown.table.running.steady_clock import SuspendDetector
from sitdown.wire.settings import Clock
from tests.asynchronous import awaited

from .people import Time, Watch, default, hall_at, lay, persons, play_to_the_end, settled

CLOCK = Clock(decision=10, trading=20, reaction=5, reserve=30)
MAIL = Clock(decision=86400, trading=86400, reaction=86400)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Objects are freed only because nothing holds them any more."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def played(hall: Hall, game: str) -> Table:
    """A table with a game under way, whose players and spectators have gone."""
    table = await lay(hall, sitdown.load(game).seats[0], game)
    watchers = [Watch(table, None), *[Watch(table, seat) for seat in range(2)]]
    for _ in range(20):
        await default(table, table.sitting.owing()[0])
    for watch in watchers:
        watch.leave()
    for person in list(table.caretaker.lingering):
        table.caretaker.lingering[person].cancel()
        table.caretaker.note_absence(person)
    await settled(table)
    return table


@pytest.mark.parametrize("game", sitdown.games())
@pytest.mark.usefixtures("no_collector")
@awaited
async def test_an_idle_table_is_freed_without_the_garbage_collector(game: str, file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, idle=60.0) as hall:
        table = await played(hall, game)
        # A compiled table takes no weak reference itself, but parts of it do.
        parts: list[ref[Any]] = [ref(table.jobs), ref(table.audience.gallery.waiting)]
        time.seconds += 100
        hall.rounds.evict_idle()
        assert hall.tables == {}
        del table
        assert [part() for part in parts] == [None, None]


@pytest.mark.usefixtures("no_collector")
@awaited
async def test_a_table_that_is_dropped_is_freed_when_the_last_watcher_has_gone(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        watch = Watch(table, 0)
        await default(table, 0)
        await settled(table)
        jobs = ref(table.jobs)
        hall.drop(table, Refused("damaged", "it cannot be read"))
        assert watch.dismissed == "damaged"
        watch.leave()
        del table, watch
        assert jobs() is None


@awaited
async def test_nothing_rings_at_a_table_that_was_dropped_while_it_stored(file: str) -> None:
    """An alarm there would ring every few seconds for good, and keep the table in memory."""
    async with hall_at(file) as hall:
        table = await lay(hall, clock=CLOCK)
        watch = Watch(table, 0)
        await settled(table)
        assert table.caretaker.alarm is not None
        table.submit(say(1, "c/1", "Good evening"), ignore)
        assert table.working is not None
        hall.drop(table, Refused("damaged", "it cannot be read"))
        await settled(table)
        watch.leave()
        alarms = [table.caretaker.alarm, *table.caretaker.lingering.values()]
        assert not [alarm for alarm in alarms if alarm is not None and not alarm.cancelled()]


@awaited
async def test_a_table_that_was_let_go_refuses_late_visitors(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, idle=60.0) as hall:
        table = await lay(hall)
        time.seconds += 100
        hall.rounds.evict_idle()
        late = Watch(table, 0)
        assert late.dismissed == "stopping"
        with pytest.raises(Refused, match="come again"):
            await default(table, 0)
        assert Watch(await hall.table(table.id), 0).dismissed is None


@awaited
async def test_a_table_whose_game_is_over_leaves_memory_sooner(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, idle=300.0) as hall:
        over = await lay(hall)
        waiting = await lay(hall, chairs=[*persons(1), Chair()])
        await play_to_the_end(over)
        await settled(over)
        watch = Watch(over, None)
        time.seconds += 100
        hall.rounds.evict_idle()
        assert set(hall.tables) == {over.id, waiting.id}
        watch.leave()
        time.seconds += 100
        hall.rounds.evict_idle()
        assert set(hall.tables) == {waiting.id}
        time.seconds += 200
        hall.rounds.evict_idle()
        assert hall.tables == {}


@awaited
async def test_a_process_that_often_stands_still_lets_tables_go_all_the_same(file: str) -> None:
    """Each time, all clocks are moved on. That does not count as use of a table."""
    time, ticking = Time(), Time()
    async with hall_at(file, now=time, naps=SuspendDetector(ticking), idle=60.0) as hall:
        over, playing = await lay(hall), await lay(hall, clock=MAIL)
        await play_to_the_end(over)
        await settled(over)
        for _ in range(7):
            time.seconds += 10
            ticking.seconds += 10
            hall.pulse.notice_naps()
            await settled(playing)
        assert playing.sitting.due_since == time.seconds
        hall.rounds.evict_idle()
        assert hall.tables == {}
