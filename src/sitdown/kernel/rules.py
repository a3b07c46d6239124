"""Rules: the contents page of a game, with the course it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from .action import Action
from .decision import AnyAside, AnyDecision
from .form import Document

Step = Callable[..., None]

OVER: Final = "over"

After = Mapping[type[AnyDecision], Step]
"""What follows on each question once nobody owes an answer."""


class Course:
    """What follows on each question while something special is going on."""

    def __init__(self, during: Callable[[Any], bool], after: After) -> None:
        self.during = during
        self.after: dict[str, Step] = by_phase(after)


class Rules:
    """All that a game can ask and do, by name, and what follows on what.

    `after` is the normal course: the step that follows on each question when nobody owes an answer
    and nothing is left to do. `meanwhile` are courses that come before it, the first that is on.
    `hide` puts "?" into a position document for one seat; it replaces and changes nothing inside,
    as other views may share it. `fits` refuses positions that fit no
    phase. `afterwards` runs at the very end of every action, for what follows from any change.
    """

    def __init__(
        self,
        *,
        decisions: Sequence[AnyDecision],
        events: Sequence[str],
        hide: Callable[[Document, int | None], None],
        after: After,
        meanwhile: Sequence[Course] = (),
        asides: Sequence[AnyAside] = (),
        fits: Callable[[Any], None] | None = None,
        afterwards: Callable[[Any], None] | None = None,
    ) -> None:
        self.decisions: dict[str, AnyDecision] = {one.phase: one for one in decisions}
        self.asides = tuple(asides)
        self.events = tuple(events)
        self.hide = hide
        self.after = by_phase(after)
        self.meanwhile = tuple(meanwhile)
        self.fits = fits
        self.afterwards = afterwards
        self.actions: dict[str, type[Action]] = {}
        for decision in decisions:
            self.enter(decision.actions)
        for aside in asides:
            self.enter(aside.actions)

    def enter(self, actions: tuple[type[Action], ...]) -> None:
        for action in actions:
            if self.actions.setdefault(action.do, action) is not action:
                raise TypeError(f"two kinds of action are called {action.do}")

    def next(self, state: Any, phase: str) -> Step | None:
        """What follows on a phase in this state; None if the contents page does not say."""
        for course in self.meanwhile:
            if course.during(state):
                return course.after.get(phase)
        return self.after.get(phase)

    @property
    def phases(self) -> tuple[str, ...]:
        """The names of all phases, in the order of the contents page, `over` last."""
        return (*self.decisions, OVER)


def by_phase(after: After) -> dict[str, Step]:
    return {decision.phase: step for decision, step in after.items()}
