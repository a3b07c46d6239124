"""The table in a few lines, for small screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch

from .drawing import Drawing
from .flow import Flow, words_of

BETWEEN = "│"
HANGING = 4
"""The indentation of an area's second line."""
ROWS = 3
"""An area without a brief form may take this many times as many lines as one line of a brief
form."""
WIDEST_TITLE = 30
"""Columns. Titles are padded to the same width unless one is wider than this."""


@dataclass(frozen=True)
class Degree:
    """The detail of the other players' areas, the common areas and the reader's own area.

    `WHOLE` is everything, `BRIEF` the brief form in the game's sketch. A number is the most lines
    on the screen for each line of a brief form; for the other players, for each of their areas.
    """

    others: int
    common: int
    own: int
    boxes: bool = False
    """Whether cards are drawn as boxes."""


WHOLE, BRIEF = -1, 0

WITH_BOXES = Degree(WHOLE, WHOLE, WHOLE, boxes=True)
ALL = Degree(WHOLE, WHOLE, WHOLE)
SUMMARIES = (
    Degree(BRIEF, BRIEF, BRIEF),
    Degree(2, 3, 3),
    Degree(2, 2, 2),
    Degree(1, 2, 2),
)
"""Everything in brief form, cut as little as possible."""
LEAST = (Degree(1, 1, 2), Degree(1, 1, 1))
"""Shown only if nothing else fits."""
DEGREES = (
    WITH_BOXES,
    ALL,
    Degree(BRIEF, WHOLE, WHOLE),
    Degree(BRIEF, BRIEF, WHOLE),
    *SUMMARIES,
    *LEAST,
)
"""All degrees, from the most to the least detailed."""


class SummaryDrawing:
    """Draws a sketch in a given degree of detail."""

    def __init__(self, drawing: Drawing, sketch: Sketch, degree: Degree, width: int) -> None:
        self.drawing = drawing
        self.degree = degree
        self.width = width
        you = drawing.words.you
        seated = [panel for panel in sketch.panels if panel.seat is not None]
        self.common = [panel for panel in sketch.panels if panel.seat is None]
        self.own = [panel for panel in seated if panel.seat == you]
        self.others = [panel for panel in seated if panel.seat != you]

    def drawn(self) -> RenderableType:
        """Common areas, other players' areas, then the reader's own across the whole width."""
        return Group(*self.middle(), *self.rivals(), *self.mine())

    def middle(self) -> Iterable[RenderableType]:
        if self.degree.common == WHOLE:
            return map(self.drawing.common, self.common)
        return self.briefly(self.common, self.degree.common)

    def rivals(self) -> Iterable[RenderableType]:
        if self.degree.others == WHOLE:
            return self.drawing.side_by_side(self.others, self.width)
        return self.rivals_briefly(self.degree.others or None)

    def mine(self) -> Iterable[RenderableType]:
        if self.degree.own == WHOLE:
            return map(self.drawing.area, self.own)
        return self.briefly(self.own, self.degree.own)

    def briefly(self, panels: Sequence[Panel], most: int) -> list[RenderableType]:
        """The brief forms of areas, each of their lines on a line of its own."""
        drawn: list[RenderableType] = []
        for panel in panels:
            lines = panel.lines() or [[]] * (panel.seat is not None)
            most_here = most if panel.brief is not None else most * ROWS
            title = self.title(panel)
            indent = 0
            for line in lines:
                texts = self.titled(title, line)
                if texts:
                    flow = Flow(texts, self.width - indent, HANGING - indent, most_here or None)
                    drawn.append(Padding(flow, (0, 0, 0, indent)))
                title, indent = [], HANGING // 2
        return drawn

    def titled(self, title: list[Text], rows: Iterable[Phrase | Cards]) -> list[Text]:
        pieces = self.pieces(rows)
        bar = [Text(BETWEEN, style="dim")] * bool(title and pieces)
        return [*title, *bar, *pieces]

    def rivals_briefly(self, most: int | None) -> list[RenderableType]:
        """A few lines for each other player; in two columns if all areas fit half a line."""
        titles = [self.title(panel) for panel in self.others]
        widest = max([sum(word.cell_len + 1 for word in title) for title in titles], default=0)
        if widest <= WIDEST_TITLE:
            for title in titles:
                title[-1].pad_right(widest - sum(word.cell_len + 1 for word in title))
        flows = [
            Flow(self.titled(title, (row for line in panel.lines() for row in line)), None, HANGING)
            for title, panel in zip(titles, self.others, strict=True)
        ]
        across = self.width // 2 - 1
        if len(flows) > 2 and all(len(flow.lines(across)) == 1 for flow in flows):
            return [in_columns([flow.lines(across)[0] for flow in flows], across)]
        for flow in flows:
            flow.most = most
        return [*flows]

    def title(self, panel: Panel) -> list[Text]:
        """The title of an area, with a mark if it is this player's turn."""
        if panel.title is None:
            return []
        title = self.drawing.phrase(panel.title)
        if panel.seat is None:
            title.stylize("bold")
            return words_of(title)
        title.stylize("bold bright_white" if panel.seat == self.drawing.words.you else "bold")
        sign = "▶ " if panel.title.mood == "strong" else "  "
        return words_of(title, sign)

    def pieces(self, rows: Iterable[Phrase | Cards]) -> list[Text]:
        """The words and chips of rows, with bars between the rows."""
        texts: list[Text] = []
        for row in rows:
            said = self.cards(row) if isinstance(row, Cards) else words_of(self.drawing.phrase(row))
            if said and texts:
                texts.append(Text(BETWEEN, style="dim"))
            texts += said
        return texts

    def cards(self, cards: Cards) -> list[Text]:
        """A row of cards as chips. A pile is its top card and the number of those below."""
        texts = words_of(self.drawing.label(cards))
        if not cards.cards:
            return [*texts, Text(self.drawing.words.say("thing-none"), style="dim")]
        if not cards.piled:
            return [*texts, *[self.drawing.chip(*one) for one in Counter(cards.cards).items()]]
        below = len(cards.cards) - 1
        texts.append(self.drawing.chip(cards.cards[0], 1))
        return [*texts, Text(f"└{below}", style="dim")] if below else texts


def in_columns(lines: Sequence[Text], width: int) -> Grid:
    """Short lines in two columns, read from left to right."""
    grid = Grid.grid()
    grid.add_column(width=width)
    grid.add_column(width=width)
    for place in range(0, len(lines), 2):
        grid.add_row(*lines[place : place + 2])
    return grid
