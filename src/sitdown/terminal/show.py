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
"""A placeholder for a no-break space, at which rich would break the line."""


def print_position(
    file: Path, seat: int | None, everything: bool, screen: Screen, language: str
) -> None:
    """Shows a position or a saved game as a seat or a spectator sees it, or with all secrets."""
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
    """Prints a Markdown page: formatted, or as source if `plain`."""
    lines = text.rstrip().split("\n")
    if plain:
        print_safe(*lines)
    else:
        console = Console()
        page = Markdown("\n".join(safe_line(line) for line in lines).replace(NO_BREAK, JOINT))
        console.print(Unbroken(page), width=min(console.width, 100))


class Unbroken:
    """Turns joints back into no-break spaces after rich has broken the lines."""

    def __init__(self, drawn: RenderableType) -> None:
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.drawn, options):
            yield Segment(text.replace(JOINT, NO_BREAK), style, control)
