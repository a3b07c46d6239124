"""The market of businesses (CN-2.7, CN-2.8)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.kinds import COMPANY
from sitdown.games.cosanostra.player import without
from sitdown.games.cosanostra.position import CosaNostra

PLACES: Final = 4


def first_market(state: CosaNostra, shuffled: list[str]) -> None:
    """CN-2.7  Four different kinds, one company at most; what was set aside is shuffled in."""
    market: list[str] = []
    aside: list[str] = []
    place = 0
    while place < len(shuffled) and len(market) < PLACES:
        fits = fits_first_market(state, market, shuffled[place])
        (market if fits else aside).append(shuffled[place])
        place += 1
    rest = shuffled[place:]
    stack = state.chance.shuffle(sorted(aside + rest)) if aside else rest
    lacking = PLACES - len(market)  # CN-2.8  a deck of few kinds
    state.market = market + stack[:lacking]
    state.business_stack = stack[lacking:]


def fits_first_market(state: CosaNostra, market: list[str], business: str) -> bool:
    cards = state.deck.businesses
    there = [cards[one] for one in market]
    card = cards[business]
    if card.type == COMPANY and any(one.type == COMPANY for one in there):
        return False
    return all(one.kind != card.kind for one in there)


def take_off_market(state: CosaNostra, business: str) -> None:
    """CN-2.8  The place of a card that leaves the market is filled at once."""
    place = state.market.index(business)
    stack = state.business_stack
    state.market = [*state.market[:place], *stack[:1], *state.market[place + 1 :]]
    state.business_stack = stack[1:]
    if stack and state.heard:
        tell_market(state, place)


def market_and_stack(state: CosaNostra) -> list[str]:
    """CN-10.2, CN-19.30  The market, then the stack by id, each card once; its order is hidden."""
    return state.market + sorted(set(state.business_stack).difference(state.market))


def take_from_table(state: CosaNostra, business: str) -> None:
    """A card leaves the market, or the stack where that is allowed (CN-10.2, CN-19.30)."""
    if business in state.market:
        take_off_market(state, business)
    else:
        state.business_stack = without(state.business_stack, business)


def put_under_stack(state: CosaNostra, business: str) -> None:
    """CN-2.8  A card comes under the stack; a market that is short gets it at its end."""
    state.business_stack = [*state.business_stack, business]
    there = len(state.market)
    if there < PLACES:
        lacking = PLACES - there
        state.market = state.market + state.business_stack[:lacking]
        state.business_stack = state.business_stack[lacking:]
    if state.heard:
        for place in range(there, len(state.market)):
            tell_market(state, place)


def exchange_market(state: CosaNostra) -> None:
    """CN-14.2  All cards go under the stack in their order, then four come from the top."""
    stack = state.business_stack + state.market
    state.market = stack[:PLACES]
    state.business_stack = stack[PLACES:]
    if state.heard:
        state.tell("new-market", {"market": state.market[:]})


def tell_market(state: CosaNostra, place: int) -> None:
    state.tell("market", {"business": state.market[place], "place": place})
