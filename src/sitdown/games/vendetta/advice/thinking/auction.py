"""The auction, played well: one or two lots, paid with the bills one does not need in court."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import PASS, LayBid, Raise
from sitdown.games.vendetta.components import BOSS, FAMILIES, MONTHS, MOST_BILLS, kind_of
from sitdown.games.vendetta.family import Bid
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Action, Draws

from .trial import bills_for_court
from .weighing import months_left, pull, usefulness

MOST_BIDS: Final = 2
FOR_THE_JURY: Final = 2
"""How many bills beyond the hand limit are left for bribes."""
HIGH: Final = 0.4
"""By how much of a lot's worth the boldest go higher than others."""
VARIETY: Final = 5
"""By how much, in money, a lot may look better than it is, so that nobody can rely on it."""


def bid_or_raise(
    state: Vendetta, seat: int, answers: list[Action], luck: Draws, daring: float
) -> Action:
    """Strengthen a bid that lies, then think of another lot, then spend what would be lost."""
    purse = spendable(state, seat)
    if not purse:
        return PASS
    card = least_missed(state, seat, purse)
    own = state.players[seat].bids
    for bid in own:
        if wants_more(state, bid, luck, daring):
            return Raise(bid.bandit, card)
    if len(own) < MOST_BIDS:
        bids = [way for way in answers if isinstance(way, LayBid) and way.card == card]
        way = new_bid(state, bids, state.deck.worth(purse), luck)
        if way is not None:
            return way
    return spend_surplus(state, seat, card)


def spend_surplus(state: Vendetta, seat: int, card: str) -> Action:
    """Bills that the hand limit would take at the end of the month had better buy something."""
    player = state.players[seat]
    kept = 0 if state.month == MONTHS else MOST_BILLS
    if len(player.hand) > kept + FOR_THE_JURY:
        for bid in player.bids:
            if not price_of(state, bid.lot):
                return Raise(bid.bandit, card)
    return PASS


def spendable(state: Vendetta, seat: int) -> list[str]:
    """The hand without what is kept for the jury."""
    purse = state.players[seat].hand[:]
    for bill in bills_for_court(state, seat):
        purse.remove(bill)
    return purse


def worth_of(state: Vendetta, lot: int) -> float:
    """What a lot is worth in money: early what it will earn, late its points."""
    later = months_left(state)
    worth = 0.0
    for card in state.lots[lot - 1]:
        if card == BOSS:
            worth += 6.0 + later
        elif kind_of(card) in FAMILIES:
            worth += 1.5 + 0.8 * later
        else:
            worth += 1.6 * state.deck.points_on(card)
        if card in state.deck.locations:
            worth += 0.3 * len(state.deck.locations[card].businesses) * (later - 1)
    return worth


def price_of(state: Vendetta, lot: int) -> int:
    """The price of an investigator on a lot; 0 if there is none."""
    return state.deck.price_on(state.lots[lot - 1]) or 0


def wants_more(state: Vendetta, bid: Bid, luck: Draws, daring: float) -> bool:
    """Up to the price of an investigator, else to what the lot is worth, more or less."""
    strength = state.options.strength(bid.bandit, bid.bills)
    price = price_of(state, bid.lot)
    if price:
        return strength < price
    return strength < worth_of(state, bid.lot) * (0.9 + 0.1 * luck.below(8) + HIGH * daring)


def least_missed(state: Vendetta, seat: int, purse: list[str]) -> str:
    """The bill that would do most for the other side in court."""
    return min(purse, key=lambda bill: pull(state, seat, bill))


def new_bid(state: Vendetta, bids: list[LayBid], means: int, luck: Draws) -> LayBid | None:
    """On a lot within one's means, carried by a broker rather than by a fixer."""
    bids = [bid for bid in bids if price_of(state, bid.lot) <= means]
    if not bids:
        return None
    lots = sorted({bid.lot for bid in bids})
    appeal = {lot: worth_of(state, lot) + luck.below(VARIETY) for lot in lots}
    lot = max(lots, key=appeal.__getitem__)
    return max([bid for bid in bids if bid.lot == lot], key=lambda bid: skill(state, bid.bandit))


def skill(state: Vendetta, bandit: str) -> int:
    """How gladly a bandit is sent to the auction."""
    has_power = state.options.has_power
    if has_power(bandit, "bid"):
        return 2
    return 0 if has_power(bandit, "bribe") or has_power(bandit, "shield") else 1


def keep_best(state: Vendetta, seat: int) -> str:
    """Of a single bid the bill that can do most comes back."""
    return max(state.keeps[0].bills, key=lambda bill: usefulness(state, seat, bill))


def drop_worst(state: Vendetta, seat: int) -> str:
    """Of too many bills the one that can do least goes."""
    return min(state.players[seat].hand, key=lambda bill: usefulness(state, seat, bill))
