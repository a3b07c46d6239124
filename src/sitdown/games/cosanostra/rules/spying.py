"""Spying at any time (CN-14.5), an option."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import Snitch, Spy
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Action, Aside, IllegalAction

from .influence import looks, use_card, why_not_look

ANY_TIME: Final = "any-time"
PHASES: Final = frozenset(["plan", "act"])


def looks_any_time(state: CosaNostra, seat: int) -> list[Action]:
    """CN-14.5  Snitch (to look) and Spy, at any moment of planning and actions."""
    return looks(state, seat) if state.options.spying == ANY_TIME else []


def may_look_any_time(state: CosaNostra, action: Action) -> bool:
    return state.options.spying == ANY_TIME and isinstance(action, Snitch | Spy)


def why_not_any_time(state: CosaNostra, seat: int, action: Action) -> str | None:
    if isinstance(action, Snitch) and action.task is None:
        return "the market is exchanged on one's own turn only"
    if isinstance(action, Snitch | Spy):
        return why_not_look(state, seat, action)
    return "not possible now"


class SpyingAtAnyTime(Aside[CosaNostra, Action]):
    """CN-14.5  Who is not on turn may look too."""

    actions: ClassVar[tuple[type[Action], ...]] = (Snitch, Spy)

    def open(self, state: CosaNostra, seat: int) -> bool:
        return (
            state.options.spying == ANY_TIME and state.phase in PHASES and seat not in state.actors
        )

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return looks(state, seat)

    def check(self, state: CosaNostra, seat: int, action: Action) -> None:
        fault = why_not_any_time(state, seat, action)
        if fault is not None:
            raise IllegalAction(f"{action.do}: {fault}")

    def done(self, state: CosaNostra, seat: int, action: Action) -> None:
        actors = state.actors
        if not use_card(state, seat, action, actors):
            state.drop()  # it waits for a veto; `played` knows where to go back to
