"""Building blocks of a page: parts, tables, cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, NamedTuple

from sitdown.lab.findings import one_deck, two_decks
from sitdown.lab.study.study import Study
from sitdown.words import Words

from . import plots
from .labels import DASH, Wording

PLAIN_COLUMNS = ("report-column-thing", "report-column-deed", "report-column-bot")
"""The heads of columns that hold text; all others hold numbers."""


class PagePart(NamedTuple):
    """A section of a page: its title, a note beside the title, and its HTML."""

    title: str
    note: str
    body: str


class Cell(NamedTuple):
    """A cell of a table."""

    text: str
    kind: str = ""
    """Its class in the style sheet."""
    small: str = ""
    """Small text beside it; used in the first cell of a row only."""


class Heading(NamedTuple):
    """A row of a table that is the heading of the rows below it."""

    text: str


Row = Sequence[Cell] | Heading
NOTHING = Cell(DASH, "n")


def number(text: str, clear: bool = False) -> Cell:
    return Cell(text, "n clear" if clear else "n")


class Blocks:
    """Builds the parts of a page in one language."""

    def __init__(self, words: Words) -> None:
        self.wording = Wording(words)
        self.say = words.say
        self.drawn = 0

    def paragraph(self, id: str, **arguments: Any) -> str:
        return f"<p>{escape(self.say(id, **arguments))}</p>"

    def plot(self, title: str, draw: Any, *arguments: Any) -> str:
        """A plot with a label for screen readers; the table beside it has its numbers."""
        self.drawn += 1
        label = self.say("report-plot-of", title=title)
        return f"<figure>{plots.told_apart(draw(label, *arguments), f'plot{self.drawn}')}</figure>"

    def pair(self, plot: str, table: str) -> str:
        """A plot and its numbers, side by side if there is room."""
        return f'<div class="pair">{plot}{table}</div>'

    def table(self, title: str, heads: Sequence[str], rows: Iterable[Row]) -> str:
        body = "".join([row_text(row, len(heads)) for row in rows])
        caption = f"<caption>{escape(title)}</caption>"
        head = f"<thead>{self.heads(heads)}</thead>"
        region = f'<div class="wide" role="region" tabindex="0" aria-label="{escape(title)}">'
        return f"{region}<table>{caption}{head}<tbody>{body}</tbody></table></div>"

    def heads(self, heads: Sequence[str]) -> str:
        row = "".join([head_text(self.say(head), head in PLAIN_COLUMNS) for head in heads])
        return f"<tr>{row}</tr>"


class Sheet(Blocks):
    """The studies of a page, one per deck, with their findings."""

    def __init__(self, studies: Sequence[Study], words: Words) -> None:
        super().__init__(words)
        self.studies = list(studies)
        self.first = studies[0]
        self.own = [one_deck(study) for study in studies]
        self.between = two_decks(*studies) if len(studies) == 2 else []
        self.clear = [
            {(one.sort, one.name) for one in findings if one.clear} for findings in self.own
        ]

    def is_clear(self, deck: int, sort: str, name: Any) -> bool:
        return (sort, name) in self.clear[deck]

    def pair(self, plot: str, table: str) -> str:
        """With two decks one is below the other, because both are wide."""
        return super().pair(plot, table) if len(self.studies) == 1 else stack(plot, table)

    def heads(self, heads: Sequence[str]) -> str:
        """The heads of the columns. With two decks, each deck's name stands above its columns."""
        row = super().heads(heads)
        if len(self.studies) < 2 or heads.count(heads[-1]) < 2:
            return row
        plain = len([head for head in heads if head in PLAIN_COLUMNS])
        each = (len(heads) - plain) // 2
        decks = "".join(
            [
                f'<th scope="colgroup" colspan="{each}" class="n">'
                f"{escape(self.wording.deck(deck))}</th>"
                for deck in (0, 1)
            ]
        )
        return f'<tr><td colspan="{plain}"></td>{decks}</tr>{row}'


def stack(*blocks: str) -> str:
    return f'<div class="stack">{"".join(blocks)}</div>'


def head_text(text: str, plain: bool) -> str:
    kind = "" if plain else ' class="n"'
    return f'<th scope="col"{kind}>{escape(text)}</th>'


def row_text(row: Row, width: int) -> str:
    if isinstance(row, Heading):
        head = f'<th colspan="{width}" scope="colgroup">{escape(row.text)}</th>'
        return f'<tr class="sort">{head}</tr>'
    first, *others = row
    cells = "".join([cell_text(cell) for cell in others])
    small = f" <small>{escape(first.small)}</small>" if first.small else ""
    return f'<tr><th scope="row">{escape(first.text)}{small}</th>{cells}</tr>'


def cell_text(cell: Cell) -> str:
    kind = f' class="{cell.kind}"' if cell.kind else ""
    return f"<td{kind}>{escape(cell.text)}</td>"
