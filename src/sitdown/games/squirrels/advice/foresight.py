"""What a choice would bring: everything lies open, so it is tried on an imagined table."""

from __future__ import annotations

from sitdown.games.squirrels.actions import Pay, Play, Raid
from sitdown.games.squirrels.components import CUSTOMS, HIDEOUT
from sitdown.games.squirrels.position import Squirrels
from sitdown.kernel import Action, Document, Look, counts

BETWEEN_TURNS = ("place", "play")


def foresee(look: Look, action: Action) -> list[Document]:
    """What is covered; the events; what is asked next; and the nuts of the turn, all in all."""
    state = look.imagine()
    assert isinstance(state, Squirrels)
    seat = look.seat
    before = state.players[seat].nuts
    signs = covers(state, seat, action)
    told = [event.told(seat) for event in state.apply(seat, action)]
    if is_asked_on(state, seat):
        told.append({"event": "asked", "seat": seat, "phase": state.phase})
    if isinstance(action, Pay):  # it says itself what goes to whom, and all ways cost the same
        return [event for event in told if not is_duty_of(seat, event)]
    if state.phase == "place":
        return [*signs, *told]
    return [*signs, *told, counts("nuts", most_nuts(state, seat) - before)]


def covers(state: Squirrels, seat: int, action: Action) -> list[Document]:
    """The card that would be covered: one's own by playing, a rival's by a raid."""
    if isinstance(action, Play) and action.card != HIDEOUT:
        stack = state.players[seat].stacks[action.stack]
        return [{"event": "covered", "seat": seat, "card": stack[0]}] if stack else []
    if isinstance(action, Raid):
        stack = state.players[action.seat].stacks[action.cover]
        return [{"event": "covered", "seat": action.seat, "card": stack[0]}]
    return []


def is_duty_of(seat: int, event: Document) -> bool:
    told = (event["event"], event.get("for"), event.get("from"))
    return told == ("paid", CUSTOMS, seat)


def is_asked_on(state: Squirrels, seat: int) -> bool:
    """Whether the turn of this seat goes on with a choice of its own."""
    return seat in state.actors and state.phase not in BETWEEN_TURNS


def most_nuts(state: Squirrels, seat: int) -> int:
    """What the seat has at the end of its turn, if it chooses on by the nuts of this turn."""
    if not is_asked_on(state, seat):
        return state.players[seat].nuts
    return max([most_nuts(after(state, seat, answer), seat) for answer in state.owed(seat)])


def after(state: Squirrels, seat: int, answer: Action) -> Squirrels:
    following = state.copy()
    following.play(seat, answer)
    return following
