"""The auction, played well: one or two lots, paid with the bills one does not need in court."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import PASS, LayBid, Raise
from sitdown.games.vendetta.components import BOSS, FAMILIES, MONTHS, MOST_BILLS, kind_of
from sitdown.kernel import Action, Chance, Document

from .sight import Sight
from .trial import bills_for_court

MOST_BIDS: Final = 2
FOR_THE_JURY: Final = 2
"""How many bills beyond the hand limit are left for bribes."""
VARIETY: Final = 5
"""By how much, in money, a lot may look better than it is, so that nobody can rely on it."""


def bid_or_raise(sight: Sight, answers: list[Action], luck: Chance) -> Action:
    """Strengthen a bid that lies, then think of another lot, then spend what would be lost."""
    purse = spendable(sight)
    if not purse:
        return PASS
    for bid in sight.me["bids"]:
        if wants_more(sight, bid, luck):
            return Raise(bid["bandit"], least_missed(sight, purse))
    if len(sight.me["bids"]) < MOST_BIDS:
        bids = [way for way in answers if isinstance(way, LayBid)]
        way = new_bid(sight, bids, purse, luck)
        if way is not None:
            return way
    return spend_surplus(sight, purse)


def spend_surplus(sight: Sight, purse: list[str]) -> Action:
    """Bills that the hand limit would take at the end of the month had better buy something."""
    kept = 0 if sight.month == MONTHS else MOST_BILLS
    if len(sight.hand) > kept + FOR_THE_JURY:
        for bid in sight.me["bids"]:
            if not price_of(sight, bid["lot"]):
                return Raise(bid["bandit"], least_missed(sight, purse))
    return PASS


def spendable(sight: Sight) -> list[str]:
    """The hand without what is kept for the jury."""
    purse = sight.hand[:]
    for bill in bills_for_court(sight):
        purse.remove(bill)
    return purse


def worth_of(sight: Sight, lot: int) -> float:
    """What a lot is worth in money: early what it will earn, late its points."""
    later = sight.months_left
    worth = 0.0
    for card in sight.view["lots"][lot - 1]:
        if card == BOSS:
            worth += 6.0 + later
        elif kind_of(card) in FAMILIES:
            worth += 1.5 + 0.8 * later
        else:
            worth += 1.6 * sight.deck.points[card]
        if card in sight.deck.locations:
            worth += 0.3 * len(sight.deck.locations[card].businesses) * (later - 1)
    return worth


def price_of(sight: Sight, lot: int) -> int:
    """The price of an investigator on a lot; 0 if there is none."""
    return sight.deck.price_on(sight.view["lots"][lot - 1]) or 0


def wants_more(sight: Sight, bid: Document, luck: Chance) -> bool:
    """Up to the price of an investigator, else to what the lot is worth, more or less."""
    strength = sight.options.strength(bid["bandit"], bid["bills"])
    price = price_of(sight, bid["lot"])
    if price:
        return strength < price
    return strength < worth_of(sight, bid["lot"]) * (0.9 + 0.1 * luck.below(8))


def least_missed(sight: Sight, purse: list[str]) -> str:
    """The bill that would do most for the other side in court."""
    return min(purse, key=sight.pull)


def new_bid(sight: Sight, bids: list[LayBid], purse: list[str], luck: Chance) -> LayBid | None:
    """On a lot within one's means, carried by a broker rather than by a fixer."""
    means = sight.deck.worth(purse)
    card = least_missed(sight, purse)
    bids = [bid for bid in bids if bid.card == card and price_of(sight, bid.lot) <= means]
    if not bids:
        return None
    lots = sorted({bid.lot for bid in bids})
    appeal = {lot: worth_of(sight, lot) + luck.below(VARIETY) for lot in lots}
    lot = max(lots, key=appeal.__getitem__)
    return max([bid for bid in bids if bid.lot == lot], key=lambda bid: skill(sight, bid.bandit))


def skill(sight: Sight, bandit: str) -> int:
    """How gladly a bandit is sent to the auction."""
    if sight.has_power(bandit, "bid"):
        return 2
    if sight.has_power(bandit, "bribe") or sight.has_power(bandit, "shield"):
        return 0
    return 1


def keep_best(sight: Sight, bills: list[str]) -> str:
    """Of a single bid the bill that can do most comes back."""
    return max(bills, key=sight.usefulness)


def drop_worst(sight: Sight, bills: list[str]) -> str:
    """Of too many bills the one that can do least goes."""
    return min(bills, key=sight.usefulness)
