"""The painted screen: the table drawn with rich, for people at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module, util
from typing import TextIO, cast

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from sitdown.words.writing import harmless, put

from .choices import Entry, Group
from .drawing import Drawing
from .paper import Paper
from .scene import Chapter, Menu, Scene, Screen

MOST_NEWS = 14
PROMPT = 2
"""The lines that the prompt takes."""
WIDEST = 132
"""Wider than this a table only gets harder to read."""


class PaintedScreen(Screen):
    """Clears the screen for every turn and draws it anew."""

    def __init__(self, console: Paper, ask: Callable[[str], str] = input) -> None:
        self.console = console
        self.ask = ask
        self.begun = False
        # With it, what is typed can be edited and called back. Not every Python has it.
        self.readline = import_module("readline") if util.find_spec("readline") else None

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, scene: Scene) -> None:
        """Clears the screen and draws; smaller if it would not fit."""
        if self.begun:
            self.wipe()
        self.begun = True
        whole = self.drawn(scene, compact=False)
        if self.height(whole) > self.console.height - PROMPT:
            whole = self.drawn(scene, compact=True)
        self.console.print(whole, width=self.width)

    def drawn(self, scene: Scene, compact: bool) -> RenderableType:
        drawing = Drawing(scene.words, self.console, compact)
        board = drawing.sketch(scene.sketch, self.width)
        menu = [] if scene.menu is None else self.menu(scene.menu)
        return Lines(*self.news(scene, compact), board, *menu)

    def height(self, drawn: RenderableType) -> int:
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(drawn, options))

    def news(self, scene: Scene, compact: bool) -> list[RenderableType]:
        """The last things that happened; all of them are in the log."""
        if not scene.news:
            return []
        words = scene.words
        most = MOST_NEWS // 2 if compact else MOST_NEWS
        earlier = len(scene.news) - most
        drawn: list[RenderableType] = [Rule(words.say("ui-news"), align="left", style="dim")]
        if earlier > 1:
            drawn.append(Text(words.say("ui-earlier", count=earlier), style="dim"))
        grid = Grid.grid()
        for sentence in scene.news[-most if earlier > 1 else 0 :]:
            grid.add_row(Text("· ", style="dim"), Text(sentence))
        return [*drawn, grid, Text("")]

    def offer(self, menu: Menu) -> None:
        self.console.print(Lines(*self.menu(menu)), width=self.width)

    def menu(self, menu: Menu) -> list[RenderableType]:
        drawn: list[RenderableType] = []
        for heading, entries in menu.parts():
            drawn += [Text(""), Text(heading, style="bold"), self.columns(entries)]
        if menu.hint:
            drawn.append(Text(menu.hint, style="dim"))
        return drawn

    def columns(self, entries: Sequence[tuple[int, Entry, str]]) -> Grid:
        """Entries from top to bottom, in as many columns as there is room for."""
        labels = max((len(label_of(entry)) for _, entry, _ in entries), default=0)
        texts = [entry_text(number, entry, brings, labels) for number, entry, brings in entries]
        widest = max((text.cell_len for text in texts), default=1)
        across = max(1, min(len(texts), (self.width + 3) // (widest + 3)))
        down = -(-len(texts) // across)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for row in range(down):
            grid.add_row(*texts[row::down])
        return grid

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.print(Text(sentence), width=self.width)

    def part(self, *sentences: str) -> None:
        """Past the console, which may have been interrupted in the middle of a drawing."""
        paper = cast(TextIO, self.console.file)
        if sentences and self.console.is_terminal:
            paper.write("\x1b[0m\x1b[?25h")
        put(*sentences, to=paper)
        paper.flush()

    def explain(self, chapters: Sequence[Chapter]) -> None:
        for chapter in chapters:
            self.console.print()
            self.console.print(Rule(chapter.title, align="left", style="dim"), width=self.width)
            for name, text in chapter.entries:
                line = Text.assemble((f"{name}: " if name else "", "bold"), text)
                self.console.print(Padding(line, (0, 0, 0, 2)), width=self.width)

    def curtain(self) -> None:
        self.wipe()
        if self.readline is not None:
            self.readline.clear_history()

    def wipe(self) -> None:
        """Clears the screen, and the lines that could be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        self.console.print()
        return self.ask(f"{harmless(prompt)} › ").strip()


def label_of(entry: Entry) -> str:
    return f"{entry.label} … {len(entry.choices)}" if isinstance(entry, Group) else entry.label


def entry_text(number: int, entry: Entry, brings: str, width: int) -> Text:
    text = Text.assemble((f"{number:>2} ", "bold cyan"))
    label = label_of(entry)
    text.append(label, style="italic" if entry.free else "")
    if brings:
        text.append(" " * (width - len(label)) + f"  {brings}", style="green")
    return text
