"""Every call to a disk fails in turn, under the real SQLite."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from sitdown.server.soak.simulation.world import memory_folder
from tests.suites import IS_LONG

from .bookkeeping import Bookkeeper
from .faulty import SHORT_GAME, Trouble, tell
from .vfs import KINDS, Disk, Failing, Kind
from .worlds import run

Steps = dict[Kind, int]
STORE_STEPS: Steps = {"write": 41, "read": 31, "sync": 7, "open": 3}
GAME_STEPS: Steps = {"write": 97, "read": 83, "sync": 29, "open": 3, "truncate": 5, "share": 4}
"""In the short suite each run fails another call, this many calls later."""

SENTENCES = {"disk I/O error", "database or disk is full", "unable to open database file"}

FLAVOURS = pytest.mark.parametrize("lasts", [False, True], ids=["once", "for a while"])


def numbers(kind: Kind, steps: Steps) -> Iterator[int]:
    """The numbers of the calls that fail, each in a run of its own."""
    return count(1, 1 if IS_LONG else steps.get(kind, 1))


def life_with(failing: Failing) -> Bookkeeper:
    """The bookkeeper after his work on a disk that fails."""
    with (
        tempfile.TemporaryDirectory(prefix="sitdown-disk-", dir=memory_folder()) as folder,
        Disk(failing) as disk,
    ):
        keeper = Bookkeeper(Path(folder) / "tables.sqlite", disk)
        keeper.after_visit = failing.mend
        run(keeper.work())
        assert disk.paths == {}
        run(keeper.inspect())
    return keeper


@FLAVOURS
@pytest.mark.parametrize("kind", KINDS)
def test_a_store_keeps_what_it_has_acknowledged(kind: Kind, lasts: bool) -> None:
    for number in numbers(kind, STORE_STEPS):
        failing = Failing(kind, number, lasts)
        keeper = life_with(failing)
        assert {sentence.rpartition(": ")[2] for sentence in keeper.told} <= SENTENCES
        if not failing.was_reached:
            assert number > 1
            assert keeper.told == []
            break


@FLAVOURS
@pytest.mark.parametrize("kind", KINDS)
def test_a_server_keeps_what_it_has_acknowledged(kind: Kind, lasts: bool) -> None:
    for number in numbers(kind, GAME_STEPS):
        trouble = Trouble(kind, number, lasts)
        world = tell(SHORT_GAME, Disk(trouble))
        assert [str(failure) for failure in world.judge.failures] == [], f"call {number}"
        # The log says why the server does not begin.
        assert world.counts["log: the server cannot begin"] == world.counts["failed starts"]
        if not trouble.was_reached:
            assert number > 1
            break


def test_a_short_game_has_a_bit_of_everything() -> None:
    """Else most calls to the disk would be much alike."""
    counts = tell(SHORT_GAME, Disk()).counts
    for what in ("ack", "games over", "brought in", "erased", "ratings", "kill", "stop"):
        assert counts[what] > 0, what
