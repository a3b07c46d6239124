"""People for the tests: what they type is known beforehand, what they see is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

import sitdown
from sitdown.kernel import Document, Game
from sitdown.terminal.hot_seat import HotSeat
from sitdown.terminal.local_game import sit_down
from sitdown.terminal.local_table import LocalTable
from sitdown.terminal.screens.painted import PaintedScreen
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.terminal.screens.safe_console import SafeConsole

SQUIRRELS = sitdown.load("squirrels")


def a_table(
    people: Sequence[str] = ("Ann",),
    bots: Sequence[str] = ("cautious",),
    players: int = 2,
    language: str = "en",
    game: Game = SQUIRRELS,
    options: Document | None = None,
) -> LocalTable:
    if options is None:
        options = {"first": 0} if game.id == "squirrels" else {}
    return sit_down(game, players, people, bots, 3, options, language)


class Plain:
    """A session in plain lines."""

    def __init__(self, table: LocalTable, typed: Sequence[str], file: Path) -> None:
        self.target = StringIO()
        source = StringIO("".join(f"{line}\n" for line in typed))
        self.screen = PlainScreen(source, self.target)
        self.session = HotSeat(table, self.screen, file, table.language)

    @property
    def text(self) -> str:
        return self.target.getvalue()


class Painted:
    """A session drawn with rich, without a terminal."""

    def __init__(
        self, table: LocalTable, typed: Sequence[str], file: Path, width: int = 80, height: int = 99
    ) -> None:
        self.console = SafeConsole(record=True, width=width, height=height, file=StringIO())
        self.lines: Iterator[str] = iter(typed)
        self.screen = PaintedScreen(self.console, self.ask)
        self.session = HotSeat(table, self.screen, file, table.language)

    def ask(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        try:
            line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        self.console.print(line)
        return line

    @property
    def text(self) -> str:
        return self.console.export_text(clear=False)
