"""The trial, played well: a mafioso's share of the way to blue, an agent's quiet red."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.vendetta.actions import PASS, Bribe
from sitdown.games.vendetta.components import CORRUPTERS_FROM, SQUARES
from sitdown.kernel import Action, Chance

from .sight import Sight

ZEAL: Final = 1.1
"""How much of its share of the way a mafioso pays, as others may pay less."""
QUIET_RED: Final = {1: 1, 2: 1, 3: 1, 4: 2, 5: 3, 6: SQUARES}
"""How many squares an agent moves the marker in each month: like the others, most at the end."""
MOST_KEPT: Final = 3


def bribe(sight: Sight, answers: list[Action], luck: Chance) -> Action:
    """As many squares as are due this month; alone in court, even with a plain bill."""
    ways = [way for way in answers if isinstance(way, Bribe)]
    helping = [way for way in ways if min([sight.pull(card) for card in way.cards]) > 0]
    if helping and squares_wanted(sight) > squares_given(sight):
        return max(helping, key=lambda way: squares(sight, way) + skill(sight, way.bandit))
    if alone_in_court(sight):
        harmless = [way for way in ways if min([sight.pull(card) for card in way.cards]) >= 0]
        singles = [way for way in harmless if len(way.cards) == 1]
        if singles:
            return min(singles, key=lambda way: sight.usefulness(way.cards[0]))
    return PASS


def squares(sight: Sight, way: Bribe) -> int:
    return sum([sight.pull(card) for card in way.cards])


def skill(sight: Sight, bandit: str) -> float:
    """Fixers are for bribing; a bodyguard rather stays where he is."""
    if sight.has_power(bandit, "bribe"):
        return 0.2
    return -0.2 if sight.has_power(bandit, "shield") else 0.0


def squares_wanted(sight: Sight) -> int:
    """How far this player means to move the marker this month."""
    if sight.is_agent:
        return QUIET_RED[sight.month]
    share = sight.way_to_go() / (sight.seats * sight.months_left)
    return max(0, ceil(share * ZEAL))


def squares_given(sight: Sight) -> int:
    """How far its bribes of this month move it; what came before lies below them in the pile."""
    bribes: int = sight.me["bribes"]
    if not bribes:
        return 0
    own = [bill["card"] for bill in sight.view["corruption"] if bill["seat"] == sight.seat]
    return sum([sight.pull(card) for card in own[-bribes:]])


def bills_for_court(sight: Sight) -> list[str]:
    """The bills to keep back from the auction: the strongest of the right colour."""
    kept: list[str] = []
    left = squares_wanted(sight)
    for bill in sight.helpful(sight.hand)[:MOST_KEPT]:
        if left > 0:
            kept.append(bill)
            left -= sight.pull(bill)
    return kept


def alone_in_court(sight: Sight) -> bool:
    """Whether a bribe of this player, the last in order, would be the only one of the month."""
    if sight.month < CORRUPTERS_FROM or not sight.view["corrupters"]:
        return False
    bribes = [player["bribes"] for player in sight.view["players"]]
    return not any(bribes) and bool(sight.view["order"][-1] == sight.seat)
