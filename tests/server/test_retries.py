"""A bot that owes an answer always thinks or is scheduled, whatever fails beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import asynccontextmanager
from random import Random
from typing import Any, cast

import pytest

from sitdown.kernel import Document
from sitdown.runtime import Runtime
from sitdown.runtime.pool import ProcessPool
from sitdown.server.bots.bot_players import FAILED_THOUGHTS, BotPlayers
from sitdown.server.bots.programs import ProgramConfig, ProgramSeats
from sitdown.server.bots.retries import FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS, Retries
from sitdown.server.workers.fair_queue import too_much
from sitdown.server.workers.pool import WorkerPool
from sitdown.table import Hall, Refused, Table
from sitdown.table.records.people import Chair
from tests.asynchronous import awaited
from tests.table.people import Fragile, fragile_hall, lay, persons


class Timer:
    """A call that a test makes when it wants to."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Timers:
    """All calls that were put off, in the order in which they were."""

    def __init__(self) -> None:
        self.all: list[Timer] = []

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        self.all.append(Timer(seconds, call))
        return self.all[-1]

    def ring(self) -> bool:
        """Makes every call that is due; False if there is none."""
        due = [timer for timer in self.all if not timer.is_cancelled]
        self.all = []
        for timer in due:
            timer.call()
        return bool(due)


class AtOnce:
    """Workers that think where they are asked, and can be made to fail."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []
        self.before: Callable[[], None] = lambda: None

    async def run(self, budget: float, work: Any, *arguments: Any, turn: Any) -> Any:
        self.before()
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        return work(*arguments)

    def close(self) -> None:
        """Nothing to end."""


class House:
    """A hall on a store that fails when it is told to, and bots whose waits a test ends."""

    def __init__(self, hall: Hall, store: Fragile) -> None:
        self.hall, self.store = hall, store
        self.timers, self.workers = Timers(), AtOnce()
        self.bots = BotPlayers(
            cast(WorkerPool, self.workers), ProgramSeats(ProgramConfig(), hall.runtime)
        )
        self.bots.retries = Retries(self.timers.later)
        hall.on_table_changed, hall.on_table_evicted = self.bots.wake, self.bots.forget

    async def lay(self) -> Table:
        """one person, one bot, no clock."""
        return await lay(self.hall, chairs=[*persons(1), Chair(kind="bot", bot="random")])

    async def quiet(self) -> None:
        """Until no bot does anything and no table writes."""
        while busy := self.busy():
            await asyncio.wait(busy)
            await asyncio.sleep(0)

    def busy(self) -> list[asyncio.Future[Any]]:
        working = [table.working for table in self.hall.tables.values()]
        return [*self.bots.tasks, *[one for one in working if one is not None]]


@asynccontextmanager
async def house_at(file: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr("sitdown.table.running.table.STORE_RETRY_SECONDS", 0.0)
    monkeypatch.setattr("sitdown.server.bots.bot_players.answers_after", lambda *_: 0.0)
    async with fragile_hall(file) as (hall, store):
        house = House(hall, store)
        try:
            yield house
        finally:
            await house.bots.close()


def answers(table: Table) -> list[Document]:
    entries = table.sitting.feed.read(1, 0)
    return [entry for entry in entries if entry.get("by") == "bot"]


@awaited
async def test_a_bot_whose_answer_was_not_stored_gives_it_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, monkeypatch) as house:
        house.workers.before = lambda: setattr(house.store, "fails_before", True)
        table = await house.lay()
        await house.quiet()
        assert not answers(table)
        house.workers.before = lambda: None
        assert [timer.seconds for timer in house.timers.all] == [FIRST_WAIT_SECONDS]
        house.timers.ring()
        await house.quiet()
        assert len(answers(table)) == 1
        assert not house.bots.retries.failures


@awaited
async def test_a_bot_whose_worker_fails_thinks_again_and_then_does_the_least(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, monkeypatch) as house:
        house.workers.faults = [ValueError("no thought")] * 100
        table = await house.lay()
        for _ in range(FAILED_THOUGHTS):
            await house.quiet()
            assert not answers(table)
            assert house.timers.ring()
        await house.quiet()
        assert len(answers(table)) == 1
        assert not house.bots.retries.failures


@awaited
async def test_a_wait_doubles_up_to_its_limit(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full queue is no reason to play badly: the bot waits for it however long it takes."""
    async with house_at(file, monkeypatch) as house:
        house.workers.faults = [too_much("much waits") for _ in range(40)]
        table = await house.lay()
        waits = []
        for _ in range(40):
            await house.quiet()
            waits += [timer.seconds for timer in house.timers.all]
            house.timers.ring()
        await house.quiet()
        assert waits[:3] == [FIRST_WAIT_SECONDS, 2 * FIRST_WAIT_SECONDS, 4 * FIRST_WAIT_SECONDS]
        assert waits[-1] == max(waits) == LONGEST_WAIT_SECONDS
        assert len(answers(table)) == 1


