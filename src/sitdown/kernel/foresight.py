"""Foresight: what an action would bring, as far as the seat that chooses can know it.

Whatever a game tells of imagined worlds is heard in several of them, and only what is the same in
all of these is passed on. So nobody reads in it what was only imagined: cards that others hold, or
dice that are still to fall.

Two signs mean the same in every game. `counts(unit, amount)` is what a choice comes to, in a figure
that anyone could reckon: nuts, dollars, a chance in a hundred. Choices of one unit are compared by
it; the house counts, it does not advise. `warns(of)` says that a choice cannot do what one would
want of it, or what it costs beside its price.

A sign may depend on the free choice of another player. Imagined worlds do not show that: such a
sign names its condition in a field `if`, and its words say it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .action import Action
from .event import veiled
from .form import HIDDEN, Document
from .look import Look

Foresee = Callable[[Look, Action], list[Document]]

COUNTS: Final = "counts"
WARNS: Final = "warns"

WORLDS: Final = 16
"""So many worlds that fit a view are asked."""


def foresee_by_playing(look: Look, action: Action) -> list[Document]:
    """The events of an action in an imagined game, for games that have no more to say of it."""
    return [event.told(look.seat) for event in look.imagine().apply(look.seat, action)]


def counts(unit: str, amount: int) -> Document:
    """What a choice comes to. It is no sentence: clients order by it and light the largest."""
    return {"event": COUNTS, "unit": unit, "amount": amount}


def warns(of: str, **fields: Any) -> Document:
    """Why a choice may disappoint: the message `warns-<of>` with these fields."""
    return {"event": WARNS, "of": of, **fields}


def careful(foresee: Foresee) -> Foresee:
    """The same foresight, but what it imagines is told only as far as it is so in every world."""

    def foreseen(look: Look, action: Action) -> list[Document]:
        first = look.dream(0)
        first.imagined = False
        told = foresee(first, action)
        if not first.imagined:
            return told
        others = [look.dream(number) for number in range(1, WORLDS)]
        return common([told, *[foresee(dream, action) for dream in others]])

    return foreseen


def common(tellings: Sequence[list[Document]]) -> list[Document]:
    """What all worlds tell alike, up to the first event that differs.

    That one is told with "?" where it does; of what comes after it nobody can know whether it
    follows from what is hidden.
    """
    shared: list[Document] = []
    for place in range(min(len(telling) for telling in tellings)):
        events = [telling[place] for telling in tellings]
        if any(event.keys() != events[0].keys() for event in events):
            break
        joined = {field: alike([event[field] for event in events]) for field in events[0]}
        if joined["event"] == HIDDEN:
            break
        shared.append(joined)
        if any(event != joined for event in events):
            break
    return shared


def alike(values: Sequence[Any]) -> Any:
    """A value that is the same in all worlds; otherwise it is hidden, as in an event."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return veiled(first)
    return HIDDEN
