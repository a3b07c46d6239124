"""Runs in a worker: what actions would bring, and which answers get a button."""

from __future__ import annotations

from sitdown import catalog
from sitdown.kernel import Document, Look, SitdownError, State
from sitdown.kernel import named as named_answers


def foreseen(game: str, view: Document, acts: list[Document]) -> list[list[Document] | None]:
    """The events that each of these actions would bring, as far as the view's seat can know."""
    known = catalog.load(game)
    if known.foresee is None or view["you"] is None or not acts:
        return [None] * len(acts)
    look = Look.through(known, view)
    world = look.imagine()
    return [one_foreseen(look, world, act) for act in acts]


def one_foreseen(look: Look, world: State, act: Document) -> list[Document] | None:
    assert look.game.foresee is not None
    try:
        action = world.read(act)
        # the question may be closed by now: then nothing is foreseen
        world.check(look.seat, action)
        return look.game.foresee(look, action)
    except SitdownError:
        return None


def named(game: str, view: Document, picked: Document) -> Document:
    """The answers that get a button, and the number of all answers, once some parts are picked."""
    return named_answers(Look.through(catalog.load(game), view), picked).document()
