"""What `?` explains: choices, visible cards, how to type."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.kernel import HIDDEN, Seat
from sitdown.kernel.sketch import Cards, Sketch
from sitdown.words import Words
from sitdown.words.words import thing_message

from .screens.choices import Choice
from .screens.screen import Chapter


def explanation(
    words: Words, sketch: Sketch, seat: Seat, choices: Sequence[Choice]
) -> list[Chapter]:
    typing = [("", words.say(id)) for id in ("ui-how", "ui-how-letters", "ui-how-look")]
    if words.has("shorthand"):
        typing.append(("", words.say("shorthand")))
    chapters = [
        Chapter(words.say("ui-help-choices"), kinds(words, choices)),
        Chapter(words.say("ui-help-things"), things(words, sketch, seat, choices)),
        Chapter(words.say("ui-help-typing"), typing),
    ]
    return [chapter for chapter in chapters if chapter.entries]


def kinds(words: Words, choices: Sequence[Choice]) -> list[tuple[str, str]]:
    """The kinds of choices, each with its explanation."""
    found = []
    for do in dict.fromkeys(choice.action.do for choice in choices):
        kind = f"action-{do}.kind"
        found.append((words.say(kind) if words.has(kind) else do, words.about(f"action-{do}")))
    return found


def things(
    words: Words, sketch: Sketch, seat: Seat, choices: Sequence[Choice]
) -> list[tuple[str, str]]:
    """The cards that a person can see or choose, each with what it does."""
    ids: dict[str, None] = {}
    for panel in sketch.panels:
        for row in panel.rows if panel.seat in (seat, None) else []:
            ids.update(dict.fromkeys(row.cards if isinstance(row, Cards) else []))
    for choice in choices:
        for value in choice.action.document().values():
            listed = value if isinstance(value, list) else [value]
            ids.update(dict.fromkeys(str(one) for one in listed))
    messages = dict.fromkeys(thing_message(id) for id in ids if id != HIDDEN)
    return [
        (words.say(message), words.about(message))
        for message in messages
        if words.has(message) and words.about(message)
    ]
