"""Rules: the contents page of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .action import Action
from .decision import AnyAside, AnyDecision
from .form import Document

Step = Callable[..., None]

OVER = "over"
RESUME = "resume"


class Rules:
    """All that a game can ask and do, by name.

    `outline` tells from the position what follows when nothing is on the agenda, like the outline
    of a round in a rulebook. `hide` puts "?" into a position document for one seat.
    `afterwards` runs at the very end of every action, for what follows from any change.
    """

    def __init__(
        self,
        *,
        decisions: Sequence[AnyDecision],
        steps: Sequence[Step],
        events: Sequence[str],
        hide: Callable[[Document, int | None], None],
        asides: Sequence[AnyAside] = (),
        outline: Callable[[Any], None] | None = None,
        afterwards: Callable[[Any], None] | None = None,
    ) -> None:
        self.decisions: dict[str, AnyDecision] = {one.phase: one for one in decisions}
        self.steps: dict[str, Step] = {step_name(step): step for step in steps}
        self.names: dict[Step, str] = {step: name for name, step in self.steps.items()}
        self.asides = tuple(asides)
        self.events = tuple(events)
        self.hide = hide
        self.outline = outline
        self.afterwards = afterwards
        self.actions: dict[str, type[Action]] = {}
        for decision in decisions:
            self.enter(decision.actions)
        for aside in asides:
            self.enter(aside.actions)
        taken = self.decisions.keys() & (self.steps.keys() | {OVER, RESUME})
        if taken or RESUME in self.steps:
            raise TypeError(f"steps and phases share a name: {sorted(taken) or RESUME}")

    def enter(self, actions: tuple[type[Action], ...]) -> None:
        for action in actions:
            if self.actions.setdefault(action.do, action) is not action:
                raise TypeError(f"two kinds of action are called {action.do}")

    @property
    def phases(self) -> tuple[str, ...]:
        """The names of all phases, in the order of the contents page, `over` last."""
        return (*self.decisions, OVER)


def step_name(step: Step) -> str:
    """The name of a step in documents: `take_profit` is `take-profit`."""
    return step.__name__.replace("_", "-")
