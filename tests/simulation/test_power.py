"""Power cuts: each acknowledged line is in the store when the power is back."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from sitdown.server.soak.simulation.machine import Connection
from sitdown.server.soak.simulation.story import Story, Strike
from sitdown.server.soak.simulation.world import memory_folder
from tests.suites import IS_LONG

from .bookkeeping import Bookkeeper
from .faulty import SHORT_GAME, tell
from .power import LossyDisk, sectors
from .vfs import Failing, Fails, never
from .worlds import run

CUTS = 60 if IS_LONG else 10
GAMES = 60 if IS_LONG else 6


@pytest.fixture
def path() -> Iterator[Path]:
    """A place for a store, where a sync costs nothing."""
    with tempfile.TemporaryDirectory(prefix="sitdown-power-", dir=memory_folder()) as folder:
        yield Path(folder) / "tables.sqlite"


class Loose(sqlite3.Connection):
    """A connection that is told to be less careful than the store wants it to be."""

    level: ClassVar[str]

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        return super().execute(statement.replace("= FULL", f"= {self.level}"), values)


class Normal(Loose):
    """After a power cut the newest commits may be missing."""

    level = "NORMAL"


class Off(Loose):
    """After a power cut anything may be missing."""

    level = "OFF"


def calls_of_a_life(path: Path) -> int:
    """The number of calls to the disk if the power stays on."""
    with LossyDisk() as disk:
        keeper = Bookkeeper(path, disk)
        run(keeper.work())
        run(keeper.inspect())
    assert keeper.told == []
    assert [len(lines) for lines in keeper.kept.values()] == [18, 18, 18]
    for place in path.parent.iterdir():
        place.unlink()
    return disk.counts.total()


def survives(
    path: Path, goes_at: int, seed: int, kind: type[sqlite3.Connection], fails: Fails = never
) -> bool:
    """Whether all is there that has to be, after a power cut at this call of the disk.

    With fewer calls the power goes in the end.
    """
    with LossyDisk(goes_at, fails) as disk:
        keeper = Bookkeeper(path, disk)
        keeper.kind = kind
        run(keeper.work())
        assert disk.paths == {}
        disk.power_returns(Random(seed))
    try:
        run(keeper.inspect())
    except Exception:
        if kind is sqlite3.Connection:
            raise
        return False
    finally:
        for place in path.parent.iterdir():
            place.unlink()
    return True


def test_nothing_acknowledged_is_lost(path: Path) -> None:
    luck = Random(1)
    calls = calls_of_a_life(path)
    for seed in range(CUTS):
        assert survives(path, luck.randrange(1, calls), seed, sqlite3.Connection)


def test_nothing_is_lost_after_a_sync_that_failed(path: Path) -> None:
    """Its writes are lost for good, although SQLite still reads them."""
    luck = Random(2)
    calls = calls_of_a_life(path)
    for seed in range(CUTS):
        failing = Failing("sync", luck.randrange(1, 50))
        goes_at = luck.randrange(calls // 2, calls)
        assert survives(path, goes_at, seed, sqlite3.Connection, failing)


@pytest.mark.parametrize("kind", [Normal, Off])
def test_with_fewer_syncs_something_is_lost(path: Path, kind: type[sqlite3.Connection]) -> None:
    """The disk does lose lines of a store that is less careful."""
    luck = Random(1)
    calls = calls_of_a_life(path)
    survived = [survives(path, luck.randrange(1, calls // 2), seed, kind) for seed in range(CUTS)]
    assert not all(survived)


def cuts_in_a_game(seed: int) -> Story:
    """A short game in which the power goes eight times, after some more calls to the disk."""
    luck = Random(seed)
    strikes = [Strike(40.0 * n, "power", after=luck.randrange(40)) for n in range(1, 9)]
    return replace(SHORT_GAME, seed=seed, seconds=360.0, strikes=strikes)


def test_a_server_loses_nothing_that_somebody_was_told() -> None:
    cuts = 0
    for seed in range(GAMES):
        world = tell(cuts_in_a_game(seed), LossyDisk())
        assert [str(failure) for failure in world.judge.failures] == [], f"seed {seed}"
        cuts += world.counts["power"]
    assert cuts >= CUTS


def test_with_fewer_syncs_the_judge_finds_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Connection.execute

    def execute(self: Connection, statement: str, values: Any = ()) -> sqlite3.Cursor:
        return usual(self, statement.replace("= FULL", "= NORMAL"), values)

    monkeypatch.setattr(Connection, "execute", execute)
    assert tell(cuts_in_a_game(0), LossyDisk()).judge.failures != []


def test_a_write_is_divided_where_sectors_are() -> None:
    assert sectors(500, bytes(1000)) == [(500, bytes(12)), (512, bytes(512)), (1024, bytes(476))]
    assert sectors(512, b"x") == [(512, b"x")]
