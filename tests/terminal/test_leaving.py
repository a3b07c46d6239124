"""Ctrl-C at any moment: what was acknowledged is saved, and how to go on is said once."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import TextIO, cast

import pytest

from sitdown.bots import Company
from sitdown.kernel import Document
from sitdown.terminal.interrupts import InterruptGuard
from sitdown.terminal.local_game import play
from sitdown.terminal.local_table import LocalTable
from sitdown.terminal.saved_games import resume
from sitdown.terminal.screens.painted import PaintedScreen
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.terminal.screens.safe_console import SafeConsole
from sitdown.terminal.screens.screen import Screen

from .people import a_table

SAVED = "The game is saved in "
TYPED = "1\n" * 2
"""Two moves, then the input ends."""


class Moments:
    """Counts what happens, and presses Ctrl-C at some of the moments."""

    def __init__(self, *pressed: int, key: signal.Signals = signal.SIGINT) -> None:
        self.pressed = pressed
        self.key = key
        self.count = 0

    def __call__(self) -> None:
        self.count += 1
        if self.count in self.pressed:
            signal.raise_signal(self.key)


class Sheet(StringIO):
    """What is written on; each time is a moment."""

    def __init__(self, moment: Moments) -> None:
        super().__init__()
        self.moment = moment

    def write(self, text: str) -> int:
        self.moment()
        return super().write(text)


class Keyboard:
    """What is typed on; each line is a moment."""

    def __init__(self, moment: Moments) -> None:
        self.lines = StringIO(TYPED)
        self.moment = moment

    def readline(self) -> str:
        self.moment()
        return self.lines.readline()

    def ask(self, prompt: str) -> str:
        line = self.readline()
        if not line:
            raise EOFError
        return line.strip()


@pytest.fixture(autouse=True)
def _hear_interrupts() -> Iterator[None]:
    """Whoever starts these tests, and however: Ctrl-C is heard."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def plain(moment: Moments) -> tuple[Screen, StringIO]:
    sheet = Sheet(moment)
    return PlainScreen(cast(TextIO, Keyboard(moment)), sheet), sheet


def painted(moment: Moments) -> tuple[Screen, StringIO]:
    sheet = Sheet(moment)
    paper = SafeConsole(width=80, height=24, file=sheet, force_terminal=True)
    return PaintedScreen(paper, Keyboard(moment).ask), sheet


Made = Callable[[Moments], tuple[Screen, StringIO]]


class Watched:
    """A game of a few moves, and the position after the last one that was acknowledged."""

    def __init__(self, made: Made, moment: Moments, place: Path, patch: pytest.MonkeyPatch) -> None:
        self.file = place / f"game-{moment.pressed}.json"
        self.table = a_table()
        self.acknowledged: Document = self.table.state.document()
        self.moment = moment
        patch.setattr(LocalTable, "act", self.watch(LocalTable.act))
        patch.setattr(Company, "move", self.interrupt(Company.move))
        patch.setattr(os, "replace", self.interrupt(os.replace))
        patch.setattr(os, "fsync", self.interrupt(os.fsync))
        self.screen, self.sheet = made(moment)
        self.code = play(self.table, self.screen, self.file, "en")
        patch.undo()

    def watch(self, act: Callable[..., list[Document]]) -> Callable[..., list[Document]]:
        def acted(table: LocalTable, *move: object) -> list[Document]:
            self.moment()
            told = act(table, *move)
            self.acknowledged = table.state.document()
            self.moment()
            return told

        return acted

    def interrupt(self, work: Callable[..., object]) -> Callable[..., object]:
        def worked(*given: object) -> object:
            self.moment()
            done = work(*given)
            self.moment()
            return done

        return worked

    def require_kept(self) -> None:
        at = self.moment.pressed
        shown = self.sheet.getvalue()
        assert shown.count(SAVED) == 1, at
        assert shown.count("To go on: sitdown play --resume ") == 1, at
        assert resume(self.file).state.document() == self.acknowledged, at
        assert [one.name for one in self.file.parent.glob("*game-*")] == [self.file.name], at
        self.file.unlink()


@pytest.mark.parametrize("made", [plain, painted])
def test_ctrl_c_at_every_moment(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Watched(made, Moments(), tmp_path, monkeypatch)
    assert whole.code == 0
    whole.require_kept()
    last = whole.moment.count
    # The very last words are no moment to leave: who is told how to go on has left.
    for moment in range(1, last + 1):
        again = (moment + 1, moment + 2) if moment % 2 else ()
        left = Watched(made, Moments(moment, *again), tmp_path, monkeypatch)
        assert left.code == 130 or left.moment.count >= last, left.moment.pressed
        left.require_kept()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no such signals")
@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_the_end_of_the_process_and_of_its_window_save_too(
    name: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = signal.Signals[name]
    before = signal.getsignal(key)
    signal.signal(key, signal.SIG_DFL)
    left = Watched(painted, Moments(9, key=key), tmp_path, monkeypatch)
    assert left.code == code
    left.require_kept()
    assert signal.signal(key, before) == signal.SIG_DFL


def test_who_calls_while_the_door_is_shut_leaves_afterwards() -> None:
    door = InterruptGuard()
    done: list[str] = []

    def move() -> None:
        with door.undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with door.watched(), pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["all of it"]
    assert door.code == 130


def test_what_is_not_to_be_heard_stays_unheard() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    with InterruptGuard().watched():
        signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    signal.signal(signal.SIGINT, before)
