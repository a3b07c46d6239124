"""Laws: foresight of a choice comes true in every possible world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sitdown.kernel import HIDDEN, Action, Document, Look, State

from .checks import Untried, demand, same
from .trial import Law, Moment, WatchedTable, told

LAW_WORLDS = 12
"""The number of worlds tried that the seat cannot tell from the real one."""
FEW_WORLDS = 3
"""The number of worlds for checks that are slower."""
CHOICES = 8
"""The number of choices, about, that are tried at a moment."""

Choice = tuple[Action, list[Document]]
"""An action, and the events that its seat is told beforehand."""


def foreseen(table: WatchedTable) -> Iterator[tuple[Moment, list[Choice]]]:
    """Moments of a game, each with some choices of a seat."""
    foresee = table.game.foresee
    if foresee is None:
        raise Untried("nothing is foreseen")
    for moment in table.sampled(12):
        look = Look.at(table.game, moment.state, moment.seat)
        yield moment, [(action, foresee(look, action)) for action in some(look.legal)]


def worlds(moment: Moment, count: int) -> Iterator[State]:
    """The real world, and others that fit what the seat sees."""
    yield moment.state
    view = moment.state.view(moment.seat)
    for number in range(count):
        yield moment.game.imagine(view, seed=f"foresight {number}")


def some(legal: list[Action]) -> list[Action]:
    """A few choices from all over the list."""
    return legal[:: max(1, len(legal) // CHOICES)]


def what_is_foreseen_comes_true_in_every_world(table: WatchedTable) -> None:
    """Foreseen events of the rules come in the order in which they were told.

    "?" stands for a value that cannot be known. A game may also show signs of its own, such as
    odds; those are not events and are not tried here.
    """
    events = set(table.game.rules.events)
    for moment, choices in foreseen(table):
        promises = [
            (action, promised)
            for action, before in choices
            if (promised := [event for event in before if event["event"] in events])
        ]
        for world in worlds(moment, LAW_WORLDS) if promises else ():
            for action, promised in promises:
                real = told(world.copy().apply(moment.seat, action), moment.seat)
                missing = unfulfilled(promised, real)
                demand(missing is None, f"{action} need not bring {missing}: {real}")


def unfulfilled(promised: list[Document], real: list[Document | None]) -> Document | None:
    """The first promised event that does not come in order; None if all do."""
    left = iter(real)
    return next((one for one in promised if not any(fits(one, event) for event in left)), None)


def fits(told: Any, real: Any) -> bool:
    """Whether a real event matches one that was told; "?" matches anything."""
    if told == HIDDEN:
        return True
    if isinstance(told, dict) and isinstance(real, dict):
        return told.keys() == real.keys() and all(fits(told[key], real[key]) for key in told)
    if isinstance(told, list) and isinstance(real, list):
        return len(told) == len(real) and all(map(fits, told, real))
    return bool(told == real)


def foresight_follows_from_what_the_seat_sees(table: WatchedTable) -> None:
    for moment, choices in foreseen(table):
        assert table.game.foresee is not None
        for world in worlds(moment, FEW_WORLDS):
            look = Look.at(table.game, world, moment.seat)
            for action, before in choices:
                again = table.game.foresee(look, action)
                same(again, before, f"what {action} would bring, where other things are hidden")


LAWS: tuple[Law, ...] = (
    what_is_foreseen_comes_true_in_every_world,
    foresight_follows_from_what_the_seat_sees,
)
