"""Time: deadlines are records, defaults reveal nothing, and nobody loses time to a dead server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import sitdown
from sitdown.kernel import Document
from sitdown.runtime import Runtime
from sitdown.table import Hall, Table, open_store, plans
from sitdown.table.plans.clock import bots_owe, expires, sits_in_at, wakes_at
from sitdown.table.plans.deed import ignore
from sitdown.table.plans.leaving import ghosts
from sitdown.table.plans.upkeep import seconds_after, stood_still, upkeep
from sitdown.table.records.people import Chair
from sitdown.table.running.steady_clock import SuspendDetector
from sitdown.wire.settings import PRESETS, Clock, clocks
from tests.asynchronous import awaited
from tests.table.people import (
    Time,
    Watch,
    choose,
    default,
    fragile_hall,
    hall_at,
    lay,
    persons,
    settled,
)

CLOCK = Clock(decision=10, trading=20, reaction=5, reserve=30)


@asynccontextmanager
async def running(
    file: str, players: int = 2, game: str = "squirrels", **settings: Any
) -> AsyncIterator[tuple[Hall, Table, Time, list[Watch]]]:
    """A table with a clock, at which everybody is connected."""
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, players, game, **{"clock": CLOCK, **settings})
        watches = [Watch(table, seat) for seat in range(players)]
        await settled(table)
        yield hall, table, time, watches


async def tick(table: Table, time: Time, seconds: float) -> None:
    """Time passes, and the table does what is due."""
    time.seconds += seconds
    number = -1
    while table.sitting.number != number:
        number = table.sitting.number
        await table.do(upkeep)


@awaited
async def test_a_deadline_is_a_record_and_everybody_sees_it(file: str) -> None:
    async with running(file) as (hall, table, time, watches):
        clock = watches[0].newest("clock")
        assert clock["due"] == {"0": time.seconds + 10, "1": time.seconds + 10}
        assert clock["reserve"] == {"0": 30.0, "1": 30.0}
        hall.tables.clear()
        assert (await hall.table(table.id)).sitting.due == table.sitting.due


@awaited
async def test_when_time_and_reserve_are_used_up_the_default_is_done(file: str) -> None:
    async with running(file) as (_, table, time, watches):
        await default(table, 1)
        await tick(table, time, 39)
        assert table.sitting.owing() == (0,)
        await tick(table, time, 1)
        assert table.sitting.window == 2
        entry = watches[1].entries[-1]
        assert entry["by"] == "clock"
        assert entry["seat"] == 0
        assert table.sitting.reserve[0] == 0.0
        assert table.sitting.reserve[1] == 30.0


@awaited
async def test_what_one_needs_beyond_the_decision_comes_out_of_the_reserve(file: str) -> None:
    async with running(file) as (_, table, time, watches):
        time.seconds += 14
        await default(table, 0)
        time.seconds += 1
        await default(table, 1)
        assert table.sitting.reserve == {0: 26.0, 1: 25.0}
        assert watches[0].newest("clock")["reserve"] == {"0": 26.0, "1": 25.0}
        seat = table.sitting.owing()[0]
        assert expires(table.sitting, seat) == time.seconds + 10 + table.sitting.reserve[seat]


@awaited
async def test_in_a_reaction_window_there_is_no_reserve_and_no_name(file: str) -> None:
    async with running(file, 5, "gentlemen") as (_, table, time, watches):
        await choose(table, table.sitting.owing()[0], 0)
        asked = table.sitting.asked
        assert table.sitting.hushed
        assert set(table.sitting.due.values()) == {time.seconds + 5}
        await default(table, asked[0])
        await tick(table, time, 5)
        assert table.sitting.window == 3
        entry = watches[asked[0]].entries[-1]
        assert entry["by"] is None
        assert table.sitting.reserve == dict.fromkeys(range(5), 30.0)


@awaited
async def test_where_people_bargain_there_is_more_time(file: str) -> None:
    async with running(file, 5, "gentlemen") as (_, table, time, _watches):
        await choose(table, table.sitting.owing()[0], 0)
        for seat in table.sitting.asked:
            await default(table, seat)
        assert table.sitting.position is not None
        assert table.sitting.position.phase == "final"
        assert list(table.sitting.due.values()) == [time.seconds + 20]


@awaited
async def test_clocks_stand_still_while_no_server_runs(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, process="first") as hall:
        table = await lay(hall, 2, clock=CLOCK)
        Watch(table, 0)
        Watch(table, 1)
        await settled(table)
        due = dict(table.sitting.due)
        time.seconds += 4
    time.seconds += 1000
    async with hall_at(file, now=time, process="second") as hall:
        again = await hall.table(table.id)
        await settled(again)
        assert again.sitting.due == {seat: moment + 1000 for seat, moment in due.items()}
        kinds = [entry["kind"] for entry in again.sitting.feed.read(None, 0)]
        assert "still" in kinds
        number = again.sitting.number
        await again.do(stood_still(hall.pulse.outages))
        assert again.sitting.number == number


@awaited
async def test_a_table_that_nobody_opened_between_two_outages_loses_neither(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, process="first") as hall:
        table = await lay(hall, 2, clock=CLOCK)
        await settled(table)
        due = dict(table.sitting.due)
    time.seconds += 1000
    async with hall_at(file, now=time, process="second"):
        time.seconds += 3
    time.seconds += 100
    async with hall_at(file, now=time, process="third") as hall:
        again = await hall.table(table.id)
        await settled(again)
        assert again.sitting.due == {seat: moment + 1100 for seat, moment in due.items()}


@awaited
async def test_a_server_that_is_killed_while_it_opens_has_noted_the_outage(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time, process="first") as hall:
        table = await lay(hall, 2, clock=CLOCK)
        await settled(table)
        due = dict(table.sitting.due)
    time.seconds += 1000
    store = await open_store(file, "killed")
    await Hall(store, Runtime(), process="killed", now=time).pulse.begin()
    await store.close()
    time.seconds += 4
    async with hall_at(file, now=time, process="second") as hall:
        again = await hall.table(table.id)
        await settled(again)
        assert again.sitting.due == {seat: moment + 1004 for seat, moment in due.items()}


@awaited
async def test_a_table_out_of_memory_sleeps_too_when_the_process_does(file: str) -> None:
    time, ticking = Time(), Time()
    async with hall_at(file, now=time, naps=SuspendDetector(ticking)) as hall:
        table = await lay(hall, 2, clock=CLOCK)
        await settled(table)
        due = dict(table.sitting.due)
        hall.let_go(table)
        for clock in (time, ticking):
            clock.seconds += 1000
        again = await hall.table(table.id)
        again.work()
        await settled(again)
        again.work()
        await settled(again)
        assert again.sitting.due == {
            seat: pytest.approx(moment + 1000, abs=1.1) for seat, moment in due.items()
        }


@awaited
async def test_an_outage_that_a_failing_store_did_not_take_is_given_back_later(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall, 2, clock=CLOCK)
        await settled(table)
        due = dict(table.sitting.due)
        hall.pulse.outages.append((hall.now(), hall.now() + 100))
        store.fails_before = True
        hall.settle(table)
        await settled(table)
        assert table.sitting.due == {seat: moment + 100 for seat, moment in due.items()}


@awaited
async def test_a_store_that_fails_for_long_makes_no_long_queue(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.table.running.table.STORE_RETRY_SECONDS", 0.0)
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall, 2, clock=CLOCK)
        await settled(table)
        due = dict(table.sitting.due)
        hall.pulse.outages.append((hall.now(), hall.now() + 100))
        longest = 0
        for _ in range(50):
            store.fails_before = True
            table.submit(ghosts(set()), ignore)
            table.submit_first(stood_still(hall.pulse.outages))
            while store.fails_before:
                longest = max(longest, len(table.jobs))
                await asyncio.sleep(0)
        await settled(table)
        assert longest <= 10
        assert table.sitting.due == {seat: moment + 100 for seat, moment in due.items()}


@awaited
async def test_who_has_gone_while_the_store_failed_is_noted_later(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.table.running.scheduler.RECONNECT_SECONDS", 0.0)
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall, 2, clock=CLOCK)
        watches = [Watch(table, seat) for seat in range(2)]
        await settled(table)
        store.fails_before = True
        watches[0].leave()
        table.caretaker.note_absence("p0")
        await settled(table)
        while table.caretaker.lingering or table.working:
            await asyncio.sleep(0)
        assert table.sitting.chairs[0].gone_at is not None
        assert table.sitting.chairs[1].gone_at is None


def test_outages_that_overlap_count_once() -> None:
    assert seconds_after(10.0, []) == 0.0
    assert seconds_after(10.0, [(0.0, 10.0)]) == 0.0
    assert seconds_after(10.0, [(0.0, 12.0)]) == 2.0
    assert seconds_after(10.0, [(30.0, 40.0), (0.0, 12.0), (30.0, 35.0)]) == 12.0


@awaited
async def test_the_clock_of_who_is_gone_waits_for_the_bot(file: str) -> None:
    async with running(file, grace=60) as (_, table, time, watches):
        watches[0].leave()
        await table.do(ghosts(set()))
        Watch(table, 1)
        await settled(table)
        await default(table, 1)
        assert expires(table.sitting, 0) is None
        assert watches[1].newest("clock")["still"]
        await tick(table, time, 59)
        assert table.sitting.chairs[0].player is None
        await tick(table, time, 1)
        assert table.sitting.chairs[0].player == "cautious"
        assert watches[1].entries[-1]["kind"] == "stand-in"
        assert bots_owe(table.sitting)


@awaited
async def test_who_comes_back_late_has_a_moment_to_answer(file: str) -> None:
    async with running(file, grace=60) as (_, table, time, watches):
        await default(table, 1)
        watches[0].leave()
        await table.do(ghosts(set()))
        Watch(table, 1)
        await tick(table, time, 50)
        assert table.sitting.owing() == (0,)
        Watch(table, 0)
        await settled(table)
        await tick(table, time, 4)
        assert table.sitting.owing() == (0,)
        await tick(table, time, 1)
        assert table.sitting.window == 2


@awaited
async def test_nobody_stops_the_clock_by_going_again_and_again(file: str) -> None:
    async with running(file, grace=60) as (_, table, time, watches):
        await default(table, 1)
        for _ in range(3):
            watches[0].leave()
            await table.do(ghosts(set()))
            Watch(table, 1)
            await settled(table)
            if expires(table.sitting, 0) is not None:
                break
            watches[0] = Watch(table, 0)
            await settled(table)
        await tick(table, time, 40)
        assert table.sitting.window == 2


@awaited
async def test_who_comes_back_plays_again(file: str) -> None:
    async with running(file, clock=None, grace=10) as (_, table, time, watches):
        watches[0].leave()
        table.caretaker.lingering["p0"].cancel()
        table.caretaker.note_absence("p0")
        await settled(table)
        assert watches[1].newest("table")["seats"][0]["bot_at"] == time.seconds + 10
        await tick(table, time, 10)
        assert watches[1].newest("table")["seats"][0]["stand_in"] == "cautious"
        Watch(table, 0)
        await settled(table)
        assert table.sitting.chairs[0].player is None
        assert [entry["kind"] for entry in watches[1].entries[-2:]] == ["here", "back"]


@awaited
async def test_no_bot_sits_in_while_nobody_waits(file: str) -> None:
    async with running(file, clock=None, grace=10) as (_, table, time, watches):
        for watch in watches:
            watch.leave()
        await table.do(ghosts(set()))
        await tick(table, time, 1000)
        assert [chair.player for chair in table.sitting.chairs] == [None, None]
        Watch(table, 1)
        await settled(table)
        await tick(table, time, 0)
        assert table.sitting.chairs[0].player == "cautious"
        assert table.sitting.chairs[1].player is None


@awaited
async def test_without_grace_no_bot_comes_and_the_clock_runs_on(file: str) -> None:
    async with running(file, grace=None) as (_, table, time, watches):
        watches[0].leave()
        await table.do(ghosts({"two"}))
        Watch(table, 1)
        await settled(table)
        assert sits_in_at(table.sitting, 0) is None
        await default(table, 1)
        await tick(table, time, 40)
        assert table.sitting.window == 2


@awaited
async def test_one_can_ask_for_a_bot_and_take_over_again(file: str) -> None:
    async with running(file, clock=None) as (_, table, _time, watches):
        await table.do(plans.stand_in("p0", 0, True, "cautious"))
        assert table.sitting.chairs[0].player == "cautious"
        watches[0].leave()
        Watch(table, 0)
        await settled(table)
        assert table.sitting.chairs[0].player == "cautious"
        await table.do(plans.stand_in("p0", 0, False, "cautious"))
        assert table.sitting.chairs[0].player is None


@awaited
async def test_the_store_knows_when_a_table_has_something_to_do(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, clock=CLOCK)
        Watch(table, 0)
        Watch(table, 1)
        await settled(table)
        moment = wakes_at(table.sitting)
        assert moment == time.seconds + 40
        assert await hall.store.due(moment - 1, 10) == []
        assert await hall.store.due(moment + 1, 10) == [table.id]
        bots = [Chair(kind="bot", bot="random", name="B") for _ in range(2)]
        waiting = await lay(hall, 2, chairs=bots)
        assert waiting.id in await hall.store.due(time.seconds + 1, 10)


@awaited
async def test_a_table_that_nobody_has_open_is_looked_after(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 2, clock=CLOCK, grace=None)
        hall.tables.clear()
        time.seconds += 100
        await hall.rounds.look_after_what_is_due()
        assert table.id in hall.tables
        await hall.tables[table.id].do(upkeep)
        assert hall.tables[table.id].sitting.number > table.sitting.number


@awaited
async def test_what_could_not_be_written_when_it_was_due_is_tried_again(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall, 2, clock=CLOCK)
        watches = [Watch(table, seat) for seat in range(2)]
        await settled(table)
        assert isinstance(hall.now, Time)
        hall.now.seconds += 60
        store.fails_before = True
        table.caretaker.wake()
        await settled(table)
        while table.sitting.window == 0 or table.working:
            await asyncio.sleep(0)
        assert any(entry["kind"] == "events" for entry in watches[0].entries)


@awaited
async def test_a_process_takes_over_the_tables_of_a_dead_one(database: str) -> None:
    time = Time()
    async with hall_at(database, now=time, process="one", shared=True) as one:
        bots = [Chair(kind="bot", bot="random", name="B") for _ in range(2)]
        table = await lay(one, 2, chairs=bots)
        assert table.caretaker.holds_lease()
        async with hall_at(database, now=time, process="two", shared=True) as two:
            there = await two.table(table.id)
            assert not there.caretaker.holds_lease()
            time.seconds += 11
            await two.rounds.look_after_what_is_due()
            assert there.caretaker.holds_lease()


@pytest.mark.parametrize("game", sitdown.games())
def test_every_game_has_clocks_of_its_own_from_short_to_long(game: str) -> None:
    found = clocks(game)
    assert [clock.id for clock in found] == [clock.id for clock in PRESETS]
    assert [clock.decision for clock in found] == sorted(clock.decision for clock in found)
    assert all(clock.decision >= 10 and clock.reaction >= 10 for clock in found)


def test_a_game_without_clocks_of_its_own_gets_the_usual_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.catalog.folder", lambda game: tmp_path)
    assert clocks("squirrels") == list(PRESETS)


MAIL = Clock(decision=86400, trading=86400, reaction=86400)
TENTATIVE = {"do": "offer", "money": [0, 1, 1, 1, 1], "accomplices": {}}


async def offered(table: Table) -> None:
    """The dealer makes a tentative proposal, and the others have nothing to say to it."""
    await table.do(plans.act(0, "offer", TENTATIVE, table.sitting.token(0)))
    for seat in range(1, 5):
        await default(table, seat)
    assert table.sitting.owing() == (0,)


def names(entry: Document) -> list[str]:
    return [event["event"] for event in entry.get("events", [])]


@awaited
async def test_a_dealer_who_sleeps_folds_where_the_clock_is_one_of_minutes(file: str) -> None:
    """GD-3.17, without anybody having named the option."""
    async with running(file, 5, "gentlemen") as (_, table, time, watches):
        await tick(table, time, 39)
        assert table.sitting.owing() == (0,)
        await tick(table, time, 1)
        entry = watches[1].entries[-1]
        assert (entry["by"], entry["seat"]) == ("clock", 0)
        assert names(entry)[0] == "folded"
        assert table.sitting.owing() == (1,)


@awaited
async def test_nobodys_tentative_offer_is_put_to_the_vote_for_him(file: str) -> None:
    async with running(file, 5, "gentlemen") as (_, table, time, watches):
        await offered(table)
        await tick(table, time, 50)
        entry = watches[1].entries[-1]
        assert (entry["by"], entry["seat"]) == ("clock", 0)
        assert names(entry)[0] == "folded"
        assert "final" not in [name for one in watches[1].entries for name in names(one)]


@pytest.mark.parametrize(
    ("clock", "options"), [(MAIL, {}), (CLOCK, {"timer": False})], ids=["mail", "house rules"]
)
@awaited
async def test_without_the_timer_a_dealer_cannot_decline_and_his_last_word_stands(
    file: str, clock: Clock, options: Document
) -> None:
    """GD-R13: something must be proposed, and the page of the game names the default."""
    async with running(file, 5, "gentlemen", clock=clock, options=options) as one:
        _, table, time, watches = one
        await offered(table)
        await tick(table, time, 86400)
        assert names(watches[1].entries[-1])[0] == "final"
        assert watches[1].entries[-1]["events"][0]["money"] == TENTATIVE["money"]


@awaited
async def test_the_options_follow_the_clock_until_the_host_names_them(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 5, "gentlemen", chairs=[*persons(1), *[Chair()] * 4], clock=CLOCK)
        assert table.sitting.options == {"timer": True}
        await table.do(plans.change("p0", clock=MAIL))
        assert table.sitting.options == {}
        await table.do(plans.change("p0", clock=CLOCK))
        assert table.sitting.options == {"timer": True}
        await table.do(plans.change("p0", options={"timer": True, "rounds": 1}))
        await table.do(plans.change("p0", clock=None))
        assert table.sitting.options == {"timer": True, "rounds": 1}
        await table.do(plans.change("p0", options={"timer": False}, clock=CLOCK))
        assert table.sitting.options == {"timer": False}
        hall.tables.clear()
        assert (await hall.table(table.id)).sitting.options == {"timer": False}


def test_a_clock_is_one_of_minutes_up_to_an_hour() -> None:
    for seconds, added in ((1, True), (3600, True), (3601, False)):
        clock = Clock(decision=seconds, trading=1, reaction=1)
        assert bool(plans.by_clock("gentlemen", clock, {})) is added
    assert plans.by_clock("gentlemen", None, {}) == {}
    assert plans.by_clock("squirrels", CLOCK, {}) == {}
