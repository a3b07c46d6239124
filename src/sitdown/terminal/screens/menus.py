"""Draws a menu in columns, as densely as the space requires."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .choices import Entry, Group
from .flow import CUT, Flow, words_of
from .screen import Menu

BETWEEN = 3
"""The space between columns."""
NUMBER = 3
"""The columns for an entry's number and the space behind it."""
AND = ", "
LEAST_BROUGHT = 12
"""With less room than this, what a choice brings is not shown at all."""


@dataclass(frozen=True)
class Density:
    """How densely a menu is drawn."""

    brings: str
    """The text of what choices bring: "whole", "cut" to fit two columns, or "none"."""
    hint: int | None
    """The most lines of the hint; None for all."""


DENSITIES = (
    Density("whole", None),
    Density("whole", 1),
    Density("cut", 1),
    Density("none", 1),
)


def drawings(menu: Menu, width: int, roomy: bool) -> Iterator[list[RenderableType]]:
    """Drawings of a menu, each denser than the one before. If `roomy`, the first cuts nothing."""
    for density in DENSITIES if roomy else DENSITIES[1:]:
        if density.brings == "whole" or any(menu.brings):
            yield drawn(menu, width, density)


def drawn(menu: Menu, width: int, density: Density = DENSITIES[0]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    letters = menu.letters or [""] * len(menu.entries)
    for heading, entries in menu.parts():
        lines.append(Flow(words_of(Text(heading, style="bold"))))
        items = [
            Item(number, entry, brings, letters[number - 1]) for number, entry, brings in entries
        ]
        lines.append(columns(items, width, density.brings))
    if menu.hint:
        lines.append(Flow(words_of(Text(menu.hint, style="dim")), most=density.hint))
    return lines


class Item:
    """An entry with its number, its letters and what it brings."""

    def __init__(self, number: int, entry: Entry, brings: str, letters: str) -> None:
        self.number = Text(f"{number:>{NUMBER - 1}}", style="bold cyan")
        count = f" {CUT} {len(entry.choices)}" if isinstance(entry, Group) else ""
        self.label = Text(f"{entry.label}{count}", style="italic" if entry.free else "")
        if letters:
            self.label.append(f"  {letters}", style="dim")
        self.brings = Text(brings, style="green")

    def line(self, labels: int) -> Text:
        """The entry in one line. The text of what it brings begins behind the widest label."""
        line = Text.assemble(self.number, " ", self.label)
        if self.brings:
            line.append(" " * (labels - self.label.cell_len + 2)).append_text(self.brings)
        return line

    def flow(self, labels: int) -> Flow:
        """The entry in several lines. All but the first are indented to the label."""
        words = words_of(self.label)
        if self.brings:
            words[-1].pad_right(max(0, labels - self.label.cell_len) + 1)
            words += words_of(self.brings)
        return Flow([self.number, *words], indent=NUMBER)


def columns(items: Sequence[Item], width: int, brings: str) -> RenderableType:
    """Entries in as many columns as fit, to be read from top to bottom."""
    labels = max((item.label.cell_len for item in items), default=0)
    if brings != "whole":
        shorten(items, width // 2 - BETWEEN - NUMBER - labels - 2 if brings == "cut" else 0)
    texts = [item.line(labels) for item in items]
    widest = max((text.cell_len for text in texts), default=1)
    across = max(1, min(len(texts), (width + BETWEEN) // (widest + BETWEEN)))
    down = -(-len(texts) // across)
    if across == 1:
        return one_column(items, labels, width)
    grid = Grid.grid(padding=(0, BETWEEN, 0, 0))
    for row in range(down):
        grid.add_row(*texts[row::down])
    return grid


def one_column(items: Sequence[Item], labels: int, width: int) -> Grid:
    """Entries below each other. A long one continues below its label."""
    grid = Grid.grid()
    for item in items:
        line = item.line(labels)
        grid.add_row(line if line.cell_len <= width else item.flow(min(labels, width // 2)))
    return grid


def shorten(items: Sequence[Item], room: int) -> None:
    """Cuts what each entry brings to this many columns."""
    for item in items:
        brings = shortened(item.brings.plain, room) if room >= LEAST_BROUGHT else ""
        item.brings = Text(brings, style=item.brings.style)


def shortened(brings: str, room: int) -> str:
    """The parts that fit, none of them cut, and an ellipsis for the others."""
    if cell_len(brings) <= room:
        return brings
    kept: list[str] = []
    for part in brings.split(AND):
        if cell_len(AND.join([*kept, part, CUT])) <= room:
            kept.append(part)
    return AND.join([*kept, CUT])
