"""Money: what is left of it, what planned jobs may bring, and whether something can be paid."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.position import MARKERS, CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.cash import lent
from sitdown.games.cosanostra.rules.cash import missing as lacking
from sitdown.games.cosanostra.rules.prices import price

from .needs import owners_of
from .odds import job_chances
from .worth import harm

SAFE: Final = 0.95
EARNED: Final = 0.8
"""How likely money in hand is still there on one's turn, and a planned job is not prevented."""
THOUSAND: Final = 1000


def spare(state: CosaNostra, seat: int, apart: JobCard | None = None) -> int:
    """Cash, less what planned purchases cost, and the markers that planned jobs lack.

    `apart` is a job that is not counted, because it is the one to be paid for.
    """
    not_counted = None if apart is None else apart.id
    player = state.players[seat]
    tasks = [task for gangster in player.gangsters for task in gangster.tasks]
    left = player.cash
    for task in tasks:
        if task.business is not None:
            left -= price(player, task.business)
        elif task.job is not None and task.job.id != not_counted and task.job.traits.cash:
            left -= borrowing_cost(state, seat, task.job)
    return left


def borrowing_cost(state: CosaNostra, seat: int, job: JobCard) -> int:
    """What the markers cost that a job lacks, as far as they can be had."""
    owners = [owners for _, owners in missing(state, seat, job) if owners]
    return sum([borrowing_price(state, seat, seats) for seats in owners])


def chance_to_pay(state: CosaNostra, seat: int, cost: int, apart: JobCard | None = None) -> float:
    """How likely a sum can be paid after what is planned already."""
    lack = cost - spare(state, seat, apart)
    if lack <= 0:
        return SAFE
    totals = {0: 1.0}
    for one, two, less, more in gains(state, seat):
        chances = ((0, 1 - one), (less, one - two), (more, two))
        coming: dict[int, float] = {}
        for total, chance in totals.items():
            for gain, likely in chances:
                coming[total + gain] = coming.get(total + gain, 0.0) + chance * likely
        totals = coming
    return EARNED * sum([chance for total, chance in totals.items() if total >= lack], 0.0)


def expected(state: CosaNostra, seat: int) -> float:
    """What is likely to be left once all that is planned is done."""
    gained = [one * less + two * (more - less) for one, two, less, more in gains(state, seat)]
    return spare(state, seat) + sum(gained, 0.0)


def gains(state: CosaNostra, seat: int) -> list[tuple[float, float, int, int]]:
    """Of each planned job that pays and lacks nothing: how likely one or two successes are, and
    what they pay.
    """
    found: list[tuple[float, float, int, int]] = []
    for gangster in state.players[seat].gangsters:
        for _, job in gangster.jobs():
            less, more = sums(state, seat, gangster, job)
            if more:
                one, two = job_chances(state, seat, gangster, job, job.kind)
                found.append((one, two, less, more))
    return found


def sums(state: CosaNostra, seat: int, gangster: Gangster, job: JobCard) -> tuple[int, int]:
    """What a job pays with one success and with two; nothing, if it pays nobody or cannot be."""
    ability = gangster.card.ability
    others = [state.players[other].cash for other in state.after(seat)]
    if job.kind == "theft":
        most = max(others)
        return min(job.one + ability.more_theft, most), min(job.two + ability.more_theft, most)
    if job.kind == "birthday":
        return sum([min(job.one, cash) for cash in others]), sum(
            [min(job.two, cash) for cash in others]
        )
    if not job.traits.cash or missing(state, seat, job):
        return 0, 0
    return job.one + ability.more_profit, job.two + ability.more_profit


def missing(state: CosaNostra, seat: int, job: JobCard) -> list[tuple[str, list[int]]]:
    """CN-8.3  The businesses that a job lacks, by kind, and who could lend each.

    A marker serves one job only: those that jobs planned before this one need are theirs.
    """
    found: list[tuple[str, list[int]]] = []
    spoken_for = markers_of_others(state, seat, job)
    for kind, number in lacking(state, seat, job).items():
        marked = len(lent(state, seat, kind)) - spoken_for.get(kind, 0)
        found += [(kind, owners_of(state, seat, kind))] * (number - max(marked, 0))
    return found


def markers_of_others(state: CosaNostra, seat: int, job: JobCard) -> dict[str, int]:
    """How many markers the jobs need that were planned before this one, by kind."""
    needed: dict[str, int] = {}
    for other in planned_cash_jobs(state, seat):
        if other.id == job.id:
            break
        for kind, number in lacking(state, seat, other).items():
            needed[kind] = needed.get(kind, 0) + number
    return needed


def planned_cash_jobs(state: CosaNostra, seat: int) -> list[JobCard]:
    gangsters = state.players[seat].gangsters
    return [job for one in gangsters for _, job in one.jobs() if job.traits.cash]


def has_markers_for(state: CosaNostra, seat: int, job: JobCard) -> bool:
    """CN-8.9  Whether the five markers do for this job and all others that are planned."""
    others = sum(markers_of_others(state, seat, job).values())
    return others + sum(lacking(state, seat, job).values()) <= MARKERS


def lending_price(state: CosaNostra, seat: int, other: int, cards: int) -> float:
    """The least one takes for so many markers: more later, and much more from the leader."""
    each = 500 + 500 * state.round
    if harm(state, seat, other) > 0.3:
        each *= 2
    return float(each * cards)


def borrowing_price(state: CosaNostra, seat: int, owners: list[int]) -> int:
    """What a marker costs from the owner who asks least."""
    least = min([lending_price(state, owner, seat, 1) for owner in owners])
    return ceil(least / THOUSAND) * THOUSAND


def can_be_borrowed(state: CosaNostra, seat: int, job: JobCard) -> bool:
    """Whether a job lacks something, and all of it can be paid for with the cash in hand."""
    needs = missing(state, seat, job)
    if not needs or not all(owners for _, owners in needs):
        return False
    return borrowing_cost(state, seat, job) <= state.players[seat].cash
