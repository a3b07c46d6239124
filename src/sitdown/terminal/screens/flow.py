"""Text that wraps only between pieces, never inside one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from .safe_console import as_harmless

CUT = "…"


def words_of(text: Text, sign: str = "") -> list[Text]:
    """The words of a text, split at ordinary spaces: `2 000 $` with no-break spaces is one word.

    `sign` is put directly before the first word.
    """
    first, *rest = [word for word in text.split(" ") if word.plain] or [Text("")]
    return [Text(sign) + first if sign else first, *rest]


class Flow:
    """Texts in a row. Lines break only between them.

    `indent` is the indentation of all lines but the first. `most` is the most lines; if the text
    is longer, the last one ends in an ellipsis.
    """

    def __init__(
        self,
        texts: Sequence[Text],
        width: int | None = None,
        indent: int = 0,
        most: int | None = None,
    ) -> None:
        self.texts = [as_harmless(text) for text in texts]
        self.width = width
        self.indent = indent
        self.most = most

    def lines(self, width: int) -> list[Text]:
        rows = self.rows(width)
        if self.most is not None and len(rows) > self.most:
            rows = [*rows[: self.most - 1], self.cut(rows[self.most - 1], width)]
        return [self.joined(row, place > 0) for place, row in enumerate(rows)]

    def rows(self, width: int) -> list[list[Text]]:
        """The texts of each line."""
        rows: list[list[Text]] = [[]]
        taken = 0
        for text in self.pieces(width):
            if rows[-1] and taken + 1 + text.cell_len > width:
                rows.append([])
                taken = self.indent
            taken += text.cell_len + bool(rows[-1])
            rows[-1].append(text)
        return rows

    def cut(self, row: list[Text], width: int) -> list[Text]:
        """A line that ends in an ellipsis."""
        kept = list(row)
        while len(kept) > 1 and sum(text.cell_len + 1 for text in kept) + 1 > width - self.indent:
            kept.pop()
        return [*kept, Text(CUT, style="dim")]

    def joined(self, row: list[Text], is_below: bool) -> Text:
        line = Text(" " * self.indent * is_below)
        for place, text in enumerate(row):
            if place:
                line.append(" ", style=between(row[place - 1], text))
            line.append_text(text)
        return line

    def pieces(self, width: int) -> Iterator[Text]:
        """The texts, with those wider than a line split into parts."""
        room = max(1, width - self.indent)
        for text in self.texts:
            yield from folded(text, room) if text.cell_len > room else [text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(min(options.max_width, self.width or options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((text.cell_len for text in self.texts), default=0)
        whole = sum(text.cell_len + 1 for text in self.texts) - 1
        most = min(whole, self.width or whole, options.max_width)
        return Measurement(min(widest, most), most)


def folded(text: Text, width: int) -> list[Text]:
    """Splits a text that is wider than a line into parts that fit."""
    ends: list[int] = []
    for part in chop_cells(text.plain, width)[:-1]:
        ends.append(len(part) + (ends[-1] if ends else 0))
    return list(text.divide(ends))


def between(one: Text, other: Text) -> str:
    """The style of the space between two words: theirs if it is the same, but chips stay apart."""
    style = str(one.style)
    return style if style == str(other.style) and "reverse" not in style else ""
