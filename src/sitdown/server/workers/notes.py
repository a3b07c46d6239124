"""Notes for a view: what there is to say of a thing, and the choices that use it."""

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
"""So many choices at most are looked into for the best of them."""


def album(game: str, players: int | None, options: Document) -> Document:
    known = known_game(game)
    try:
        seats = known.read_seats(known.seats[0] if players is None else players)
        return {"shelves": album_document(known.album(seats, options))}
    except SitdownError as fault:
        raise Refused("bad-request", str(fault)) from None


def note_for(game: str, view: Document, thing: str) -> Document | None:
    """What a view tells of a thing; None of what the game has no note to."""
    known = known_game(game)
    note = known.note(view, thing)
    found = known.thing(view["seats"], view["options"], thing)
    if note is None or found is None:
        return None
    uses = uses_of(known, view, found.id)
    return {"thing": thing_document(found), **note_document(note), **uses}


def note_for_given_view(game: str, view: Document, thing: str) -> Document | None:
    """The same, to a view that somebody brings: of a replay, a lesson, or of no game at all."""
    try:
        known = known_game(game)
        known.read_seats(view.get("seats"))
        if view.get("game") == game and "you" in view:
            return note_for(game, view, thing)
    except (SitdownError, ValueError, *POSITION_ERRORS):
        pass
    raise Refused("bad-request", f"this is no view of {game}")


def uses_of(game: Game, view: Document, thing: str) -> Document:
    """The choices that name a thing and what they bring, if anything; what counts most first."""
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
    """Each once: of two equal cards in hand that bring the same either will do."""
    first: dict[str, Weighed] = {}
    for act, events in uses:
        first.setdefault(str((called(act), events)), (act, events))
    return list(first.values())


def is_named(thing: str, action: Document) -> bool:
    """Whether a choice is one of this thing. Forms that are filled in freely name many."""
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
    """What a choice comes to, where the game counts it."""
    return sum(event["amount"] for event in events if event["event"] == COUNTS)
