"""Cash jobs and deal markers (CN-8): what a job needs, what it brings, who is paid."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.position import CosaNostra

from .bank import pay
from .markers import take_off_business

HUSTLE: Final = (6000, 10000)
"""CN-19.9  What a hustle brings with one and with two successes."""


def missing(state: CosaNostra, seat: int, card: JobCard) -> dict[str, int]:
    """CN-8.2, CN-8.3  What a player's own active businesses leave open of a job's needs."""
    open_needs: dict[str, int] = {}
    player = state.players[seat]
    for kind, number in card.needs.items():
        own = player.active_of(kind)
        if own < number:
            open_needs[kind] = number - own
    return open_needs


def lent(state: CosaNostra, seat: int, kind: str) -> list[str]:
    """CN-8.1, CN-8.10  Opponents' active cards of a kind with a marker of the player, by id."""
    cards: list[str] = []
    for other, player in enumerate(state.players):
        if other != seat:
            for one in player.businesses:
                if one.markers and one.active and one.card.kind == kind and seat in one.markers:
                    cards.append(one.card.id)
    cards.sort()
    return cards


def ways_to_serve(state: CosaNostra, seat: int, card: JobCard) -> list[tuple[str, ...]]:
    """CN-8.3  Every choice of markers that makes up for what is missing; none: it cannot be."""
    ways: list[tuple[str, ...]] = [()]
    open_needs = missing(state, seat, card)
    if not open_needs:
        return ways
    for kind, number in open_needs.items():
        cards = lent(state, seat, kind)
        if len(cards) < number:
            return []
        chosen = list(combinations(cards, number))
        ways = [(*way, *more) for way in ways for more in chosen]
    return [tuple(sorted(way)) for way in ways]


def use_markers(state: CosaNostra, seat: int, cards: tuple[str, ...]) -> None:
    """CN-8.4  The markers named go back when the job is revealed, whether it succeeds or not."""
    for card in cards:
        take_off_business(state, seat, card)
        if state.heard:
            state.tell("marker-back", {"seat": seat, "business": card})


def count_profit(state: CosaNostra) -> None:
    """CN-8.5  The sum for one, or for two or more successes; CN-19.10  and more with some."""
    job = state.job()
    card = None if job.card is None else state.deck.jobs[job.card]
    one, two = HUSTLE if card is None else (card.one, card.two)
    gangster = state.players[job.seat].gangster(job.gangster)
    more = 0 if gangster is None else gangster.card.ability.more_profit
    job.profit = (two if job.successes is not None and job.successes >= 2 else one) + more
    job.holder = job.seat


def pay_out(state: CosaNostra) -> None:
    """CN-8.5, CN-11.4  The bank pays all that have a share, clockwise from the active player."""
    job = state.job()
    job.add_share(job.profit)
    for seat in state.around(job.seat):
        pay(state, None, seat, job.shares[seat])
