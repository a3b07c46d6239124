"""Notes for a view: what to say about a thing, and the choices that use it."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Action, Document, Game, Look, SitdownError
from sitdown.kernel.foresight import COUNTS
from sitdown.kernel.naming import called
from sitdown.kernel.note import kind_of
from sitdown.table import Refused
from sitdown.table.telling.advice import album_document, note_document, thing_document

from .study import POSITION_ERRORS, known_game

Weighed = tuple[Document, list[Document]]
"""A choice, and what it would bring."""

MOST_USES = 4
MOST_WEIGHED = 24
"""The largest number of choices that are evaluated to find the best of them."""


def album(game: str, players: int | None, options: Document) -> Document:
    known = known_game(game)
    try:
        seats = known.read_seats(known.seats[0] if players is None else players)
        return {"shelves": album_document(known.album(seats, options))}
    except SitdownError as fault:
        raise Refused("bad-request", str(fault)) from None


def note_for(game: str, view: Document, thing: str) -> Document | None:
    """The note on a thing, for a view; None if the game has no note on it."""
    known = known_game(game)
    note = known.note(view, thing)
    found = known.thing(view["seats"], view["options"], thing)
    if note is None or found is None:
        return None
    uses = uses_of(known, view, found.id)
    return {"thing": thing_document(found), **note_document(note), **uses}


def note_for_given_view(game: str, view: Document, thing: str) -> Document | None:
    """The note on a thing, for a view sent by a client: of a replay, a lesson, or made up."""
    try:
        known = known_game(game)
        known.read_seats(view.get("seats"))
        if view.get("game") == game and "you" in view:
            return note_for(game, view, thing)
    except (SitdownError, ValueError, *POSITION_ERRORS):
        pass
    raise Refused("bad-request", f"this is no view of {game}")


def uses_of(game: Game, view: Document, thing: str) -> Document:
    """The choices that name a thing and what they bring, the best ones first.

    `more` is the number of further choices, without duplicates.
    """
    if view["you"] is None:
        return {"uses": [], "more": 0}
    look = Look.through(game, view)
    naming = [action for action in look.legal if is_named(thing, action.document())]
    weighed = [(action.document(), brings(look, action)) for action in naming[:MOST_WEIGHED]]
    telling = distinct_uses([(act, events) for act, events in weighed if events])
    twins = sum([bool(events) for _, events in weighed]) - len(telling)
    telling.sort(key=lambda use: -count_of(use[1]))
    best = [{"act": act, "brings": events} for act, events in telling[:MOST_USES]]
    return {"uses": best, "more": len(naming) - twins - len(best) if best else 0}


def distinct_uses(uses: list[Weighed]) -> list[Weighed]:
    """Drops duplicates: of two equal cards in hand that bring the same, one is enough."""
    first: dict[str, Weighed] = {}
    for act, events in uses:
        first.setdefault(str((called(act), events)), (act, events))
    return list(first.values())


def is_named(thing: str, action: Document) -> bool:
    """Whether a choice names this thing. A form with free fields may name several things."""
    return any(
        is_of(part, thing)
        for field, value in action.items()
        if field != "do"
        for part in (value if isinstance(value, list) else [value])
    )


def is_of(value: Any, thing: str) -> bool:
    return isinstance(value, str) and kind_of(value) == thing


def brings(look: Look, action: Action) -> list[Document]:
    return [] if look.game.foresee is None else look.game.foresee(look, action)


def count_of(events: list[Document]) -> int:
    """The value of a choice's events, where the game counts it; otherwise 0."""
    return sum(event["amount"] for event in events if event["event"] == COUNTS)
