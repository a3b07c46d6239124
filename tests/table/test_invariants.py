"""Invariants are checked while a server runs: what is broken is logged, counted and mended."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sitdown.table import Hall, Table
from sitdown.table.broken_invariants import (
    GAP,
    LATE,
    MANY_JOBS,
    NOBODY_ASKED,
    NOT_AS_STORED,
    NOT_LOADED,
    SENTENCES,
    THOUGHT_HERE,
    TOLD_TOO_SOON,
    Broken,
    BrokenInvariant,
)
from sitdown.table.plans.acting import act
from sitdown.table.plans.deed import Deed, Plan, QueuedPlan, ignore
from sitdown.table.plans.leaving import presence
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.running.heartbeat import HELD_UP
from sitdown.table.running.inspection import CONFIRM_SECONDS, STEADY_SECONDS
from sitdown.table.running.invariants import LATE_SECONDS, MAX_JOBS
from sitdown.table.running.steady_clock import SuspendDetector
from sitdown.wire.settings import Clock
from tests.asynchronous import awaited

from .people import Time, Watch, default, fragile_hall, hall_at, lay, play_to_the_end, settled

CLOCK = Clock(decision=10, trading=20, reaction=5, reserve=30)
WHOLE_CLOCK = 40.0
HOUR = 3600.0


class Kept:
    """A hall that has run for a while, and what it counted. Nobody makes rounds there."""

    def __init__(self, hall: Hall, time: Time, counted: Counter[str]) -> None:
        self.hall = hall
        self.time = time
        self.counted = counted

    async def inspect(self) -> list[str]:
        """One look at everything, and the second one that confirms it; gives the suspects."""
        suspects = await self.hall.inspection.suspects()
        await self.hall.inspection.confirm(suspects)
        return [broken.what for broken in suspects]


@asynccontextmanager
async def kept(file: str) -> AsyncIterator[Kept]:
    time, counted = Time(), Counter[str]()

    def count(what: str) -> None:
        counted[what] += 1

    async with hall_at(file, now=time, count_broken=count) as hall:
        await hall.rounds.stop()
        hall.pulse.steady_since -= HOUR
        yield Kept(hall, time, counted)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What kinds of broken invariants the log tells of."""
    records = [record for record in caplog.records if record.name == "sitdown.invariants"]
    assert all(record.message == SENTENCES[vars(record)["why"]] for record in records)
    return [vars(record)["why"] for record in records]


async def timed(hall: Hall) -> Table:
    """A table with a clock, and both players at it."""
    table = await lay(hall, clock=CLOCK)
    Watch(table, 0)
    Watch(table, 1)
    await settled(table)
    return table


async def first_seat(table: Table) -> int:
    await settled(table)
    return table.sitting.owing()[0]


# Nothing is reported of what is sound.


