"""Nobody's question keeps a bot from its move, nor another from his answer."""

from __future__ import annotations

import asyncio
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sitdown.kernel import Document
from sitdown.runtime import Runtime
from sitdown.server.limits import Limits
from sitdown.server.workers.fair_queue import EXPECTED_SECONDS, FairQueue, Priority
from sitdown.server.workers.pool import PoolJob, WorkerPool
from sitdown.server.workers.questions import QuestionPool
from sitdown.table import Refused
from sitdown.table.running.steady_clock import SteadyClock
from tests.asynchronous import awaited

from .raw import connected
from .service import GENEROUS, LONGEST, Person, Service, service_at

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
STUDY = {"game": "squirrels", "players": 2, "seed": 7, "seat": 0}


class Held(WorkerPool):
    """Workers that do nothing until they are told to, and keep a diary."""

    def __init__(self, count: int, turns: FairQueue[PoolJob] | None = None) -> None:
        super().__init__(Runtime(), count, turns)
        self.diary: list[Any] = []
        self.may_go = asyncio.Event()

    async def attempt(self, job: PoolJob) -> Any:
        self.diary.append(job.arguments[0])
        await self.may_go.wait()
        return job.work(*job.arguments)


def hold(service: Service, workers: WorkerPool) -> Held:
    """From now on these workers wait to be told; what they have to do is kept."""

    async def put() -> Held:
        return Held(workers.count, workers.turns)

    return service.do(put())


@awaited
async def test_the_urgent_is_done_first_and_others_in_turn() -> None:
    workers = Held(1)
    wanted = [("x", 1), ("a", 1), ("a", 1), ("b", 1), ("person", 0)]
    asked = [
        asyncio.ensure_future(workers.run(1, str, f"{whom}{n}", turn=Priority(whom, rank)))
        for n, (whom, rank) in enumerate(wanted)
    ]
    while not workers.diary:
        await asyncio.sleep(0)
    workers.may_go.set()
    await asyncio.gather(*asked)
    assert workers.diary == ["x0", "person4", "a1", "b3", "a2"]


@awaited
async def test_who_no_longer_waits_is_not_worked_for() -> None:
    workers = Held(1, FairQueue(each=1))
    first = asyncio.ensure_future(workers.run(1, str, "first"))
    while not workers.diary:
        await asyncio.sleep(0)
    second = asyncio.ensure_future(workers.run(1, str, "second"))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait([second])
    third = asyncio.ensure_future(workers.run(1, str, "third"))
    workers.may_go.set()
    assert list(await asyncio.gather(first, third)) == ["first", "third"]
    assert workers.diary == ["first", "third"]


@awaited
async def test_what_was_begun_is_finished_before_the_next() -> None:
    """A worker whose caller has gone is still busy."""
    workers = Held(1)
    first = asyncio.ensure_future(workers.run(1, str, "first"))
    while not workers.diary:
        await asyncio.sleep(0)
    first.cancel()
    second = asyncio.ensure_future(workers.run(1, str, "second"))
    await asyncio.wait([first])
    assert workers.diary == ["first"]
    workers.may_go.set()
    assert await second == "second"


@awaited
async def test_an_address_has_so_many_questions() -> None:
    desk = QuestionPool(Runtime(), 1, Limits(questions=2))
    desk.workers = held = Held(1, desk.workers.turns)
    asked = [asyncio.ensure_future(desk.do("a", 1, str, n)) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="still waiting") as refusal:
        await desk.do("a", 1, str, "one too many")
    assert refusal.value.code == "too-many"
    other = asyncio.ensure_future(desk.do("b", 1, str, "b"))
    await asyncio.sleep(0)
    held.may_go.set()
    await asyncio.gather(*asked, other)
    assert held.diary == [0, 1, "b", 2]


def test_bots_play_while_people_ask(service: Service) -> None:
    room = service.room
    real, room.desk.workers = room.desk.workers, hold(service, room.desk.workers)
    try:
        with Person(service) as vera, ThreadPoolExecutor(1) as threads:
            asking = threads.submit(vera.post, "/api/study", STUDY)
            while not room.desk.workers.diary:
                time.sleep(0.01)
            id = vera.lay(players=2, seats=[ME, BOT], pace="quick")
            with vera.sit(id, 0) as seat:
                seat.until("hello")
                while not any(entry.get("by") == "bot" for entry in seat.entries):
                    seat.receive()
            assert not asking.done()
            service.loop.call_soon_threadsafe(room.desk.workers.may_go.set)
            assert asking.result(LONGEST)["view"]["you"] == 0
    finally:
        room.desk.workers = real


def test_who_hangs_up_leaves_the_queue(service: Service) -> None:
    room = service.room
    real, room.desk.workers = room.desk.workers, hold(service, room.desk.workers)
    held = room.desk.workers
    try:
        with Person(service) as vera, ThreadPoolExecutor(2) as threads:
            first = threads.submit(vera.post, "/api/study", STUDY)
            while not held.diary:
                time.sleep(0.01)
            with connected(service, asking_for(STUDY)):
                while not len(held.turns):
                    time.sleep(0.01)
            while len(held.turns):
                time.sleep(0.01)
            service.loop.call_soon_threadsafe(held.may_go.set)
            first.result(LONGEST)
            assert len(held.diary) == 1
    finally:
        room.desk.workers = real


