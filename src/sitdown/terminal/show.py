"""`sitdown show` and `rules`: a position or a page, without playing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment

from sitdown import catalog
from sitdown.kernel import BadOptions, BadPosition, Document, SitdownError
from sitdown.kernel.form import quoted
from sitdown.words import Words
from sitdown.words.user_text import print_safe, safe_line

from .fallback_sketch import sketch_of
from .local_table import read_table
from .saved_games import read_json
from .screens.screen import Scene, Screen

NO_BREAK = "\u00a0"
JOINT = "\ue000"
"""Stands where a line must not break; rich would break it at a no-break space."""


def print_position(
    file: Path, seat: int | None, everything: bool, screen: Screen, language: str
) -> None:
    """The table of a position, or of a saved game, as a seat sees it, or with all its secrets."""
    document = read_json(file)
    names: Sequence[str] = ()
    try:
        if isinstance(document, dict) and "sitdown" in document:
            table = read_table(document)
            names, document = table.words(language).names, table.state.document()
        game, view = view_of(document, seat, everything)
    except SitdownError as fault:
        raise BadPosition(f"{file}: {fault}") from None
    words = Words(language, game, names, seat)
    screen.show(Scene(words, view, sketch_of(catalog.load(game), view)))


def view_of(document: Any, seat: int | None, everything: bool) -> tuple[str, Document]:
    if not isinstance(document, dict):
        raise BadPosition(f"{quoted(document)} is not a position")
    if not isinstance(document.get("game"), str):
        raise BadPosition("this is not a position: it names no game")
    game = catalog.load(document["game"])
    state = game.load(document)
    if seat is not None and not 0 <= seat < state.seats:
        raise BadOptions(f"no seat {seat} at this table (seats 0 to {state.seats - 1})")
    if everything:
        return game.id, {**state.document(), "you": seat, "legal": []}
    return game.id, state.view(seat)


def print_page(text: str, plain: bool) -> None:
    """A page in Markdown: drawn, or as it is."""
    lines = text.rstrip().split("\n")
    if plain:
        print_safe(*lines)
    else:
        console = Console()
        page = Markdown("\n".join(safe_line(line) for line in lines).replace(NO_BREAK, JOINT))
        console.print(Unbroken(page), width=min(console.width, 100))


class Unbroken:
    """What is drawn with joints in it, which are no-break spaces again when lines are broken."""

    def __init__(self, drawn: RenderableType) -> None:
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.drawn, options):
            yield Segment(text.replace(JOINT, NO_BREAK), style, control)
