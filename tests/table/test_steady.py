"""Time inside a process: a clock that is set, and a process that slept, harm nobody's game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.acting import act
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.records.people import Chair
from sitdown.table.replays.export import read_replay
from sitdown.table.replays.importing import imported
from sitdown.table.running.heartbeat import MOST_AHEAD
from sitdown.table.running.steady_clock import (
    SUSPENDED_SECONDS,
    WAITING,
    SteadyClock,
    SuspendDetector,
)
from sitdown.wire.settings import Clock
from tests.asynchronous import awaited

from .people import Time, Watch, default, fragile_hall, hall_at, lay, settled
from .records.test_replay import file_of, played

CLOCK = Clock(decision=10, trading=20, reaction=5, reserve=30)
HOUR = 3600.0


def steady(wall: float, ticking: Time) -> SteadyClock:
    return SteadyClock(lambda: wall, ticking)


def test_a_steady_clock_begins_with_the_wall_clock_and_goes_by_its_own() -> None:
    wall, ticking = Time(), Time()
    clock = SteadyClock(wall, ticking)
    assert clock() == wall.seconds
    ticking.seconds += 5
    wall.seconds -= HOUR
    assert clock() == wall.seconds + HOUR + 5


def test_a_steady_clock_goes_forward_and_never_back() -> None:
    ticking = Time()
    clock = steady(100.0, ticking)
    clock.forward(150.0)
    assert clock() == 150.0
    clock.forward(120.0)
    ticking.seconds += 1
    assert clock() == 151.0


@awaited
async def test_a_hall_goes_by_a_steady_clock(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(file, now=None) as hall:
        before = hall.now()
        monkeypatch.setattr("time.time", lambda: 0.0)
        assert hall.now() >= before


@awaited
async def test_a_clock_set_back_while_no_server_ran_delays_no_bot_and_no_alarm(file: str) -> None:
    ticking = Time()
    async with hall_at(file, now=steady(9 * HOUR, ticking)) as hall:
        chairs = [Chair(kind="bot", bot="x", name="B"), Chair(kind="person", person="p1")]
        id = (await lay(hall, chairs=chairs, clock=CLOCK)).id
        ticking.seconds += 3
        await hall.pulse.beat()
    async with hall_at(file, process="two", now=steady(8 * HOUR, ticking)) as hall:
        assert hall.now() >= 9 * HOUR + 3
        table = await hall.table(id)
        await settled(table)
        assert hall.now() - table.sitting.opened >= 3
        assert table.sitting.due[1] <= hall.now() + 10


@awaited
async def test_a_store_that_was_once_in_another_century_holds_nobody_there(file: str) -> None:
    ticking = Time()
    async with hall_at(file, now=steady(9 * HOUR + 2 * MOST_AHEAD, ticking)):
        pass
    async with hall_at(file, process="two", now=steady(9 * HOUR, ticking)) as hall:
        assert hall.now() == 9 * HOUR
        assert set(await hall.store.beat("two", hall.now())) == {"two"}


@awaited
async def test_processes_whose_clocks_differ_agree_and_nobody_is_dead_or_late(
    database: str,
) -> None:
    ticking = Time()
    early: dict[str, Any] = {"process": "one", "now": steady(9 * HOUR, ticking), "shared": True}
    late: dict[str, Any] = {"process": "two", "now": steady(10 * HOUR, ticking), "shared": True}
    async with hall_at(database, **early) as one:
        table = await lay(one, clock=CLOCK, grace=None)
        watch = Watch(table, 0)
        await settled(table)
        ticking.seconds += 4
        await one.pulse.beat()
        async with hall_at(database, **late) as two:
            await two.pulse.beat()
            await one.pulse.beat()
            await two.pulse.beat()
            assert one.now() == two.now() == 10 * HOUR + 4
            assert one.pulse.alive == two.pulse.alive == {"one", "two"}
            await settled(table)
            assert table.sitting.due[0] == pytest.approx(10 * HOUR + 10, abs=0.5)
            there = await two.table(table.id)
            for copy in (table, there):
                await copy.do(upkeep)
                await settled(copy)
            assert there.sitting.owing() == table.sitting.owing() == (0, 1)
            assert there.sitting.due == table.sitting.due
            assert watch.dismissed is None


@awaited
async def test_while_a_server_stops_no_clock_runs(file: str) -> None:
    """A disk may hold up its end for long, and nobody gets an answer meanwhile."""
    ticking = Time()
    async with hall_at(file, now=steady(9 * HOUR, ticking)) as hall:
        table = await lay(hall, clock=CLOCK)
        await settled(table)
        left = table.sitting.due[0] - hall.now()
        hall.stop()
        ticking.seconds += 60
        await hall.pulse.beat()
    async with hall_at(file, process="two", now=steady(9 * HOUR, ticking)) as hall:
        table = await hall.table(table.id)
        await settled(table)
        assert table.sitting.due[0] - hall.now() == pytest.approx(left)


@awaited
async def test_what_falls_due_while_a_server_stops_is_not_done(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, clock=CLOCK)
        watches = [Watch(table, seat) for seat in range(2)]
        await settled(table)
        assert len(watches) == 2
        assert table.caretaker.alarm is not None
        hall.stop()
        assert table.caretaker.alarm.cancelled()


# Sleep.


def test_a_nap_is_noticed_once() -> None:
    ticking = Time()
    naps = SuspendDetector(ticking)
    ticking.seconds += SUSPENDED_SECONDS / 2
    assert naps.slept() == 0.0
    ticking.seconds += 20
    assert naps.slept() == 20
    assert naps.slept() == 0.0


async def at_a_table(hall: Hall) -> tuple[Table, list[Watch]]:
    table = await lay(hall, clock=CLOCK)
    watches = [Watch(table, seat) for seat in range(2)]
    await settled(table)
    return table, watches


@awaited
async def test_a_move_that_waited_while_the_process_slept_is_in_time(file: str) -> None:
    time, ticking = Time(), Time()
    async with hall_at(file, now=time, naps=SuspendDetector(ticking)) as hall:
        table, watches = await at_a_table(hall)
        position = table.sitting.position
        assert position is not None
        time.seconds += 9
        ticking.seconds += 0.1
        hall.pulse.notice_naps()
        # It falls asleep with a second left, and the alarm is the first thing that it hears.
        time.seconds += 60
        ticking.seconds += 60
        table.caretaker.wake()
        waited = act(0, "sent in time", position.legal(0)[0], table.sitting.token(0))
        await table.do(waited)
        moved = [entry for entry in watches[0].entries if entry["kind"] == "events"][-1]
        assert (moved["seat"], moved["by"]) == (0, "person")
        assert table.sitting.reserve == {0: 30.0, 1: 30.0}
        assert table.sitting.due[1] == time.seconds + 1 + WAITING
        still = [entry for entry in watches[1].entries if entry["kind"] == "still"]
        assert [entry["seconds"] for entry in still] == [60 + WAITING]


@awaited
async def test_who_did_not_move_before_the_process_slept_gets_no_endless_time(file: str) -> None:
    time, ticking = Time(), Time()
    async with hall_at(file, now=time, naps=SuspendDetector(ticking)) as hall:
        table, _ = await at_a_table(hall)
        time.seconds += 60
        ticking.seconds += 60
        hall.pulse.notice_naps()
        await settled(table)
        await table.do(upkeep)
        assert table.sitting.owing() == (0, 1)
        time.seconds += 40 + WAITING
        await table.do(upkeep)
        await settled(table)
        await table.do(upkeep)
        assert table.sitting.window == 2


@awaited
async def test_a_table_without_a_clock_hears_nothing_of_a_nap(file: str) -> None:
    time, ticking = Time(), Time()
    async with hall_at(file, now=time, naps=SuspendDetector(ticking)) as hall:
        table = await lay(hall)
        number = table.sitting.number
        ticking.seconds += 60
        hall.pulse.notice_naps()
        await settled(table)
        assert table.sitting.number == number
        await default(table, 0)


@awaited
async def test_while_the_store_does_not_answer_no_time_passes(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        assert isinstance(hall.now, Time)
        table, watches = await at_a_table(hall)
        due = table.sitting.due[0]
        store.is_away = True
        with pytest.raises(Refused, match="the store did not answer"):
            await default(table, 0)
        hall.now.seconds += 60
        store.is_away = False
        await settled(table)
        assert table.sitting.due[0] == due + 60 + WAITING
        await table.do(upkeep)
        await default(table, 0)
        assert watches[1].entries[-1]["by"] == "person"


@awaited
async def test_a_bot_that_cannot_even_be_called_keeps_nobody_from_playing(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        await settled(table)

        def fail(table: Table) -> None:
            raise ZeroDivisionError

        hall.on_table_changed = fail
        for seat in range(2):
            await default(table, seat)
        await settled(table)
        assert table.sitting.window == 2
        assert not hall.is_quarantined(table.id)


# Old tables.


@awaited
async def test_old_tables_are_forgotten_and_young_ones_kept(place: str) -> None:
    time = Time()
    async with hall_at(place, now=time, keep_days=30) as hall:
        finished = await lay(hall)
        time.seconds += 29 * 86400
        looked_at, young = await lay(hall), await lay(hall)
        for table in (finished, looked_at, young):
            await settled(table)
        await hall.rounds.forget_the_oldest()
        assert await hall.store.read(finished.id)
        time.seconds += 2 * 86400
        hall.rounds.evict_idle()
        await hall.rounds.forget_the_oldest()
        with pytest.raises(Refused, match="no table"):
            await hall.table(finished.id)
        assert await hall.table(young.id)
        watch = Watch(await hall.table(looked_at.id), None)
        time.seconds += 60 * 86400
        await hall.rounds.forget_the_oldest()
        assert await hall.store.listed(young.id) is None
        assert await hall.store.listed(looked_at.id) is not None
        assert watch.dismissed is None


@awaited
async def test_a_game_from_elsewhere_is_as_old_as_its_table_here(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, keep_days=30) as hall:
        game = await played(hall)
        replay = read_replay(await file_of(game))
        time.seconds += 100 * 86400
        table = await hall.bring_in(imported(replay, "p9", "Somebody", hall.now()))
        for _ in range(2):
            hall.rounds.evict_idle()
            await hall.rounds.forget_the_oldest()
        assert await hall.store.listed(game.id) is None
        listed = await hall.store.listed(table.id)
        assert listed is not None
        assert (listed.created, listed.updated) == (time.seconds, time.seconds)
        assert await hall.store.laid("p9", time.seconds - 3600) == (0, 1)


@awaited
async def test_without_a_word_nothing_is_forgotten(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall)
        time.seconds += 1e9
        assert "forget" not in [keeper.name for keeper in hall.rounds.keepers]
        await hall.rounds.forget_the_oldest()
        assert await hall.store.read(table.id)


@awaited
async def test_only_one_process_forgets(database: str) -> None:
    time = Time()
    usual: dict[str, Any] = {"now": time, "shared": True, "keep_days": 1}
    async with (
        hall_at(database, process="b", **usual) as b,
        hall_at(database, process="a", **usual),
    ):
        table = await lay(b, chairs=[Chair(), Chair()])
        b.tables.clear()
        await b.pulse.beat()
        time.seconds += 2 * 86400
        await b.rounds.forget_the_oldest()
        assert await b.store.listed(table.id) is not None
        b.pulse.alive = {"b"}
        await b.rounds.forget_the_oldest()
        assert await b.store.listed(table.id) is None


@awaited
async def test_a_table_that_is_forgotten_elsewhere_is_gone_here_too(database: str) -> None:
    async with (
        hall_at(database, process="a", shared=True) as a,
        hall_at(database, process="b", shared=True) as b,
    ):
        table = await lay(a)
        watch = Watch(table, 0)
        await settled(table)
        assert await b.rounds.forget_table(table.id)
        async with asyncio.timeout(20):
            while watch.dismissed is None:
                await asyncio.sleep(0.01)
        assert watch.dismissed == "not-found"
        assert a.tables == {}
        with pytest.raises(Refused) as refusal:
            await default(table, 0)
        assert refusal.value.code == "not-found"


@awaited
async def test_who_writes_at_a_forgotten_table_is_told_at_once(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        await settled(table)
        await hall.store.remove(table.id)
        with pytest.raises(Refused) as refusal:
            await default(table, 0)
        assert refusal.value.code == "not-found"
        assert hall.tables == {}
