"""The simulated loop: virtual time, a seeded order, and hosts that die between two callbacks."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random

import pytest

from sitdown.server.soak.simulation import disposal
from sitdown.server.soak.simulation import loop as loops
from sitdown.server.soak.simulation.loop import Host, SimulatedLoop, Spinning, Stuck

from .worlds import run, simulated

# Time.


def test_hours_pass_without_waiting() -> None:
    async def sleeper() -> tuple[float, float]:
        loop = asyncio.get_running_loop()
        before = loop.time()
        await asyncio.sleep(7200)
        return before, loop.time()

    assert run(sleeper()) == (1000.0, 8200.0)


def test_timers_come_in_the_order_of_their_times_and_cancelled_ones_never() -> None:
    with simulated() as loop:
        seen: list[float] = []
        for seconds in (3.0, 1.0, 2.0):
            loop.call_later(seconds, seen.append, seconds)
        timers = [loop.call_later(1.5, seen.append, 1.5) for _ in range(500)]
        for timer in timers:
            timer.cancel()
        assert len(loop.timers) < 500
        loop.call_later(4, loop.stop)
        loop.run_forever()
        assert seen == [1.0, 2.0, 3.0]


def test_equal_times_in_one_callback_keep_their_order() -> None:
    with simulated(seed=5) as loop:
        seen: list[int] = []
        for number in range(50):
            loop.call_at(1001.0, seen.append, number)
        loop.call_at(1002.0, loop.stop)
        loop.run_forever()
        assert seen == list(range(50))


def test_time_that_is_skipped_runs_nothing() -> None:
    async def nap() -> list[float]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        seen: list[float] = []
        loop.call_later(1.0, lambda: seen.append(loop.time()))
        loop.skip(20.0)
        assert seen == []
        await asyncio.sleep(0.5)
        return seen

    assert run(nap()) == [1020.0]


def test_a_world_in_which_nothing_will_happen_says_so() -> None:
    async def forever() -> None:
        await asyncio.Event().wait()

    with simulated() as loop, pytest.raises(Stuck):
        loop.run_until_complete(forever())


def test_a_loop_that_runs_in_circles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "MOST_AT_ONE_TIME", 1000)

    async def circle() -> None:
        while True:
            await asyncio.sleep(0)

    with simulated() as loop, pytest.raises(Spinning):
        loop.run_until_complete(circle())


# Order.


async def talk(seen: list[str]) -> None:
    async def say(name: str) -> None:
        for number in range(4):
            seen.append(f"{name}{number}")
            await asyncio.sleep(0)

    await asyncio.gather(*[say(name) for name in "abcdef"])


def order_of(seed: int) -> list[str]:
    seen: list[str] = []
    run(talk(seen), seed)
    return seen


def test_a_seed_gives_one_order_and_another_seed_another() -> None:
    assert order_of(1) == order_of(1)
    assert order_of(1) != order_of(2)
    assert sorted(order_of(1)) == sorted(order_of(2))


def test_without_luck_the_order_is_that_of_asyncio() -> None:
    mine: list[str] = []
    theirs: list[str] = []
    loop = SimulatedLoop(None)
    loop.run_until_complete(talk(mine))
    loop.close()
    asyncio.run(talk(theirs))
    assert mine == theirs


def test_one_callback_keeps_the_order_of_what_it_registers() -> None:
    async def register(seed: int) -> list[int]:
        loop, seen = asyncio.get_running_loop(), list[int]()
        for number in range(20):
            loop.call_soon(seen.append, number)
        await asyncio.sleep(1)
        return seen

    for seed in range(5):
        assert run(register(seed), seed) == list(range(20))


# The tools of asyncio.


def test_the_tools_of_asyncio_work() -> None:
    async def tools() -> list[object]:
        async def after(seconds: float) -> float:
            await asyncio.sleep(seconds)
            return seconds

        found: list[object] = []
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(50):
                await after(100)
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(after(n)) for n in (1, 2, 300)]
        done, pending = await asyncio.wait(tasks, timeout=10)
        found.append((len(done), len(pending)))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(tasks[2]), 1)
        found.append(await tasks[2])
        found.append(await asyncio.gather(after(2), after(1)))
        found.append(await asyncio.to_thread(sum, [1, 2, 3]))
        lock, event = asyncio.Lock(), asyncio.Event()
        async with lock:
            loop.call_later(1, event.set)
            await event.wait()
        async with asyncio.TaskGroup() as group:
            group.create_task(after(1))
        queue: asyncio.Queue[str] = asyncio.Queue()
        loop.call_later(1, queue.put_nowait, "queued")
        found.append(await queue.get())
        return found

    assert run(tools()) == [(2, 1), 300, [2, 1], 6, "queued"]


def test_an_executor_takes_its_time_and_does_its_work_also_for_nobody() -> None:
    with simulated() as loop:
        loop.executor_delay = lambda: 2.5
        done: list[float] = []

        async def ask() -> None:
            future = loop.run_in_executor(None, lambda: done.append(loop.time()))
            await asyncio.sleep(1)
            future.cancel()
            with pytest.raises(ZeroDivisionError):
                await loop.run_in_executor(None, lambda: 1 // 0)

        loop.run_until_complete(ask())
        assert done == [1002.5]


def test_a_real_thread_is_turned_away() -> None:
    faults: list[str] = []

    def call(loop: SimulatedLoop) -> None:
        try:
            loop.call_soon_threadsafe(print)
        except RuntimeError as error:
            faults.append(str(error))

    with simulated() as loop:
        thread = threading.Thread(target=call, args=(loop,))
        thread.start()
        thread.join()
    assert "a thread" in faults[0]


# Faults.


def test_what_nobody_catches_is_a_fault() -> None:
    loop = SimulatedLoop(Random(1))

    async def fail() -> None:
        raise KeyError("task")

    async def work() -> None:
        loop.call_soon(lambda: 1 // 0)
        loop.create_task(fail(), context=Host("server").context)
        await asyncio.sleep(1)

    loop.run_until_complete(work())
    loop.collect()
    assert [(fault.host, type(fault.exception)) for fault in loop.faults] == [
        ("outside", ZeroDivisionError),
        ("server", KeyError),
    ]
    loop.close()


# Death.


@asynccontextmanager
async def around(ran: list[str]) -> AsyncIterator[None]:
    try:
        yield
    finally:
        ran.append("context")


@contextmanager
def inside(ran: list[str]) -> Iterator[None]:
    try:
        yield
    finally:
        ran.append("generator")


async def count(ran: list[str]) -> AsyncIterator[int]:
    try:
        for number in range(10**6):
            await asyncio.sleep(1)
            yield number
    finally:
        ran.append("count")


class Server:
    """Something that tells of everything that runs in it."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.loops: list[object] = []

    async def serve(self) -> None:
        self.loops.append(asyncio.current_task())  # a cycle, as real servers are
        try:
            async with around(self.ran), asyncio.TaskGroup() as group:
                with inside(self.ran):
                    group.create_task(self.wait())
                    group.create_task(self.number())
                    await self.wait()
        except asyncio.CancelledError:
            self.ran.append("cancelled")
            raise
        finally:
            self.ran.append("finally")

    async def wait(self) -> None:
        try:
            await asyncio.sleep(10**6)
        finally:
            self.ran.append("finally of a part")

    async def number(self) -> None:
        async for _ in count(self.ran):
            pass

    async def left_over(self) -> None:
        """A generator that is suspended with no task inside, and a coroutine never begun."""
        numbers = count(self.ran)
        await anext(numbers)
        begun = [self.wait()]
        await asyncio.sleep(10**6)
        await begun[0]


