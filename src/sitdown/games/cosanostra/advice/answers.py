"""Foresight of answers to a job: the owner of its target, robbers, traps, guards, doctors, dice.

A chance is that of the dice alone. These signs say on whose choice its effect still depends.
"""

from __future__ import annotations

from collections.abc import Callable

from sitdown.games.cosanostra.abilities import USES_A_ROUND
from sitdown.games.cosanostra.components import EMERGENCY_DOC
from sitdown.games.cosanostra.kinds import (
    BUSINESSMAN,
    COMPANY,
    DEACTIVATE,
    GANGSTER,
    JOB_KINDS,
    KILL,
)
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
    forced = of_forced_dice(state, seat)
    traits = JOB_KINDS[kind]
    if traits.cash:
        return [*forced, *of_robbers(state, seat)]
    owner = target if isinstance(target, int) else owner_of(state, target)
    traps = [] if owner is None else of_trap(state, gangster, owner)
    guards = of_guards(state, seat) if traits.target in (BUSINESSMAN, COMPANY) else []
    hits = traits.target in (GANGSTER, BUSINESSMAN) and traits.two in (DEACTIVATE, KILL)
    return [*forced, *traps, *guards, *(of_doctors(state, seat) if hits else [])]


def of_shots(state: CosaNostra, seat: int) -> list[Document]:
    """A trap or return fire: whose forced re-roll or doctor may still help the attacker."""
    return [*of_forced_dice(state, seat), *of_doctors(state, seat)]


def of_forced_dice(state: CosaNostra, seat: int) -> list[Document]:
    """CN-19.20  Who could have a die of this seat's roll rolled again. Everybody sees him."""
    return of_first(
        state,
        seat,
        "forced",
        lambda one: one.card.ability.forces and one.used < USES_A_ROUND,
    )


def of_guards(state: CosaNostra, seat: int) -> list[Document]:
    """CN-19.18  Who could give up his task to repel an attack on a business. Everybody sees him."""
    return of_first(state, seat, "guarded", lambda one: one.card.ability.guards and bool(one.tasks))


def of_first(
    state: CosaNostra, seat: int, event: str, is_able: Callable[[Gangster], bool]
) -> list[Document]:
    """The first active gangster of the others who is able, as the rules look for him."""
    for owner in state.after(seat):
        for one in state.players[owner].gangsters:
            if one.active and is_able(one):
                return [{"event": event, "seat": owner, "gangster": one.card.id}]
    return []


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
    traps = of_trap(state, gangster, state.job().holder)
    return [*told, *of_forced_dice(state, seat), *traps]
