"""A world: a server on its machine, the people around it, simulated faults, and time."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from msgspec import Struct

from sitdown import catalog, fingerprint
from sitdown.runtime import Inline
from sitdown.server.app import make_app
from sitdown.server.bots.programs import ProgramConfig
from sitdown.server.config import Config
from sitdown.server.limits import Limits
from sitdown.server.process import ROOMS, ServerProcess
from sitdown.server.soak.light_client import Lost
from sitdown.server.socket.admission import Admission
from sitdown.store.protocol import StoreFault
from sitdown.store.sqlite import SQLiteStore
from sitdown.table import Refused

from .evening import Evening
from .front import Fate, Front
from .guest import Over
from .judge import Failure, Judge
from .loop import Host, SimulatedLoop, collecting_when_told
from .machine import BrokenThought, Machine, Process
from .people import Player
from .story import SORTS, Sort, Story, Strike

LOOKS_EVERY = 5.0
"""Seconds between two checks of the judge."""

COLLECTS_EVERY = 900.0
"""Seconds between two garbage collections; killed servers leave garbage."""

AFTER_THE_END = 3600.0
"""Seconds within which everybody has to finish when the story is over."""


class Outcome(Struct):
    """The result of a run."""

    seed: int
    digest: str
    failures: list[Failure]
    counts: Counter[str]
    table_hours: dict[Sort, float]
    cpu: float
    steps: int


class World:
    """The state of one simulation run."""

    def __init__(self, story: Story, folder: Path) -> None:
        self.story = story
        self.luck = Random(f"world/{story.seed}")
        self.loop = SimulatedLoop(Random(f"loop/{story.seed}"))
        path = folder / "tables.sqlite"
        self.machine = Machine(self.loop, story.seed, story.weather, path)
        self.judge = Judge(self)
        self.counts: Counter[str] = Counter()
        self.players: list[Player] = []
        self.front: Front | None = None
        self.room: ServerProcess | None = None
        self.process: Process | None = None
        self.is_over = False
        self.is_up = asyncio.Event()
        self.trouble_until = 0.0
        self.opened_at = 0.0
        self.ending: asyncio.Future[None] = self.loop.create_future()
        """Done when the story is over."""
        self.ended: dict[str, float] = {}
        """For each table, when the first of its people learned that the game was over."""
        self.table_seconds = dict.fromkeys(SORTS, 0.0)
        self.versions = 0
        self.pending: Strike | None = None
        """The strike that the next message arms."""
        self.steps_left: int | None = None
        self.starting: asyncio.Task[None] | None = None

    def require_going_on(self) -> None:
        if self.is_over:
            raise Over

    async def rest(self, seconds: float) -> None:
        """Waits, but not beyond the end of the story."""
        if seconds > 0.0:
            await asyncio.wait([self.ending], timeout=seconds)
        self.require_going_on()

    def count_hours(self, table: str, sort: Sort, began: float) -> None:
        """Adds the hours of a table, until its game or the story is over."""
        over = min(self.ended.get(table, self.loop.clock), self.began + self.story.seconds)
        self.table_seconds[sort] += max(0.0, over - began)

    def seconds_up(self) -> float:
        return self.loop.clock - self.opened_at

    # The server.

    def config(self) -> Config:
        return Config(
            store=str(self.machine.path),
            adopt=self.versions > 0,
            programs=ProgramConfig({"program": "http://192.0.2.9:9/"}),
        )

    async def start(self, opening: int | None = None) -> None:
        """Opens the server, and tries again if that fails."""
        while not self.is_over:
            self.arm(opening)
            opening = None
            if await self.open():
                break
            self.counts["failed starts"] += 1
            await asyncio.sleep(self.luck.choice((0.5, 2.0)))

    async def open(self) -> bool:
        host = Host("server")
        self.process = process = self.machine.new_process()
        gate = Admission(Limits(), runtime=process)
        app = make_app(self.config(), gate, process)
        luck = Random(f"network/{self.story.seed}/{self.machine.processes}")
        front = Front(self.loop, host, app, gate, luck, self.delay, self.fate)
        self.room = app.state.room
        self.front = front
        try:
            await front.start()
        except (Lost, Refused, sqlite3.Error, OSError):
            self.bury(front)
            return False
        if self.judge.store is None:
            self.judge.store = sqlite3.connect(self.machine.path, isolation_level=None)
        self.counts["starts"] += 1
        self.opened_at = self.trouble_until = self.loop.clock
        return True

    def delay(self, luck: Random) -> float:
        late = luck.random() < self.story.weather.late
        return luck.uniform(0.2, 4.0) if late else luck.uniform(0.005, 0.12)

    def fate(self, luck: Random) -> Fate:
        if luck.random() >= self.story.weather.lost:
            return "delivered"
        return luck.choice(("request lost", "answer lost", "cut"))

    def bury(self, front: Front, power_lost: bool = False) -> None:
        """Ends the server's process at once."""
        assert self.process is not None
        self.loop.kill(front.host, power_lost)
        self.process.end()
        if self.room is not None:
            ROOMS.discard(self.room)
        self.front = self.room = None
        self.trouble_until = self.loop.clock

    # Events that hit the server.

    def somebody_asks(self) -> None:
        """Called when a message is sent: arms the pending strike."""
        if self.pending is not None and self.steps_left is None:
            self.arm(self.pending.after)

    def arm(self, steps: int | None) -> None:
        """Lets the pending strike happen after this number of steps; None cancels it."""
        self.steps_left = steps
        self.loop.on_step = None if steps is None else self.step

    def step(self, host: Host) -> None:
        """Called before each callback: counts the server's steps and triggers the strike.

        A server that is still opening is killed instead, and the strike stays pending.
        """
        if self.steps_left is None or self.front is None or host is not self.front.host:
            return
        self.steps_left -= 1
        if self.steps_left < 0:
            self.arm(None)
            strike, self.pending = self.pending, None
            if strike is not None and self.front.is_open:
                self.strike(strike)
            elif not self.front.is_open:
                self.counts["killed while opening"] += 1
                self.pending = strike
                self.loop.kill(self.front.host)

    async def strike_in_turn(self) -> None:
        for strike in self.story.strikes:
            await asyncio.sleep(max(0.0, strike.at - (self.loop.clock - self.began)))
            self.pending = strike

    def strike(self, strike: Strike) -> None:
        front, room = self.front, self.room
        assert front is not None
        assert room is not None
        self.counts[strike.blow] += 1
        self.trouble_until = self.loop.clock
        if strike.blow == "freeze":
            self.loop.skip(strike.down)
            self.trouble_until = self.loop.clock
        elif strike.blow == "clock":
            self.machine.offset += strike.jump or strike.down
        else:
            self.judge.remember_clocks(room.hall)
            if strike.blow == "stop":
                self.starting = self.loop.create_task(self.stop_and_start(front, strike))
            else:
                self.bury(front, power_lost=strike.blow == "power")
                self.starting = self.loop.create_task(self.start_again(strike))

    async def stop_and_start(self, front: Front, strike: Strike) -> None:
        room = self.room
        assert room is not None
        with suppress(Lost):
            await front.stop(room.say_goodbye)
        if self.front is front:
            self.bury(front)
        await self.start_again(strike)

    async def start_again(self, strike: Strike) -> None:
        await asyncio.sleep(strike.down)
        self.machine.offset += strike.jump
        if strike.update:
            self.change_version()
        await self.start(strike.opening)

    def change_version(self) -> None:
        """Gives the rules another fingerprint, as a new version would."""
        self.versions += 1
        self.counts["updates"] += 1
        fingerprint.KNOWN.update(self.fingerprints())

    def fingerprints(self) -> dict[str, str]:
        """Simulated fingerprints. The real ones depend on the version of Python."""
        return dict.fromkeys(catalog.games(), f"simulated {self.versions}")

    # The whole story.

    async def tell(self) -> None:
        """Runs the story from its beginning to its end."""
        self.began = self.loop.clock
        await self.start()
        evenings = [Evening(self, party, n) for n, party in enumerate(self.story.parties)]
        people = [self.loop.create_task(evening.spend()) for evening in evenings]
        beside = [
            self.loop.create_task(self.strike_in_turn()),
            self.loop.create_task(self.keep_watch()),
            self.loop.create_task(self.clear_up()),
        ]
        await asyncio.sleep(self.story.seconds)
        self.is_over = True
        self.ending.set_result(None)
        for player in self.players:
            player.leave()
        self.pending = None
        self.arm(None)
        _, late = await asyncio.wait(people, timeout=AFTER_THE_END)
        for task in (*beside, *late):
            task.cancel()
        for task in people:
            if task.done() and (fault := task.exception()) is not None:
                self.judge.fail("the simulation itself failed", why=repr(fault))
        if late:
            self.judge.fail("people do not come to an end", count=len(late))
        if self.starting is not None:
            await asyncio.wait([self.starting])
        if self.front is not None:
            self.bury(self.front)
        await self.inspect()

    async def keep_watch(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            self.judge.watch()

    async def clear_up(self) -> None:
        while True:
            await asyncio.sleep(COLLECTS_EVERY)
            self.loop.collect()

    async def inspect(self) -> None:
        """Has the judge check the store at the end, on a disk without faults."""
        if self.judge.store is None:
            return
        store = await SQLiteStore.open(
            self.machine.path, Inline(self.machine.wall, self.loop.time, self.luck.randbytes)
        )
        await self.judge.inspect(store)
        await store.close()
        self.judge.store.close()


class Ledger(logging.Handler):
    """Reads the server's log: an error logged there is a failure of the run."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        self.world.counts[f"log: {said}"] += 1
        if record.name == "sitdown.invariants":
            self.world.judge.fail(vars(record)["why"], table=vars(record)["table"], said=said)
            return
        fault = record.exc_info[1] if record.exc_info else None
        if fault is None or isinstance(fault, StoreFault | BrokenThought):
            return
        self.world.judge.fail("logged", said=said, fault=repr(fault), where=place_of(fault))


def place_of(fault: BaseException) -> str:
    """The file and line where an exception was raised."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


@contextmanager
def listening(world: World) -> Iterator[None]:
    """Sends the server's log to the judge, and nowhere else."""
    ledger = Ledger(world)
    logger = logging.getLogger("sitdown")
    before = logger.propagate, logger.level
    logger.addHandler(ledger)
    logger.propagate = False
    logger.setLevel(logging.WARNING)
    try:
        yield
    finally:
        logger.removeHandler(ledger)
        logger.propagate, logger.level = before


@contextmanager
def fixed_fingerprints(world: World) -> Iterator[None]:
    before = dict(fingerprint.KNOWN)
    fingerprint.KNOWN.update(world.fingerprints())
    try:
        yield
    finally:
        fingerprint.KNOWN.clear()
        fingerprint.KNOWN.update(before)


def memory_folder() -> str | None:
    """A folder in memory, if there is one: a simulated disk needs no real one."""
    folder = "/dev/shm"
    return folder if sys.platform == "linux" and os.access(folder, os.W_OK) else None


def run(story: Story) -> Outcome:
    """Runs a story and returns its outcome."""
    began = time.process_time()
    with collecting_when_told():
        outcome = tell(story)
    outcome.cpu = time.process_time() - began
    return outcome


def tell(story: Story) -> Outcome:
    """Runs a story without measuring its time. Its world is garbage when this returns."""
    with tempfile.TemporaryDirectory(prefix="sitdown-world-", dir=memory_folder()) as folder:
        world = World(story, Path(folder))
        with listening(world), fixed_fingerprints(world):
            try:
                world.loop.run_until_complete(world.tell())
            except Exception as error:
                world.judge.fail("the simulation itself failed", why=repr(error))
            for fault in world.loop.faults:
                world.judge.fail("not caught", why=fault.message, exception=repr(fault.exception))
            world.loop.close()
    world.counts += world.machine.counts
    return Outcome(
        seed=story.seed,
        digest=world.judge.digest.hexdigest(),
        failures=world.judge.failures,
        counts=world.counts,
        table_hours={sort: seconds / 3600 for sort, seconds in world.table_seconds.items()},
        cpu=0.0,
        steps=world.loop.steps,
    )
