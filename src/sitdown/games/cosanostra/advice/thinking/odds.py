"""Odds: how likely a job succeeds."""

from __future__ import annotations

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.kinds import JOB_KINDS
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.dice import difficulty, number_of_dice
from sitdown.games.cosanostra.rules.jobs import printed_difficulty

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
