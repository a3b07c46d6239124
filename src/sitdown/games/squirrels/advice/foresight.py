"""What a choice would bring: everything lies open, so it is tried on an imagined table."""

from __future__ import annotations

from sitdown.games.squirrels.actions import Play
from sitdown.games.squirrels.components import HIDEOUT
from sitdown.games.squirrels.position import Squirrels
from sitdown.kernel import Action, Document, Look


def foresee(look: Look, action: Action) -> list[Document]:
    """The events of an action, with what it covers before them and what it asks next after."""
    state = look.imagine()
    assert isinstance(state, Squirrels)
    covered: list[Document] = []
    if isinstance(action, Play):
        stack = state.players[look.seat].stacks[action.stack]
        if stack and action.card != HIDEOUT:
            covered.append({"event": "covered", "seat": look.seat, "card": stack[0]})
    foreseen = covered + [event.told(look.seat) for event in state.apply(look.seat, action)]
    if look.seat in state.actors and state.phase not in ("place", "play"):
        foreseen.append({"event": "asked", "seat": look.seat, "phase": state.phase})
    return foreseen
