"""Draws a sketch with rich: panels, cards, chips."""

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
from sitdown.kernel.sketch import Cards, Panel, Phrase
from sitdown.words import Words, messages_of
from sitdown.words.words import thing_message

from .flow import Flow, words_of

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
COLOURS = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "white": "white",
    "black": "bright_black",
    "violet": "magenta",
    "orange": "dark_orange3",
    "brown": "orange4",
}
"""The colours of kinds of things that are named after a colour."""
NARROWEST = 36
"""The fewest columns of an area."""
HANGING = 2
"""The indentation of a sentence's second line."""
BELOW = 18
"""The columns for the cards below the top of a pile."""


@cache
def tints(game: str | None) -> dict[str, str]:
    """A colour for each kind of thing, in the order of the game's English messages."""
    stems: dict[str, None] = {}
    common = messages_of("en", None).patterns
    for message in messages_of("en", game).patterns:
        if message.startswith("thing-") and "." not in message and message not in common:
            stems[stem(message)] = None
    named = {one: COLOURS[one] for one in stems if one in COLOURS}
    others = [one for one in stems if one not in COLOURS]
    return named | {one: PALETTE[number % len(PALETTE)] for number, one in enumerate(others)}


def stem(message: str) -> str:
    """The kind of a thing: `contraband` for `thing-contraband-5`."""
    return message.split("-")[1]


class Drawing:
    """Draws a sketch for one reader. If `compact`, cards are chips instead of boxes."""

    def __init__(self, words: Words, console: Console, compact: bool = False) -> None:
        self.words = words
        self.console = console
        self.compact = compact
        self.tints = tints(words.game)

    def common(self, panel: Panel) -> RenderableType:
        return self.contents(panel) if panel.title is None else self.area(panel)

    def side_by_side(self, panels: Sequence[Panel], width: int) -> Iterable[RenderableType]:
        """Areas in rows: all equally wide, and equally high within a row."""
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
        seated = panel.seat is not None
        own = seated and panel.seat == self.words.you
        acts = seated and panel.title is not None and panel.title.mood == "strong"
        title = Text("▶ " if acts else "", style="not dim")
        if panel.title is not None:
            title.append_text(self.phrase(panel.title))
        return Frame(
            self.contents(panel),
            title=title or None,
            title_align="left",
            border_style="bright_white" if own else "dim",
            box=box.HEAVY if own else box.ROUNDED,
            height=height,
        )

    def contents(self, panel: Panel) -> RenderableType:
        """The rows of an area below each other; boxes in consecutive rows stand side by side."""
        drawn: list[RenderableType] = []
        boxes: list[RenderableType] = []
        for row in panel.rows:
            if isinstance(row, Cards) and row.lit and not self.compact:
                boxes.append(self.boxed(row))
                continue
            if boxes:
                drawn.append(Columns(boxes))
                boxes = []
            drawn.append(self.sentence(row) if isinstance(row, Phrase) else self.chips(row))
        if boxes:
            drawn.append(Columns(boxes))
        return Group(*drawn)

    def phrase(self, phrase: Phrase) -> Text:
        text = self.words.say(phrase.id, **phrase.arguments)
        return Text(text, style=MOODS.get(phrase.mood, ""))

    def sentence(self, phrase: Phrase) -> Flow:
        return Flow(words_of(self.phrase(phrase)), indent=HANGING)

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
        """Cards as boxes. A pile is its top card and the names of those below."""
        if not cards.piled:
            return Group(self.label(cards), Columns([self.card(card) for card in cards.cards]))
        if not cards.cards:
            return self.frame(Text(), Text(), "dim", self.label(cards))
        top = self.card(cards.cards[0], self.label(cards))
        return Group(top, self.below(cards.cards[1:])) if len(cards.cards) > 1 else top

    def card(self, card: str, title: Text | None = None) -> Frame:
        tint = self.tint(card)
        face = Text(self.sign(card), style=tint)
        name = Text(self.words.thing(card), style=f"bold {tint}".strip())
        return self.frame(face, name, tint, title)

    def frame(self, face: Text, name: Text, tint: str, title: Text | None) -> Frame:
        titled = 0 if title is None else title.cell_len + 2
        width = max(face.cell_len, name.cell_len, titled, 9) + 4
        return Frame(Group(face, name), title=title, border_style=tint, width=width)

    def below(self, cards: Sequence[str]) -> RenderableType:
        """The cards below the top of a pile, from the top down."""
        return Flow([Text("└", style="dim"), *self.hidden(cards)], width=BELOW)

    def hidden(self, cards: Sequence[str]) -> list[Text]:
        last = len(cards) - 1
        return [
            Text(self.words.thing(card) + "," * (place < last), style=f"dim {self.tint(card)}")
            for place, card in enumerate(cards)
        ]

    def chips(self, cards: Cards) -> RenderableType:
        """Cards as chips in a line, equal ones counted. A pile begins with its top card."""
        chips = words_of(self.label(cards))
        if not cards.cards:
            chips.append(Text(self.words.say("thing-none"), style="dim"))
        if cards.piled:
            chips += [self.chip(card, 1) for card in cards.cards[:1]]
            below = [Text("└", style="dim"), *self.hidden(cards.cards[1:])]
            return Flow(chips + below * (len(cards.cards) > 1))
        return Flow([*chips, *[self.chip(*one) for one in Counter(cards.cards).items()]])

    def chip(self, card: str, count: int) -> Text:
        parts = [self.sign(card), self.words.thing(card), f"×{count}" if count > 1 else ""]
        text = " ".join(part for part in parts if part)
        return Text(f" {text} ", style=f"reverse {self.tint(card)}".strip())
