"""Text that flows from line to line, and never breaks inside what belongs together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from .paper import as_harmless

CUT = "…"


def words_of(text: Text, sign: str = "") -> list[Text]:
    """The words of a text, between ordinary spaces: `2 000 $` with no-break spaces is one.

    A sign stands right before the first one.
    """
    first, *rest = [word for word in text.split(" ") if word.plain] or [Text("")]
    return [Text(sign) + first if sign else first, *rest]


class Flow:
    """Texts one after the other; a line ends only between them.

    `indent` is how far the lines below the first one stand in. If there would be more lines than
    `most`, the last one ends in a sign that there is more.
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
        found: list[Text] = []
        line = Text()
        before = Text()
        for text in self.pieces(width):
            if line.plain.strip() and line.cell_len + 1 + text.cell_len > width:
                found.append(line)
                line = Text(" " * self.indent)
            if line.plain.strip():
                line.append(" ", style=between(before, text))
            line.append_text(text)
            before = text
        found.append(line)
        if self.most is None or len(found) <= self.most:
            return found
        return [*found[: self.most - 1], cut(found[self.most - 1], width)]

    def pieces(self, width: int) -> Iterator[Text]:
        """The texts; one that is wider than a line in parts."""
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
    """A text that is wider than a line, in parts that are not."""
    ends: list[int] = []
    for part in chop_cells(text.plain, width)[:-1]:
        ends.append(len(part) + (ends[-1] if ends else 0))
    return list(text.divide(ends))


def between(one: Text, other: Text) -> str:
    """How the space between two words looks: as they do, but chips stay apart."""
    style = str(one.style)
    return style if style == str(other.style) and "reverse" not in style else ""


def cut(line: Text, width: int) -> Text:
    """A line that ends in a sign that there is more."""
    short = line.copy()
    short.truncate(width - 2)
    short.rstrip()
    return short.append(f" {CUT}", style="dim")
