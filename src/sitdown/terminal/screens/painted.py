"""The full-screen display, drawn with rich."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module, util
from typing import TextIO, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.console import Group as Stack
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from sitdown.kernel.sketch import Sketch
from sitdown.words import Words
from sitdown.words.user_text import print_safe, safe_line

from . import menus
from .drawing import Drawing
from .flow import Flow, words_of
from .safe_console import SafeConsole
from .screen import Chapter, Menu, Scene, Screen
from .summary import ALL, DEGREES, LEAST, SUMMARIES, WITH_BOXES, Degree, SummaryDrawing

MOST_NEWS = 14
"""The most sentences of news in a list; the earlier ones are only counted."""
LEAST_NEWS = 2
"""Lines reserved for news, unless the news takes fewer."""
PROMPT = 1
"""Lines for the prompt."""
PAGE_END = 1
"""Lines below a page, for the hint how to go on."""
MOST_ABOVE = 3
"""The most earlier lines that may stay above the first table."""
WIDEST = 132
"""The most columns that are used. A wider table is harder to read."""

Lines = list[list[Segment]]


class PaintedScreen(Screen):
    """Clears the screen for every turn and draws as much of the table as there is room for."""

    def __init__(self, console: SafeConsole, ask: Callable[[str], str] = input) -> None:
        self.console = console
        self.ask = ask
        self.begun = False
        # Lines on the screen above the table.
        self.above = 0
        # Pages that are still to be shown, and whether one covers the table now.
        self.pages: list[Lines] = []
        self.covered = False
        # The drawings of one sketch, by degree and width: see `table`.
        self.sketch: Sketch | None = None
        self.tables: dict[tuple[Degree, int], Lines] = {}
        # Importing it gives `input` line editing and a history. Not every Python has it.
        self.readline = import_module("readline") if util.find_spec("readline") else None

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    # The table.

    def show(self, scene: Scene) -> Menu | None:
        """Clears the screen and draws the scene, in less detail if not all of it fits."""
        if self.begun or self.above > MOST_ABOVE:
            self.wipe()
        self.begun = True
        self.pages, self.covered = [], False
        lines, menu = self.drawn(scene)
        # Lines above the table give way to it.
        if menu is not None and self.above and len(lines) > self.room:
            self.wipe()
            lines, menu = self.drawn(scene)
        self.lay(lines)
        return menu

    @property
    def room(self) -> int:
        """The number of lines available for a scene."""
        return self.console.height - self.above - PROMPT

    def drawn(self, scene: Scene) -> tuple[Lines, Menu | None]:
        return (
            self.fitted(scene, self.room) if scene.menus else (self.whole(scene, self.room), None)
        )

    def offer(self, scene: Scene) -> Menu | None:
        return self.show(scene)

    def answer(self, scene: Scene) -> Menu | None:
        return self.show(scene)

    def whole(self, scene: Scene, room: int) -> Lines:
        """The whole table, if there is nothing to choose; without boxes if those do not fit."""
        news = self.news(scene, MOST_NEWS + 2)
        lines = [*news, *self.table(scene, WITH_BOXES)]
        return lines if len(lines) <= room else [*news, *self.table(scene, ALL)]

    def fitted(self, scene: Scene, room: int) -> tuple[Lines, Menu]:
        """The most detailed menu that leaves room for a summary; then as much table as fits."""
        notice = self.rendered(self.notice(scene))
        room -= len(notice) + 1  # the line between table and menu
        least = min(LEAST_NEWS, len(self.news(scene, MOST_NEWS)))
        menu, offered = self.fitting_menu(scene, room - least)
        left = room - least - len(offered)
        table, degree = self.fitting_table(scene, left)
        news = self.news(scene, room - len(offered) - len(table))
        line = self.rendered(self.line_below(scene.words, degree))
        end = self.rendered(Text("")) * (room > len(news) + len(table) + len(offered))
        return [*news, *table, *line, *offered, *notice, *end], menu

    def fitting_menu(self, scene: Scene, room: int) -> tuple[Menu, Lines]:
        """The first menu that leaves room for a good summary of the table, else for a minimal one.

        If there is none, the densest drawing of the last menu.
        """
        for degree, roomy in ((SUMMARIES[-1], True), (LEAST[-1], False)):
            table = len(self.table(scene, degree))
            for menu in scene.menus:
                for drawn in menus.drawings(menu, self.width, roomy):
                    lines = self.rendered(Stack(*drawn))
                    if table + len(lines) <= room:
                        return menu, lines
        return menu, lines

    def fitting_table(self, scene: Scene, room: int) -> tuple[Lines, Degree]:
        for degree in DEGREES if shortest(scene) <= room else DEGREES[2:]:
            lines = self.table(scene, degree)
            if len(lines) <= room:
                break
        return lines, degree

    def table(self, scene: Scene, degree: Degree) -> Lines:
        """The table as lines. They are cached, because opening a group changes only the menu."""
        if scene.sketch is not self.sketch:
            self.sketch, self.tables = scene.sketch, {}
        asked = (degree, self.width)
        if asked not in self.tables:
            drawing = Drawing(scene.words, self.console, compact=not degree.boxes)
            table = SummaryDrawing(drawing, scene.sketch, degree, self.width)
            self.tables[asked] = self.rendered(table.drawn())
        return self.tables[asked]

    def line_below(self, words: Words, degree: Degree) -> RenderableType:
        """The line between table and menu. It tells how to see the parts that were left out."""
        if degree in (WITH_BOXES, ALL):
            return Text("")
        return Rule(words.say("ui-rest"), align="right", style="dim")

    def notice(self, scene: Scene) -> RenderableType:
        return flowing(scene.notice, "yellow") if scene.notice else Stack()

    # News.

    def news(self, scene: Scene, room: int) -> Lines:
        """The latest news, as many as fit; the log has all."""
        if not scene.news or room <= 0:
            return []
        listed = self.rendered(self.listed_news(scene))
        if len(listed) <= room:
            return listed
        for first in range(len(scene.news)):
            lines = self.rendered(self.flowing_news(scene, first))
            if len(lines) <= room:
                break
        return lines[:room]

    def listed_news(self, scene: Scene) -> RenderableType:
        words = scene.words
        earlier = len(scene.news) - MOST_NEWS
        drawn: list[RenderableType] = [Rule(words.say("ui-news"), align="left", style="dim")]
        if earlier > 1:
            drawn.append(Text(words.say("ui-earlier", count=earlier), style="dim"))
        grid = Grid.grid()
        for sentence in scene.news[-MOST_NEWS if earlier > 1 else 0 :]:
            grid.add_row(Text("· ", style="dim"), flowing(sentence))
        return Stack(*drawn, grid, Text(""))

    def flowing_news(self, scene: Scene, first: int) -> RenderableType:
        """News from the sentence `first` on, as running text."""
        texts: list[Text] = []
        if first:
            short = scene.words.say("ui-earlier-short", count=first)
            texts += words_of(Text(short, style="dim"))
        for sentence in scene.news[first:]:
            texts += [Text("·", style="dim"), *words_of(Text(sentence))]
        return Flow(texts)

    # Pages over the table.

    def unfold(self, scene: Scene) -> None:
        """Shows the whole table and all choices with all that they bring."""
        lines = [*self.table(scene, ALL)]
        for menu in scene.menus[:1]:
            lines += self.rendered(Stack(Text(""), *menus.drawn(menu, self.width)))
        self.open(lines, scene.words)

    def explain(self, words: Words, chapters: Sequence[Chapter]) -> None:
        self.open(self.rendered(Stack(*self.chapters(chapters))), words)

    def chapters(self, chapters: Sequence[Chapter]) -> Iterator[RenderableType]:
        for chapter in chapters:
            if chapter.title:
                yield Rule(chapter.title, align="left", style="dim")
            for name, text in chapter.entries:
                line = Text.assemble((f"{name}: " if name else "", "bold"), text)
                yield Padding(Flow(words_of(line), indent=2), (0, 0, 0, 2))

    def open(self, lines: Lines, words: Words) -> None:
        """Shows lines over the table, page by page."""
        height = max(1, self.console.height - PAGE_END - PROMPT)
        starts = range(0, len(lines), height)
        self.pages = []
        for number, start in enumerate(starts, 1):
            goes_on = words.say("ui-more", page=number, pages=len(starts))
            hint = goes_on if number < len(starts) else words.say("ui-to-table")
            below = self.rendered(Text(hint, style="dim", no_wrap=True, overflow="ellipsis"))
            self.pages.append([*lines[start : start + height], *below])
        self.turn_page()

    def turn_page(self) -> bool:
        if not self.pages:
            return False
        self.wipe()
        self.covered = True
        self.lay(self.pages.pop(0))
        return True

    def is_covered(self) -> bool:
        return self.covered

    # Lines.

    def rendered(self, drawn: RenderableType) -> Lines:
        options = self.console.options.update(width=self.width)
        return self.console.render_lines(drawn, options, pad=False)

    def lay(self, lines: Lines) -> None:
        self.console.print(DrawnLines(lines), end="")

    def say(self, *sentences: str) -> None:
        lines = self.rendered(Stack(*[flowing(sentence) for sentence in sentences]))
        self.above += len(lines)
        self.lay(lines)

    def part(self, *sentences: str) -> None:
        """Writes to the file directly: rich may have been interrupted in the middle of a drawing.

        The escape sequences reset the colours and show the cursor.
        """
        paper = cast(TextIO, self.console.file)
        if sentences and self.console.is_terminal:
            paper.write("\x1b[0m\x1b[?25h")
        print_safe(*sentences, to=paper)
        paper.flush()

    def curtain(self) -> None:
        self.wipe()
        # Arrow up must not show what the last person typed.
        if self.readline is not None:
            self.readline.clear_history()

    def wipe(self) -> None:
        """Clears the screen and the scrollback."""
        self.above = 0
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        return self.ask(f"{safe_line(prompt)} › ").strip()


def shortest(scene: Scene) -> int:
    """A lower bound of the lines of a whole table: the rows of common areas and the reader's own.

    With less room than that, drawing the whole table is not even tried.
    """
    shared = [panel for panel in scene.sketch.panels if panel.seat in (None, scene.words.you)]
    return sum(len(panel.rows) for panel in shared)


class DrawnLines:
    """Lines that have been rendered already, for rich to print."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from Segment.simplify(line)
            yield Segment.line()


def flowing(sentence: str, style: str = "") -> Flow:
    return Flow(words_of(Text(sentence, style=style)))
