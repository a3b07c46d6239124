"""A sketch of the raw view, for games without one."""

from __future__ import annotations

import json
from typing import Any

from sitdown.kernel import Document, Game
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

LEFT_OUT = ("game", "options", "seats", "players", "chance", "you", "legal", "result")
"""Fields of a view that get no row among the common ones."""


def sketch_of(game: Game, view: Document) -> Sketch:
    """The game's own sketch of a view, or a rough one if the game has none."""
    return game.sketch(view) or rough_sketch(view)


def rough_sketch(view: Document) -> Sketch:
    """A sketch that lists the common fields first, then each player's fields."""
    common = {name: value for name, value in view.items() if name not in LEFT_OUT}
    panels = [Panel(None, rows(common))]
    for seat in seats_around(view):
        title = Phrase("ui-player", {"seat": seat}, "strong" if seat in view["actors"] else "")
        panels.append(Panel(title, rows(view["players"][seat]), seat))
    return Sketch(panels)


def rows(fields: Document) -> list[Phrase | Cards]:
    """One row for each field that is not empty."""
    return [row(name, value) for name, value in fields.items() if value not in (None, [], {})]


def row(name: str, value: Any) -> Phrase | Cards:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return Cards(Phrase("ui-name", {"name": name}), value)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Phrase("ui-field", {"name": name, "value": text})
