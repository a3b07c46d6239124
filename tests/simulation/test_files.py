"""Every call for a file of our own fails in turn: nothing is lost, and a sentence says why.

Most of these files are written by commands. `SitdownError` is what a command prints as a sentence.
"""

from __future__ import annotations

import argparse
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from sitdown import catalog
from sitdown.cli.host import backup
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import SitdownError
from sitdown.runtime import Runtime
from sitdown.server.push import keys
from sitdown.table import Refused, open_store
from sitdown.terminal import saved_games, sit_down
from sitdown.terminal.local_table import LocalTable
from tests.asynchronous import awaited

from .calls import CALLS, Call, FailingCalls
from .vfs import KINDS, Disk, Failing, Kind

SENTENCES = (
    "No space left on device",
    "Input/output error",
    "disk I/O error",
    "database or disk is full",
    "unable to open database file",
)

LASTING = pytest.mark.parametrize("lasts", [False, True], ids=["once", "for a while"])
EVERY_CALL = pytest.mark.parametrize("call", CALLS)


class Attempt:
    """Something that is tried with each call failing, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def prepare(self) -> None:
        """Makes the files that are there before."""

    def act(self) -> None:
        """Writes the file."""

    def inspect(self, is_done: bool) -> None:
        """Checks the files afterwards."""


def a_table(seed: int) -> LocalTable:
    return sit_down(catalog.load("squirrels"), 2, [], ["random"], seed, {}, "en")


class SavedGame(Attempt):
    """A game is saved once more: its file holds the older or the newer one."""

    def prepare(self) -> None:
        self.file = self.folder / "saved" / "game.json"
        saved_games.save(self.file, a_table(1))
        self.before = self.file.read_bytes()
        self.table = a_table(2)

    def act(self) -> None:
        saved_games.save(self.file, self.table)

    def inspect(self, is_done: bool) -> None:
        assert saved_games.resume(self.file)
        assert (self.file.read_bytes() != self.before) == is_done


class KeyOfHouse(Attempt):
    """The key of another house is kept: those of older ones stay."""

    def prepare(self) -> None:
        self.file = self.folder / "deep" / "keys.json"
        self.house("old").keep_key("a")
        self.file.chmod(0o644)

    def house(self, name: str) -> RemoteServer:
        return RemoteServer(Address(f"http://{name}"), self.file)

    def act(self) -> None:
        self.house("new").keep_key("b")

    def inspect(self, is_done: bool) -> None:
        assert self.house("old").key == "a"
        assert self.house("new").key in (("b",) if is_done else ("b", None))
        assert not is_done or self.file.stat().st_mode & 0o077 == 0


class PushKeys(Attempt):
    """Keys for push services are made: all of them, or none."""

    def prepare(self) -> None:
        self.file = self.folder / "push.json"
        self.made = keys.PushKeys("a" * 43, "b" * 87, "mailto:somebody@example.org")

    def act(self) -> None:
        keys.write(self.file, self.made)

    def inspect(self, is_done: bool) -> None:
        assert self.file.exists() == is_done
        if not is_done:
            self.act()
        assert keys.read_keys(str(self.file)) == self.made


class Backup(Attempt):
    """A store is copied: the copy is whole, or there is none."""

    def prepare(self) -> None:
        self.store = self.folder / "tables.sqlite"
        with closing(sqlite3.connect(self.store)) as connection:
            connection.execute("CREATE TABLE things (name)")
            connection.executemany("INSERT INTO things VALUES (?)", [("x" * 3000,)] * 30)
            connection.commit()
        self.target = self.folder / "copy.sqlite"

    def act(self) -> None:
        given = argparse.Namespace(store=str(self.store), target=str(self.target))
        backup.run(given)

    def inspect(self, is_done: bool) -> None:
        assert self.target.exists() == is_done
        if is_done:
            with closing(sqlite3.connect(self.target)) as connection:
                assert connection.execute("SELECT count(*) FROM things").fetchone() == (30,)


ATTEMPTS = [SavedGame, KeyOfHouse, PushKeys, Backup]


def is_done(attempt: Attempt) -> bool:
    """Whether it was done; if not, a sentence says why."""
    try:
        attempt.act()
    except SitdownError as refusal:
        sentence = str(refusal)
    else:
        return True
    assert sentence.endswith(SENTENCES)
    return False


@LASTING
@EVERY_CALL
@pytest.mark.parametrize("kind", ATTEMPTS)
def test_a_file_is_written_as_a_whole(
    kind: type[Attempt], call: Call, lasts: bool, tmp_path: Path
) -> None:
    for number in count(1):
        attempt = kind(tmp_path / str(number))
        attempt.prepare()
        before = sorted(attempt.folder.rglob("*"))
        failing = FailingCalls(call, number, lasts)
        with failing.in_place():
            has_come_about = is_done(attempt)
        if not has_come_about:
            assert sorted(attempt.folder.rglob("*")) == before
        attempt.inspect(has_come_about)
        if not failing.was_reached:
            assert has_come_about
            break


@LASTING
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_whole_whatever_the_disk_does(kind: Kind, lasts: bool, tmp_path: Path) -> None:
    for number in count(1):
        attempt = Backup(tmp_path / str(number))
        attempt.prepare()
        failing = Failing(kind, number, lasts)
        with Disk(failing, is_usual=True):
            has_come_about = is_done(attempt)
        if not has_come_about:
            assert [one.name for one in attempt.folder.glob(".*")] == []
        attempt.inspect(has_come_about)
        if not failing.was_reached:
            assert has_come_about
            break


@LASTING
@EVERY_CALL
@awaited
async def test_a_store_that_cannot_be_opened_says_why(
    call: Call, lasts: bool, tmp_path: Path
) -> None:
    for number in count(1):
        place = str(tmp_path / str(number) / "tables.sqlite")
        failing = FailingCalls(call, number, lasts)
        why = None
        with failing.in_place():
            try:
                await (await open_store(place, "one", Runtime())).close()
            except Refused as refusal:
                why = refusal.message
        assert why is None or (failing.was_reached and why.endswith(": Input/output error"))
        # The next attempt succeeds.
        await (await open_store(place, "one", Runtime())).close()
        if not failing.was_reached:
            break
