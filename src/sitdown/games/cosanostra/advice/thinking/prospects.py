"""Prospects: how likely a job succeeds, what it lacks, and what a hand looks like on the table."""

from __future__ import annotations

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.kinds import CASH, GANGSTER, JOB_KINDS, PLAYER
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.cash import lent
from sitdown.games.cosanostra.rules.dice import difficulty, number_of_dice
from sitdown.games.cosanostra.rules.jobs import printed_difficulty
from sitdown.games.cosanostra.wealth import kinds_of
from sitdown.kernel import Document

SIDES = 6
A_VICTIM = 2
"""How strong one reckons the victim of an Assassination that has no target yet."""


def chances(dice: int, needed: int) -> tuple[float, float]:
    """CN-7.5  How likely at least one success is, and at least two."""
    fails = min(max(needed - 1, 0), SIDES) / SIDES
    none = fails**dice
    one = dice * (1 - fails) * fails ** (dice - 1)
    return 1 - none, 1 - none - one


def percent(chance: float) -> int:
    return round(100 * chance)


def job_chances(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard | None,
    kind: str,
    target: int | str | None = None,
) -> tuple[float, float]:
    """How likely a gangster succeeds with a job, with all that is known to change it."""
    unaimed = JOB_KINDS[kind].at_strength and target is None
    number = A_VICTIM if unaimed else printed_difficulty(state, card, kind, target)
    needed = difficulty(state, seat, gangster, kind, number, target)
    return chances(number_of_dice(gangster, kind), needed)


def needs_of(state: CosaNostra, seat: int, card: JobCard) -> list[Document]:
    """CN-8.1  Each business a job needs: own, marked, or missing and who could lend it."""
    own = kinds_of(state.players[seat])
    found: list[Document] = []
    for kind, number in card.needs.items():
        marked = len(lent(state, seat, kind))
        for place in range(number):
            if place < own.get(kind, 0):
                found.append({"kind": kind, "with": "own", "seats": []})
            elif place < own.get(kind, 0) + marked:
                found.append({"kind": kind, "with": "marker", "seats": []})
            else:
                owners = owners_of(state, seat, kind)
                found.append({"kind": kind, "with": "missing", "seats": owners})
    return found


def owners_of(state: CosaNostra, seat: int, kind: str) -> list[int]:
    """The other players with an active business of a kind."""
    return [other for other in state.after(seat) if kinds_of(state.players[other]).get(kind)]


def sort_of(card: JobCard) -> str:
    """CN-1.7  What sort of job it is: cash, response, special, or what it attacks."""
    if card.traits.cash:
        return CASH
    if card.traits.response:
        return "response"
    sort = card.traits.target
    if sort is None:
        return "special"
    return sort if sort in (GANGSTER, PLAYER) else "business"
