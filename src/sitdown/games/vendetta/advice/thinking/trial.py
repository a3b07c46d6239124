"""The trial, played well: a mafioso's share of the way to blue, an agent's quiet red."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.vendetta.actions import PASS, Bribe
from sitdown.games.vendetta.components import SQUARES
from sitdown.games.vendetta.ending import is_agent
from sitdown.games.vendetta.position import Vendetta
from sitdown.games.vendetta.rules.trial import rewards_zeal
from sitdown.kernel import Action

from .weighing import helpful, months_left, pull, usefulness, way_to_go

ZEAL: Final = 1.1
"""How much of its share of the way a mafioso pays, as others may pay less."""
THRIFT: Final = 0.5
"""How much of their part the greediest leave to the others, and the most generous do for them."""
QUIET_RED: Final = {1: 1, 2: 1, 3: 1, 4: 2, 5: 3, 6: SQUARES}
"""How many squares an agent moves the marker in each month: like the others, most at the end."""
MOST_KEPT: Final = 3


def bribe(state: Vendetta, seat: int, answers: list[Action], greed: float) -> Action:
    """As many squares as are due this month; alone in court, even with a plain bill."""
    ways = [way for way in answers if isinstance(way, Bribe)]
    helping = [way for way in ways if weakest(state, seat, way) > 0]
    if helping and owes_squares(state, seat, greed):
        return max(helping, key=lambda way: squares(state, seat, way) + skill(state, way.bandit))
    if alone_in_court(state, seat):
        harmless = [way for way in ways if weakest(state, seat, way) >= 0]
        singles = [way for way in harmless if len(way.cards) == 1]
        if singles:
            return min(singles, key=lambda way: usefulness(state, seat, way.cards[0]))
    return PASS


def weakest(state: Vendetta, seat: int, way: Bribe) -> int:
    return min([pull(state, seat, card) for card in way.cards])


def squares(state: Vendetta, seat: int, way: Bribe) -> int:
    return sum([pull(state, seat, card) for card in way.cards])


def skill(state: Vendetta, bandit: str) -> float:
    """Fixers are for bribing; a bodyguard rather stays where he is."""
    if state.options.has_power(bandit, "bribe"):
        return 0.2
    return -0.2 if state.options.has_power(bandit, "shield") else 0.0


def owes_squares(state: Vendetta, seat: int, greed: float = 0.0) -> bool:
    """Whether one has not done one's part yet, which the greedy take for less than it is."""
    return squares_wanted(state, seat) * (1 - THRIFT * greed) > squares_given(state, seat)


def squares_wanted(state: Vendetta, seat: int) -> int:
    """How far this player means to move the marker this month."""
    if is_agent(state, seat):
        return QUIET_RED[state.month]
    share = way_to_go(state, seat) / (state.seats * months_left(state))
    return max(0, ceil(share * ZEAL))


def squares_given(state: Vendetta, seat: int) -> int:
    """How far its bribes of this month move it; what came before lies below them in the pile."""
    bribes = state.players[seat].bribes
    if not bribes:
        return 0
    own = [bill.card for bill in state.corruption if bill.seat == seat]
    return sum([pull(state, seat, card) for card in own[-bribes:]])


def bills_for_court(state: Vendetta, seat: int) -> list[str]:
    """The bills to keep back from the auction: the strongest of the right colour."""
    kept: list[str] = []
    left = squares_wanted(state, seat)
    for bill in helpful(state, seat)[:MOST_KEPT]:
        if left > 0:
            kept.append(bill)
            left -= pull(state, seat, bill)
    return kept


def alone_in_court(state: Vendetta, seat: int) -> bool:
    """Whether a bribe of this player, the last in order, would be the only one of the month."""
    if not rewards_zeal(state) or state.order[-1] != seat:
        return False
    return not any(player.bribes for player in state.players)
