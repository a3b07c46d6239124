"""Money: what is left of it, what planned jobs may bring, and whether something can be paid."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.cosanostra.components import CASH, JobCard
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.prospects import job_chances, needs_of
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.prices import price

from .worth import harm

SAFE: Final = 0.95
"""How likely money in hand is still there on one's turn."""
THOUSAND: Final = 1000


def spare(state: CosaNostra, seat: int) -> int:
    """Cash, less what planned purchases cost."""
    player = state.players[seat]
    purchases = [task.business for one in player.gangsters for task in one.tasks if task.business]
    return player.cash - sum([price(player, card) for card in purchases])


def chance_to_pay(state: CosaNostra, seat: int, cost: int) -> float:
    """How likely a sum can be paid after what is planned already."""
    lack = cost - spare(state, seat)
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
    return SAFE * sum([chance for total, chance in totals.items() if total >= lack])


def expected(state: CosaNostra, seat: int) -> float:
    """What is likely to be left once all that is planned is done."""
    gained = [one * less + two * (more - less) for one, two, less, more in gains(state, seat)]
    return spare(state, seat) + sum(gained)


def gains(state: CosaNostra, seat: int) -> list[tuple[float, float, int, int]]:
    """Of each planned job that pays and lacks nothing: the chances and sums of 1 and 2 successes."""
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
    if job.kind != CASH or missing(state, seat, job):
        return 0, 0
    return job.one + ability.more_profit, job.two + ability.more_profit


def missing(state: CosaNostra, seat: int, job: JobCard) -> list[tuple[str, list[int]]]:
    """The businesses that a job lacks, by kind, and who could lend each."""
    return [
        (need["kind"], need["seats"])
        for need in needs_of(state, seat, job)
        if need["with"] == "missing"
    ]


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