def watched_server(loop: SimulatedLoop, host: Host) -> tuple[list[str], weakref.ref[Server]]:
    server = Server()
    loop.create_task(server.serve(), context=host.context.copy())
    loop.create_task(server.left_over(), context=host.context.copy())
    host.context.run(loop.call_later, 50, server.ran.append, "timer")
    return server.ran, weakref.ref(server)


def test_a_killed_host_runs_nothing_any_more_and_leaves_nothing() -> None:
    with simulated() as loop:
        host = Host("server")
        ran, server = watched_server(loop, host)

        async def outside() -> None:
            await asyncio.sleep(10)
            loop.kill(host)
            await asyncio.sleep(1000)

        loop.run_until_complete(outside())
        gc.collect()
        assert ran == []
        assert host.is_dead
        assert server() is None
        assert disposal.GRAVEYARD == []


def test_a_host_dies_between_any_two_callbacks() -> None:
    """Each step of its life is once the last one."""
    lives = []
    for last in range(1, 40):
        with simulated() as loop:
            host = Host("server")
            ran, _ = watched_server(loop, host)
            steps = [0]

            def strike(
                about_to_run: Host,
                host: Host = host,
                steps: list[int] = steps,
                last: int = last,
                kill: Callable[[Host], None] = loop.kill,
            ) -> None:
                steps[0] += about_to_run is host
                if steps[0] == last:
                    kill(host)

            loop.on_step = strike
            loop.run_until_complete(asyncio.sleep(30))
            gc.collect()
            assert ran == []
            lives.append(host.is_dead)
    assert lives == [True] * 39


def test_a_host_that_kills_itself_dies_after_its_callback() -> None:
    with simulated() as loop:
        host = Host("server")
        ran: list[str] = []

        async def suicide() -> None:
            loop.kill(host)
            ran.append("the same callback")
            await asyncio.sleep(0)
            ran.append("the next")

        loop.create_task(suicide(), context=host.context)
        loop.run_until_complete(asyncio.sleep(1))
        assert ran == ["the same callback"]


def test_others_learn_of_a_death_and_live_on() -> None:
    with simulated() as loop:
        host, seen = Host("server"), list[str]()
        host.watchers["one"] = lambda: seen.append("died")

        async def shared(future: asyncio.Future[None], name: str) -> None:
            await future
            seen.append(name)

        async def outside() -> None:
            future: asyncio.Future[None] = loop.create_future()
            loop.create_task(shared(future, "server"), context=host.context)
            other = loop.create_task(shared(future, "outside"))
            await asyncio.sleep(1)
            loop.kill(host)
            future.set_result(None)
            await other

        loop.run_until_complete(outside())
        assert seen == ["died", "outside"]


def test_what_a_dead_host_has_left_unread_is_no_fault() -> None:
    with simulated() as loop:
        host = Host("server")

        async def fail() -> None:
            raise KeyError

        async def keep() -> None:
            mine = asyncio.get_running_loop().create_task(fail())
            cycle: list[object] = [mine]
            cycle.append(cycle)
            await asyncio.sleep(100)

        loop.create_task(keep(), context=host.context)
        loop.run_until_complete(asyncio.sleep(10))
        loop.kill(host)


def test_a_closed_world_ends_silently() -> None:
    ran: list[str] = []
    loop = SimulatedLoop(Random(1))
    server = Server()
    server.ran = ran
    loop.create_task(server.serve())
    loop.run_until_complete(asyncio.sleep(1))
    loop.close()
    del server, loop
    gc.collect()
    assert ran == []
