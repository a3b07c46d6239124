"""Every game can be played at the terminal, in lines or drawn, by one who knows nothing."""

from __future__ import annotations

from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

import sitdown
from sitdown.kernel import Chance
from sitdown.terminal.hot_seat import HotSeat
from sitdown.terminal.local_game import sit_down
from sitdown.terminal.screens.painted import PaintedScreen
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.terminal.screens.safe_console import SafeConsole
from sitdown.terminal.screens.screen import Menu, Scene, Screen


class Blind(Screen):
    """A person who types any number that is offered, mostly of what it owes."""

    def __init__(self, screen: Screen, luck: Chance, patience: int = 10_000) -> None:
        self.screen = screen
        self.luck = luck
        self.patience = patience
        self.menu: Menu | None = None

    def show(self, scene: Scene) -> Menu | None:
        self.menu = self.screen.show(scene)
        return self.menu

    def offer(self, scene: Scene) -> Menu | None:
        self.menu = self.screen.offer(scene)
        return self.menu

    def answer(self, scene: Scene) -> Menu | None:
        raise AssertionError(f"a number is refused: {scene.notice}")

    def unfold(self, scene: Scene) -> None:
        raise AssertionError("nobody looked")

    def say(self, *sentences: str) -> None:
        self.screen.say(*sentences)

    def explain(self, words: object, chapters: object) -> None:
        raise AssertionError("nobody asked")

    def is_covered(self) -> bool:
        return False

    def turn_page(self) -> bool:
        return False

    def curtain(self) -> None:
        raise AssertionError("one person needs none")

    def read(self, prompt: str) -> str:
        assert self.menu is not None
        self.patience -= 1
        if self.patience < 0:
            raise EOFError
        entries = self.menu.entries
        owed = [number for number, entry in enumerate(entries, 1) if not entry.free]
        if owed and self.luck.below(10):
            return str(self.luck.pick(owed))
        return str(self.luck.below(len(entries)) + 1)


def session(id: str, language: str, screen: Screen, file: Path) -> HotSeat:
    game = sitdown.load(id)
    table = sit_down(game, game.seats[0], ["Ann"], ["random"], 3, {}, language)
    return HotSeat(table, screen, file, language)


@pytest.mark.parametrize("id", sitdown.games())
def test_a_game_is_played_through_in_plain_lines(id: str, tmp_path: Path) -> None:
    target = StringIO()
    screen = Blind(PlainScreen(StringIO(), target), Chance(id))
    played = session(id, "en", screen, tmp_path / "game.json")
    played.run()
    seats = played.table.state.seats
    assert played.table.state.result is not None
    last = [line.strip() for line in target.getvalue().rstrip().splitlines()]
    assert len([line for line in last[-seats:] if line[:1].isdigit()]) == seats


@pytest.mark.parametrize("id", sitdown.games())
def test_a_game_is_drawn(id: str, tmp_path: Path) -> None:
    target = StringIO()
    painted = PaintedScreen(SafeConsole(file=target, width=100, height=40))
    screen = Blind(painted, Chance(id), patience=25)
    with suppress(EOFError):
        session(id, "ru", screen, tmp_path / "game.json").run()
    assert max(len(line.rstrip()) for line in target.getvalue().splitlines()) <= 100