@awaited
async def test_nothing_is_reported_of_a_sound_hall(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        played = [await lay(house.hall, 2, game, clock=CLOCK) for game in ("squirrels", "wallet")]
        watch = Watch(played[0], 0)
        assert await house.inspect() == []
        for table in played:
            await play_to_the_end(table)
            assert await house.inspect() == []
        watch.leave()
        assert await house.inspect() == []
        assert logged(caplog) == []
        assert not house.counted


@awaited
async def test_what_is_broken_for_a_moment_only_is_not_reported(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        table = await timed(house.hall)
        house.time.seconds += WHOLE_CLOCK + LATE_SECONDS + 1
        suspects = await house.hall.inspection.suspects()
        assert [broken.what for broken in suspects] == [LATE]
        await table.do(upkeep)
        await house.hall.inspection.confirm(suspects)
        assert logged(caplog) == []


@awaited
async def test_nothing_is_checked_while_the_server_is_held_up_or_stops(file: str) -> None:
    ticking = Time()
    async with hall_at(file, naps=SuspendDetector(ticking)) as hall:
        await hall.rounds.stop()
        inspection = hall.inspection
        assert not inspection.can_judge()
        for _ in range(round(STEADY_SECONDS / HELD_UP) + 1):
            ticking.seconds += HELD_UP
            hall.pulse.note_beat()
        assert inspection.can_judge()
        ticking.seconds += HELD_UP + 1
        assert not inspection.can_judge()
        hall.pulse.note_beat()
        assert not inspection.can_judge()
        hall.pulse.steady_since -= HOUR
        assert inspection.can_judge()
        hall.stop()
        assert not inspection.can_judge()


@awaited
async def test_a_look_waits_before_it_believes(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async with kept(file) as house:
        await timed(house.hall)
        monkeypatch.setattr("sitdown.table.running.inspection.asyncio.sleep", sleep)
        await house.hall.inspection.look()
        assert waited == []
        house.time.seconds += HOUR
        await house.hall.inspection.look()
        monkeypatch.undo()
        assert waited == [CONFIRM_SECONDS]
        assert house.counted == {LATE: 1}


# Each of them is found.


@awaited
async def test_a_late_table_is_reported_once_and_woken(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        table = await timed(house.hall)
        table.caretaker.cancel_timers()
        house.time.seconds += WHOLE_CLOCK + LATE_SECONDS + 1
        assert await house.inspect() == [LATE]
        while await house.hall.inspection.suspects():
            pass  # one seat after the other is played for
        assert logged(caplog) == [LATE]
        assert house.counted == {LATE: 1}


@awaited
async def test_what_stays_broken_is_logged_and_counted_once(
    file: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with kept(file) as house:
        table = await timed(house.hall)
        table.caretaker.cancel_timers()
        monkeypatch.setattr(table.caretaker, "set_timer", lambda: None)
        house.time.seconds += HOUR
        assert await house.inspect() == await house.inspect() == [LATE]
        assert logged(caplog) == [LATE]
        assert house.counted == {LATE: 1}


@awaited
async def test_a_table_that_nobody_loads_is_reported(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        table = await timed(house.hall)
        house.hall.let_go(table)
        house.time.seconds += WHOLE_CLOCK + LATE_SECONDS + 1
        assert await house.inspect() == [NOT_LOADED]
        assert logged(caplog) == [NOT_LOADED]
        await house.hall.rounds.look_after_what_is_due()
        assert NOT_LOADED not in await house.inspect()


@awaited
async def test_a_table_that_is_not_as_stored_is_read_again(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        table = await lay(house.hall)
        await settled(table)
        watch = Watch(table, 1)
        await settled(table)
        number = table.sitting.number
        table.sitting.number += 1
        assert await house.inspect() == [NOT_AS_STORED]
        assert watch.dismissed == "stopping"
        again = await house.hall.table(table.id)
        await settled(again)
        assert again is not table
        assert again.sitting.number >= number
        assert await house.inspect() == []
        assert logged(caplog) == [NOT_AS_STORED]


@awaited
async def test_who_counts_as_present_without_a_connection_is_given_up(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        table = await lay(house.hall)
        await table.do(presence("p1", house.hall.process, True))
        suspects = await house.hall.inspection.suspects()
        assert suspects == [Broken(THOUGHT_HERE, table.id, seat=1)]
        await house.hall.inspection.confirm(suspects)
        assert "p1" in table.caretaker.lingering
        assert await house.inspect() == []
        assert logged(caplog) == [THOUGHT_HERE]


@awaited
async def test_a_long_queue_is_reported(file: str, caplog: pytest.LogCaptureFixture) -> None:
    async with kept(file) as house:
        table = await lay(house.hall)
        await settled(table)
        table.jobs.extend(QueuedPlan(upkeep, ignore) for _ in range(MAX_JOBS))
        assert await house.inspect() == []
        table.jobs.append(QueuedPlan(upkeep, ignore))
        assert await house.inspect() == [MANY_JOBS]
        assert logged(caplog) == [MANY_JOBS]


@awaited
async def test_a_game_in_which_nobody_is_asked_is_reported(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(file) as house:
        table = await lay(house.hall)
        await settled(table)
        assert table.sitting.position is not None
        table.sitting.position.actors = ()
        assert await house.inspect() == [NOBODY_ASKED]
        assert logged(caplog) == [NOBODY_ASKED]


# What would do harm is not done.


def move(table: Table, seat: int) -> Plan:
    sitting = table.sitting
    assert sitting.position is not None
    action = sitting.position.default(seat)
    assert action is not None
    return act(seat, "move", action, sitting.token(seat))


def doing(table: Table, seat: int) -> Deed:
    """What comes of the least that a seat can do."""
    return move(table, seat)(table.sitting, table.hall.now())


@awaited
async def test_nothing_is_told_before_it_is_stored(file: str) -> None:
    async with kept(file) as house:
        table = await lay(house.hall)
        seat = await first_seat(table)
        watch = Watch(table, seat)
        told, deed = len(watch.messages), doing(table, seat)
        coming = table.sitting.after(deed.records, deed.position)
        with pytest.raises(BrokenInvariant) as raised:
            table.audience.tell(coming, deed.records, table.stored_number)
        assert raised.value.broken == Broken(TOLD_TOO_SOON, table.id, coming.number)
        assert len(watch.messages) == told


@pytest.mark.parametrize("is_retried", [False, True])
@awaited
async def test_a_table_that_would_leave_something_out_is_put_aside_alone(
    file: str, caplog: pytest.LogCaptureFixture, is_retried: bool
) -> None:
    async with fragile_hall(file) as (hall, _):
        bad, good = await lay(hall), await lay(hall)
        seat = await first_seat(bad)
        watch = Watch(bad, seat)
        await settled(bad)
        told, before = len(watch.messages), bad.sitting
        bad.audience.sitting = before.after(doing(bad, seat).records)
        if is_retried:
            bad.must_catch_up = True  # so that a task does it, and not the callback of the store
        acknowledged = await bad.do(move(bad, seat))
        while bad.id in hall.tables:
            await asyncio.sleep(0)
        assert acknowledged > 0
        assert len(watch.messages) == told
        assert watch.dismissed == "damaged"
        assert hall.is_quarantined(bad.id)
        assert logged(caplog) == [GAP]
        await default(good, await first_seat(good))
        hall.aside.clear()
        again = await hall.table(bad.id)
        assert again.sitting.number > before.number


@awaited
async def test_notes_of_tables_that_are_gone_are_dropped(file: str) -> None:
    async with kept(file) as house:
        inspection = house.hall.inspection
        table = await lay(house.hall)
        inspection.report(Broken(LATE, table.id, 3))
        inspection.forget()
        assert inspection.logged == {(LATE, table.id)}
        await settled(table)
        house.hall.let_go(table)
        inspection.forget()
        assert not inspection.logged
        assert not inspection.counted
