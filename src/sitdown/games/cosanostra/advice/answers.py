"""Foresight of answers to a job: the owner of its target, robbers, traps, doctors.

A chance is that of the dice alone. These signs say on whose choice its effect still depends.
"""

from __future__ import annotations

from sitdown.games.cosanostra.components import EMERGENCY_DOC
from sitdown.games.cosanostra.kinds import BUSINESSMAN, DEACTIVATE, GANGSTER, JOB_KINDS, KILL
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.influence import all_lie_open
from sitdown.games.cosanostra.rules.responses import (
    RESPONSES_FROM,
    might_trap,
    possible_robbers,
)
from sitdown.kernel import Document


def of_target(state: CosaNostra, target: int | str | None) -> list[Document]:
    """Whose a target is."""
    if not isinstance(target, str):
        return []
    gangster = state.find_gangster(target)
    if gangster is not None:
        owner, victim = gangster
        return [{"event": "target", "seat": owner, "strength": victim.strength()}]
    business = state.find_business(target)
    return [] if business is None else [{"event": "target", "seat": business[0], "strength": None}]


def of_answers(
    state: CosaNostra, seat: int, gangster: Gangster, kind: str, target: int | str | None
) -> list[Document]:
    """CN-11.2, CN-11.7  Who might rob this job or trap it, and who might save its target."""
    traits = JOB_KINDS[kind]
    if traits.cash:
        return of_robbers(state, seat)
    owner = target if isinstance(target, int) else owner_of(state, target)
    traps = [] if owner is None else of_trap(state, gangster, owner)
    hits = traits.target in (GANGSTER, BUSINESSMAN) and traits.two in (DEACTIVATE, KILL)
    return [*traps, *of_doctors(state, seat)] if hits else traps


def of_robbers(state: CosaNostra, seat: int) -> list[Document]:
    """CN-11.2  Who has a card face down that might be a Robbery."""
    able = [one for one in state.after(seat) if state.players[one].holds_back(RESPONSES_FROM)]
    return [{"event": "robbers", "seats": able}] if able else []


def of_doctors(state: CosaNostra, seat: int) -> list[Document]:
    """CN-14.6  Who might have an Emergency Doc for whoever is hit."""
    if all_lie_open(state, EMERGENCY_DOC):
        return []
    able = [one for one in state.after(seat) if state.players[one].influence]
    return [{"event": "doctors", "seats": able}] if able else []


def of_trap(state: CosaNostra, gangster: Gangster, owner: int) -> list[Document]:
    if gangster.card.ability.cannot_be_trapped or not might_trap(state.players[owner]):
        return []
    return [{"event": "trappers", "seat": owner}]


def owner_of(state: CosaNostra, target: str | None) -> int | None:
    told = of_target(state, target)
    return told[0]["seat"] if told else None


def of_rivals(state: CosaNostra, seat: int, gangster: Gangster) -> list[Document]:
    """CN-11.3, CN-11.6  Who would rob before him, if they rob too, and whose trap it may be."""
    asked = possible_robbers(state)
    first = asked[: asked.index(seat)]
    told: list[Document] = [{"event": "robs-first", "seats": first}] if first else []
    return [*told, *of_trap(state, gangster, state.job().holder)]