@awaited
async def test_what_goes_wrong_beside_the_game_costs_no_answer(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, monkeypatch) as house:

        def fails(*arguments: object) -> None:
            raise ValueError("nothing to say")

        monkeypatch.setattr(house.bots.remarks, "listen", fails)
        monkeypatch.setattr(house.bots.promises, "judge", fails)
        table = await house.lay()
        await house.quiet()
        assert len(answers(table)) == 1


@awaited
async def test_a_table_that_is_loaded_anew_while_its_bot_thinks_gets_its_answer(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, monkeypatch) as house:
        thinks, goes_on = asyncio.Event(), asyncio.Event()
        thinking = house.workers.run

        async def do(*arguments: Any, **turn: Any) -> Any:
            thinks.set()
            await goes_on.wait()
            return await thinking(*arguments, **turn)

        monkeypatch.setattr(house.workers, "run", do)
        old = await house.lay()
        await thinks.wait()
        house.hall.drop(old, Refused("stopping", "come again"))
        table = await house.hall.table(old.id)
        goes_on.set()
        await house.quiet()
        assert table is not old
        assert len(answers(table)) == 1


@awaited
async def test_nothing_is_scheduled_for_a_table_that_has_left_memory(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, monkeypatch) as house:
        house.workers.faults = [ValueError("no thought")]
        table = await house.lay()
        await house.quiet()
        house.hall.drop(table, Refused("stopping", "come again"))
        assert not house.timers.ring()
        assert not house.bots.retries.failures


@awaited
@pytest.mark.parametrize("game", ["squirrels", "cosanostra"])
async def test_a_game_goes_on_whatever_fails(
    file: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The law, over a game among bots: who owes an answer thinks or is scheduled."""
    luck = Random(7)
    async with house_at(file, monkeypatch) as house:

        def mishap() -> None:
            kind = luck.randrange(8)
            house.store.fails_before |= kind == 0
            house.store.fails_after |= kind == 1
            house.workers.faults += [ValueError("no thought")] * (kind == 2)

        house.workers.before = mishap
        chairs = [Chair(kind="bot", bot="random")] * 3
        table = await lay(house.hall, 3, game, chairs)
        while table.sitting.state == "playing" and table.sitting.number < 250:
            await house.quiet()
            retries = house.bots.retries
            about = {errand[2] for errand in (*house.bots.busy, *retries.waiting)}
            assert set(table.sitting.owing()) <= about
            house.timers.ring()
            await asyncio.sleep(0)
        assert table.sitting.number > 20


class Ended:
    """A pool whose processes were ended because of another job."""

    _processes: dict[int, Any] | None = None

    def submit(self, *arguments: object) -> Future[Any]:
        given_up: Future[Any] = Future()
        given_up.cancel()
        return given_up

    def shutdown(self, **how: object) -> None:
        """Has been done."""


@awaited
async def test_a_job_whose_pool_was_ended_is_done_in_the_next_one() -> None:
    workers = WorkerPool(Runtime(), 1)
    assert isinstance(workers.pool, ProcessPool)
    workers.pool.executor = cast(ProcessPoolExecutor, Ended())
    try:
        assert await workers.run(20, abs, -3) == 3
    finally:
        workers.close()
