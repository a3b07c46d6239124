"""Worlds whose server works on a disk of ours, and where each refusal must have a sentence."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec

from sitdown.server.soak.simulation.front import Answer, Front
from sitdown.server.soak.simulation.judge import Judge
from sitdown.server.soak.simulation.machine import Machine, Process
from sitdown.server.soak.simulation.people import HABITS, Habits
from sitdown.server.soak.simulation.story import Party, Story, Strike, Weather
from sitdown.server.soak.simulation.world import (
    World,
    fixed_fingerprints,
    listening,
    memory_folder,
)

from .bookkeeping import PAGES
from .power import LossyDisk
from .vfs import Disk, Failing, Kind

LASTS: Final = 20.0
"""Seconds for which a disk fails that does not do so once only."""

QUICK: Final = Habits(thinks=(1.0, 5.0))
"""Of all attentive people in these worlds, so that a game is short."""

SHORT_GAME: Final = Story(
    seed=5,
    seconds=150.0,
    parties=[
        Party(
            "squirrels",
            ["attentive", "attentive"],
            bots=1,
            rated=True,
            spectators=1,
            imports=True,
            farewell=True,
        ),
    ],
    strikes=[Strike(40.0, "stop"), Strike(70.0, "kill", after=3), Strike(110.0, "stop")],
    weather=Weather(stays=9000.0),
)


class DiskProcess(Process):
    """A server whose databases lie on a disk of ours."""

    machine: DiskMachine

    def address(self, path: Path, read_only: bool) -> str:
        return self.machine.disk.address(path, read_only)

    def connect(self, path: Path, read_only: bool = False) -> sqlite3.Connection:
        connection = super().connect(path, read_only)
        connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        return connection


class DiskMachine(Machine):
    """A machine with a disk of ours."""

    disk: Disk

    def new_process(self) -> Process:
        self.processes += 1
        return DiskProcess(self)


class Trouble(Failing):
    """A disk that fails for some seconds of a world."""

    machine: Machine
    since: float | None = None

    def __init__(self, kind: Kind, number: int, lasts: bool = False) -> None:
        super().__init__(kind, number, lasts)
        self.lasting = LASTS if lasts else 0.0

    def __call__(self, kind: Kind) -> int:
        if self.since is not None and self.machine.loop.clock >= self.since + self.lasting:
            self.mend()
        code = super().__call__(kind)
        if code and self.since is None:
            self.since = self.machine.loop.clock
            self.machine.has_trouble_until(self.since + self.lasting)
        return code


class StrictJudge(Judge):
    """Wants a sentence in every refusal."""

    def note(self, who: str, content: bytes) -> None:
        super().note(who, content)
        message = msgspec.json.decode(content)
        if message["type"] == "refused":
            self.require_sentence(who, message["error"])
        elif message["type"] == "bye":
            self.require_sentence(who, message)

    def answered(self, path: str, answer: Answer) -> None:
        """Looks at the answer to a request."""
        if answer.status >= 400:
            try:
                self.require_sentence(path, answer.document()["error"])
            except (msgspec.DecodeError, LookupError, TypeError):
                self.fail("no refusal", path=path, status=answer.status, body=answer.body[:200])

    def require_sentence(self, where: str, error: Any) -> None:
        self.world.counts[f"told: {error['code']}"] += 1
        if " " not in error["message"] or "Error" in error["message"]:
            self.fail("no sentence", where=where, message=error["message"])


class DiskWorld(World):
    """A world on a disk of ours."""

    def __init__(self, story: Story, folder: Path, disk: Disk) -> None:
        super().__init__(story, folder)
        self.machine = DiskMachine(self.loop, story.seed, story.weather, self.machine.path)
        self.machine.disk = disk
        self.judge = self.strict = StrictJudge(self)


class PowerWorld(DiskWorld):
    """A world in which the power goes in the middle of a work of the disk.

    A strike says how many calls of SQLite the disk still carries out.
    """

    lossy: LossyDisk

    def strike(self, strike: Strike) -> None:
        self.lossy.goes_at = self.lossy.counts.total() + 1 + strike.after
        # Later, and outside: now the server is inside of SQLite.
        self.lossy.when_it_goes = lambda: self.loop.call_soon(
            super(PowerWorld, self).strike, strike, context=self.loop.outside.context.copy()
        )

    def bury(self, front: Front, power_lost: bool = False) -> None:
        self.lossy.has_power = not power_lost
        super().bury(front, power_lost)
        if power_lost:
            assert self.judge.store is not None
            self.judge.store.close()
            assert self.lossy.paths == {}
            self.lossy.power_returns(self.luck)
            self.judge.store = sqlite3.connect(self.machine.path, isolation_level=None)


@contextmanager
def watched_answers(judge: StrictJudge) -> Iterator[None]:
    """The judge sees all answers to requests."""
    request = Front.request

    async def watched(self: Front, method: str, path: str, *more: Any, **named: Any) -> Answer:
        answer = await request(self, method, path, *more, **named)
        judge.answered(f"{method} {path}", answer)
        return answer

    with patch.object(Front, "request", watched):
        yield


def tell(story: Story, disk: Disk) -> DiskWorld:
    """The world of a story that has been told on a disk."""
    kind = PowerWorld if isinstance(disk, LossyDisk) else DiskWorld
    with tempfile.TemporaryDirectory(prefix="sitdown-disk-", dir=memory_folder()) as folder, disk:
        world = kind(story, Path(folder), disk)
        if isinstance(world, PowerWorld):
            assert isinstance(disk, LossyDisk)
            world.lossy = disk
        if isinstance(disk.fails, Trouble):
            disk.fails.machine = world.machine
        with (
            listening(world),
            fixed_fingerprints(world),
            watched_answers(world.strict),
            patch.dict(HABITS, {"attentive": QUICK}),
        ):
            world.loop.run_until_complete(world.tell())
            for fault in world.loop.faults:
                world.judge.fail("not caught", why=fault.message, exception=repr(fault.exception))
            world.loop.close()
    return world
