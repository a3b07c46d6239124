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
from .vfs import KINDS, Disk, Failing, Kind
from .worlds import run

STEPS: dict[Kind, int] = {"write": 23, "read": 23, "sync": 3, "open": 2}
"""In the short suite only each so-manieth call fails, where there are many."""

SENTENCES = {"disk I/O error", "database or disk is full", "unable to open database file"}

FLAVOURS = pytest.mark.parametrize("lasts", [False, True], ids=["once", "for a while"])


def numbers(kind: Kind) -> Iterator[int]:
    """Which calls fail, each in a run of its own."""
    return count(1, 1 if IS_LONG else STEPS.get(kind, 1))


def life_with(failing: Failing) -> Bookkeeper:
    """Somebody works on a disk that fails."""
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
    for number in numbers(kind):
        failing = Failing(kind, number, lasts)
        keeper = life_with(failing)
        assert {sentence.rpartition(": ")[2] for sentence in keeper.told} <= SENTENCES
        if not failing.was_reached:
            assert number > 1
            assert keeper.told == []
            break
