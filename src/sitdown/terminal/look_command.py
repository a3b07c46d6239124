"""`look NAME`: one player's area, a part of the table, or a card, in full."""

from __future__ import annotations

from sitdown.kernel.sketch import Panel, Sketch
from sitdown.words import Words, messages_of

from .matching import plain
from .screens.screen import Chapter

LOOK = ("look", "смотреть")
KEY = "!"
"""The same in one key: `!carla`, `!2`. Latin and Russian keyboards have it in the same place."""
ME = ("me", "я")


def wish(typed: str) -> str | None:
    """The name after a look command, empty for the whole table; None for any other input."""
    if typed.startswith(KEY):
        return typed.removeprefix(KEY).strip()
    word, _, rest = typed.partition(" ")
    return rest.strip() if word.casefold() in LOOK else None


def part_of(sketch: Sketch, name: str, words: Words) -> Sketch | None:
    """The areas with this name; None if there is none.

    A player is found by number or name, other areas by words of their title.
    """
    wanted = plain(name)
    if not wanted:
        return sketch
    for fits in (is_seat, begins_name, begins_title):
        found = [panel for panel in sketch.panels if fits(wanted, panel, words)]
        if found:
            return Sketch(found)
    return None


def is_seat(wanted: str, panel: Panel, words: Words) -> bool:
    if panel.seat is None:
        return False
    return wanted == str(panel.seat + 1) or (wanted in ME and panel.seat == words.you)


def begins_name(wanted: str, panel: Panel, words: Words) -> bool:
    return panel.seat is not None and plain(words.seat(panel.seat)).startswith(wanted)


def begins_title(wanted: str, panel: Panel, words: Words) -> bool:
    if panel.title is None:
        return False
    title = plain(words.say(panel.title.id, **panel.title.arguments))
    return any(word.startswith(wanted) for word in (title, *title.split()))


def about_things(name: str, words: Words) -> list[Chapter]:
    """Explains the cards and other things whose names begin like this."""
    wanted = plain(name)
    found: dict[str, str] = {}
    for id in messages_of(words.language, words.game).patterns:
        if id.startswith("thing-") and "." not in id and words.about(id):
            called = words.say(id)
            if plain(called).startswith(wanted):
                found[called] = words.about(id)
    return [Chapter("", list(found.items()))] if found else []
