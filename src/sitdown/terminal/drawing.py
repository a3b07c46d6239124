"""Drawing a sketch with rich: areas as panels, active cards as boxes, others as coloured chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table as Grid
from rich.text import Text

from sitdown.kernel import HIDDEN
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch
from sitdown.words import Words, messages_of
from sitdown.words.words import thing_message

MOODS = {"": "", "strong": "bold", "good": "green", "bad": "red", "quiet": "dim"}
PALETTE = (
    "yellow",
    "blue",
    "red",
    "green",
    "magenta",
    "cyan",
    "bright_yellow",
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_magenta",
    "bright_cyan",
)
NARROWEST = 36
"""An area takes at least so many columns."""


@cache
def tints(game: str | None) -> dict[str, str]:
    """A colour for each kind of thing, in the order in which the game's words name them."""
    stems: dict[str, None] = {}
    for message in messages_of("en", game).patterns:
        if message.startswith("thing-") and "." not in message:
            stems[stem(message)] = None
    return {one: PALETTE[number % len(PALETTE)] for number, one in enumerate(stems)}


def stem(message: str) -> str:
    """`thing-contraband-5` and `thing-contraband-2` are of a kind."""
    return message.split("-")[1]


class Drawing:
    """Draws for one reader."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.tints = tints(words.game)

    def sketch(self, sketch: Sketch, width: int) -> RenderableType:
        """Common areas, the others' areas side by side, one's own across the whole width."""
        common = [self.common(panel) for panel in sketch.panels if panel.seat is None]
        seated = [panel for panel in sketch.panels if panel.seat is not None]
        own = [panel for panel in seated if panel.seat == self.words.you]
        others = [panel for panel in seated if panel.seat != self.words.you]
        return Group(*common, *self.side_by_side(others, width), *[self.area(one) for one in own])

    def common(self, panel: Panel) -> RenderableType:
        return self.contents(panel) if panel.title is None else self.area(panel)

    def side_by_side(self, panels: Sequence[Panel], width: int) -> Iterable[RenderableType]:
        """Rows of areas, equally wide and in a row equally high."""
        if not panels:
            return
        rows = -(-len(panels) // max(1, width // NARROWEST))
        across = -(-len(panels) // rows)
        for start in range(0, len(panels), across):
            row = panels[start : start + across]
            each = width // across
            height = max(self.height(self.area(panel), each) for panel in row)
            grid = Grid.grid(expand=True)
            for _ in range(across):
                grid.add_column(ratio=1)
            grid.add_row(*[self.area(panel, height) for panel in row])
            yield grid

    def height(self, renderable: RenderableType, width: int) -> int:
        return len(self.console.render_lines(renderable, self.console.options.update(width=width)))

    def area(self, panel: Panel, height: int | None = None) -> Frame:
        own = panel.seat is not None and panel.seat == self.words.you
        acts = panel.title is not None and panel.title.mood == "strong"
        title = None if panel.title is None else self.phrase(panel.title)
        if title is not None and acts:
            title = Text("▶ ", style="bold") + title
        return Frame(
            self.contents(panel),
            title=title,
            title_align="left",
            border_style="bright_white" if own else "dim",
            box=box.HEAVY if own else box.ROUNDED,
            height=height,
        )

    def contents(self, panel: Panel) -> RenderableType:
        """Rows below each other; piles that follow each other side by side."""
        drawn: list[RenderableType] = []
        boxes: list[RenderableType] = []
        for row in panel.rows:
            if isinstance(row, Cards) and row.lit:
                boxes.append(self.boxed(row))
                continue
            if boxes:
                drawn.append(Columns(boxes))
                boxes = []
            drawn.append(self.phrase(row) if isinstance(row, Phrase) else self.chips(row))
        if boxes:
            drawn.append(Columns(boxes))
        return Group(*drawn)

    def phrase(self, phrase: Phrase) -> Text:
        text = self.words.say(phrase.id, **phrase.arguments)
        return Text(text, style=MOODS.get(phrase.mood, ""))

    def label(self, cards: Cards) -> Text:
        text = self.phrase(cards.label)
        return text if cards.label.mood else Text(text.plain, style="dim")

    # Cards.

    def tint(self, card: str) -> str:
        return "" if card == HIDDEN else self.tints.get(stem(thing_message(card)), "")

    def sign(self, card: str) -> str:
        id = f"{thing_message(card)}.sign"
        return self.words.say(id) if self.words.has(id) else ""

    def boxed(self, cards: Cards) -> RenderableType:
        """Active cards: boxes under a label; of a pile the top one, and what lies below it."""
        if not cards.cards:
            return self.label(cards)
        top = cards.cards[:1] if cards.piled else cards.cards
        row = Columns([self.card(card) for card in top])
        below = cards.cards[1:] if cards.piled else []
        return Group(self.label(cards), row, *[self.below(below)] * bool(below))

    def card(self, card: str) -> RenderableType:
        tint = self.tint(card)
        face = Text(self.sign(card) or " ", style=tint)
        name = Text(self.words.thing(card), style=f"bold {tint}".strip())
        width = max(face.cell_len, name.cell_len, 8) + 4
        return Frame(Group(face, name), border_style=tint, width=width, box=box.ROUNDED)

    def below(self, cards: Sequence[str]) -> Text:
        text = Text("└ ", style="dim")
        for number, card in enumerate(cards):
            if number:
                text.append(", ", style="dim")
            text.append(self.words.thing(card), style=f"dim {self.tint(card)}".strip())
        return text

    def chips(self, cards: Cards) -> Text:
        """Cards in a line, equal ones counted."""
        text = self.label(cards)
        text.append(" ")
        if not cards.cards:
            text.append(self.words.say("thing-none"), style="dim")
        for card, count in Counter(cards.cards).items():
            sign = self.sign(card)
            name = f"{sign} {self.words.thing(card)}" if sign else self.words.thing(card)
            times = f" ×{count}" if count > 1 else ""
            text.append(
                f" {name}{times} ".replace(" ", "\u00a0"),
                style=f"reverse {self.tint(card)}".strip(),
            )
            text.append(" ")
        return text
