"""The simulated machine: clock, random numbers, disk, and the runtime of a server on it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from sitdown.kernel import Document
from sitdown.runtime import Inline, Pool, TimeIsUp
from sitdown.runtime.inline import InlineLane
from sitdown.server.bots.programs import asked

from .loop import SimulatedLoop
from .story import Weather

EPOCH = 1_800_000_000.0
"""The wall-clock time at which every story begins."""

LONGEST_STALL = 40.0


class Machine:
    """The parts that outlive a server process: the disk and the wall clock."""

    def __init__(self, loop: SimulatedLoop, seed: int, weather: Weather, path: Path) -> None:
        self.loop = loop
        self.seed = seed
        self.weather = weather
        self.path = path
        self.luck = Random(f"machine/{seed}")
        self.disk_luck = Random(f"disk/{seed}")
        self.offset = EPOCH
        self.counts: Counter[str] = Counter()
        self.full_until = 0.0
        self.trouble_until = 0.0
        """The time of the disk's last fault, or when the present one will end."""
        self.processes = 0

    def wall(self) -> float:
        return self.offset + self.loop.clock

    def has_trouble_until(self, moment: float) -> None:
        self.trouble_until = max(self.trouble_until, moment)

    def new_process(self) -> Process:
        """The runtime of a new server process on this machine."""
        self.processes += 1
        return Process(self)

    def disk_seconds(self) -> float:
        """The seconds that the disk takes for an operation; rarely many."""
        luck = self.disk_luck
        if luck.random() < self.weather.stalls:
            self.counts["stalls"] += 1
            seconds = luck.uniform(1.0, LONGEST_STALL)
            self.has_trouble_until(self.loop.clock + seconds)
            return seconds
        return luck.uniform(0.0003, 0.006) if luck.random() < 0.99 else luck.uniform(0.05, 0.9)

    def before_commit(self) -> str | None:
        """The error of a commit, or None. After an error the commit may have been written."""
        luck, weather, now = self.disk_luck, self.weather, self.loop.clock
        self.counts["commits"] += 1
        if now < self.full_until:
            self.counts["full disk"] += 1
            return "database or disk is full"
        drawn = luck.random()
        if drawn < weather.full:
            self.full_until = now + luck.uniform(1.0, 30.0)
            self.has_trouble_until(self.full_until)
            return "database or disk is full"
        if drawn < weather.full + weather.write_faults:
            self.counts["write faults"] += 1
            self.has_trouble_until(now)
            return "disk I/O error"
        return None

    def fails_to_read(self) -> bool:
        fails = self.disk_luck.random() < self.weather.read_faults
        self.counts["read faults"] += fails
        return fails


class Process(Inline):
    """The runtime of one server process on a machine."""

    def __init__(self, machine: Machine) -> None:
        luck = Random(f"chance/{machine.seed}/{machine.processes}")
        super().__init__(machine.wall, machine.loop.time, luck.randbytes)
        self.machine = machine
        self.luck = luck
        self.open: list[Connection] = []
        self.lanes: list[InlineLane] = []

    def lane(self, name: str) -> InlineLane:
        lane = super().lane(name)
        self.lanes.append(lane)
        return lane

    def delay(self, what: str) -> float:
        return self.luck.uniform(0.0001, 0.003) if what == "aside" else self.machine.disk_seconds()

    def pool(self, count: int, prepare: Callable[[], None]) -> Pool:
        return Thinkers(self.machine)

    def connect(self, path: Path, read_only: bool = False) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.address(path, read_only),
            uri=True,
            isolation_level=None,
            check_same_thread=False,
            factory=Connection,
        )
        connection.machine = self.machine
        connection.reads_only = read_only
        self.open.append(connection)
        return connection

    def address(self, path: Path, read_only: bool) -> str:
        return f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"

    def end(self) -> None:
        """Called when the process was killed: closes its files, as an operating system would."""
        for connection in self.open:
            connection.machine = None
            connection.close()


class Connection(sqlite3.Connection):
    """A connection to a database on a disk that fails sometimes.

    A failed commit is written in half the cases all the same, as on a real disk.
    """

    machine: Machine | None = None
    reads_only = False

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        if self.machine is not None:
            if self.reads_only:
                if self.machine.fails_to_read():
                    raise sqlite3.OperationalError("disk I/O error")
            elif statement == "COMMIT" and (fault := self.machine.before_commit()) is not None:
                if "full" not in fault and self.machine.disk_luck.random() < 0.5:
                    super().execute(statement)
                    self.machine.counts["written all the same"] += 1
                raise sqlite3.OperationalError(fault)
        return super().execute(statement, values)


class Thinkers:
    """Simulated worker processes: they answer after a while, too late, or not at all."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    async def do(self, budget: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        machine, luck = self.machine, self.machine.luck
        machine.counts["thoughts"] += 1
        if work is asked:
            return await self.ask_program(arguments)
        drawn = luck.random()
        if drawn < machine.weather.overdue:
            await asyncio.sleep(budget)
            raise TimeIsUp
        await asyncio.sleep(luck.uniform(0.01, 0.4))
        if drawn < machine.weather.overdue + machine.weather.broken:
            raise BrokenThought("a worker has died")
        return work(*arguments)

    async def ask_program(self, arguments: tuple[Any, ...]) -> Document:
        """Simulates an external program: it answers, says nothing, or takes all the time it has."""
        _, seconds, _, what, _, view, *_ = arguments
        drawn = self.machine.luck.random()
        self.machine.counts["programs asked"] += 1
        await asyncio.sleep(seconds if drawn < 0.2 else drawn)
        acts = view["legal"] if what == "answer" and drawn >= 0.3 else []
        act = self.machine.luck.choice(acts) if acts else None
        beside = {"say": None, "promise": None, "judged": None}
        return {"act": act, "silent": drawn < 0.2, **beside}

    def close(self) -> None:
        """Does nothing: the caller cancels pending thoughts."""


class BrokenThought(Exception):
    """A worker process has died."""