def asking_for(study: Document) -> bytes:
    """A request as it is sent."""
    body = json.dumps(study).encode()
    head = f"POST /api/study HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"Content-Type: application/json\r\n\r\n" + body


# Bots among themselves.


def test_bots_among_themselves_are_so_many_and_no_more(file: str) -> None:
    limits = Limits(bot_tables=2, requests=GENEROUS.requests)
    alone = {"game": "squirrels", "players": 2, "seats": [BOT, BOT], "pace": "slow"}
    with service_at(file, limits=limits) as service, Person(service) as vera:
        with ThreadPoolExecutor(8) as threads:
            answers = list(
                threads.map(lambda _: vera.http.post("/api/tables", json=alone), range(8))
            )
        assert sorted(answer.status_code for answer in answers) == [201, 201, *[429] * 6]
        assert "2 tables of yours" in vera.refused("/api/tables", alone, "too-many")
        with Person(service, "Gosha") as gosha:
            assert "2 tables of yours" in gosha.refused("/api/tables", alone, "too-many")
        # Who plays himself may do so, and no way round leads to a third.
        vera.lay(seats=[ME, BOT])
        waiting = vera.lay(seats=[BOT, BOT], start="host")
        vera.refused(f"/api/tables/{waiting}/start", {}, "too-many")
        free = vera.lay(seats=[BOT, {"kind": "open"}])
        vera.refused(f"/api/tables/{free}/seats", {"seat": 1, "kind": "bot"}, "too-many")


def test_tables_laid_at_once_count_all_the_same(file: str) -> None:
    limits = Limits(tables=3, requests=GENEROUS.requests)
    wanted = {"game": "squirrels", "players": 2}
    with (
        service_at(file, limits=limits) as service,
        Person(service) as vera,
        ThreadPoolExecutor(10) as threads,
    ):
        answers = list(threads.map(lambda _: vera.http.post("/api/tables", json=wanted), range(10)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 7


def test_bots_think_first_where_somebody_waits(service: Service) -> None:
    bots = service.room.bots
    with Person(service) as vera:
        alone = vera.lay(players=2, seats=[BOT, BOT], pace="slow")
        mine = vera.lay(players=2, seats=[ME, BOT], pace="slow")
        with vera.sit(mine, 0) as seat:
            seat.until("hello")
            table = service.do(service.room.hall.table(mine))
            while not table.sitting.is_here(table.sitting.host):
                time.sleep(0.01)
            host = table.sitting.host
            assert bots.priority_of(table) == Priority("127.0.0.1", 0, host, mine)
            other = service.do(service.room.hall.table(alone))
            assert bots.priority_of(other) == Priority("127.0.0.1", 1, host, alone)
            service.room.forget(alone)
            assert bots.priority_of(other) == Priority(host, 1, host, alone)


def test_what_people_ask_for_is_done_in_a_process_of_its_own(service: Service) -> None:
    room = service.room
    own = service.do(room.desk.do("a", LONGEST, os.getpid))
    bots = service.do(room.bots.workers.run(LONGEST, os.getpid))
    assert len({own, bots, os.getpid()}) == 3


def test_a_guest_with_many_tables_does_not_hold_up_the_bot_of_another(file: str) -> None:
    """Both come from one address. The game tells whose bot it is that thinks."""
    with (
        service_at(file) as service,
        Person(service, "Eve") as eve,
        Person(service, "Gosha") as gosha,
    ):
        bots = service.room.bots
        real, held = bots.workers, hold(service, bots.workers)
        bots.workers = held
        for _ in range(10):
            eve.lay("squirrels", 2, seats=[ME, BOT], pace="quick")
        gosha.lay("cosanostra", 3, seats=[ME, BOT, BOT], options={"start_player": 1}, pace="quick")
        while len(held.turns) + len(held.diary) < 11:
            time.sleep(0.01)
        service.loop.call_soon_threadsafe(held.may_go.set)
        while "cosanostra" not in held.diary:
            time.sleep(0.01)
        assert held.diary.index("cosanostra") <= 2  # one was under way, one was in front
        bots.workers = real


def test_a_bot_thinks_first_for_somebody_who_is_about_to_come(service: Service) -> None:
    """A table is laid before its page is opened, and pages are loaded anew."""
    bots, clock = service.room.bots, service.room.hall.now
    assert isinstance(clock, SteadyClock)
    with Person(service) as vera:
        table = service.do(service.room.hall.table(vera.lay(seats=[ME, BOT], pace="slow")))
        assert bots.priority_of(table).rank == 0
        clock.forward(clock() + EXPECTED_SECONDS)
        assert bots.priority_of(table).rank == 1
