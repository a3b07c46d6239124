"""Carrying out a deal (CN-13.3 to CN-13.6, CN-13.11), and why it may not be possible now."""

from __future__ import annotations

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.terms import Offer, Terms

from .bank import pay
from .markers import can_carry, place_marker


def why_not_settle(state: CosaNostra, offer: Offer) -> str | None:
    """CN-13.3  What of an offer is not possible at this moment; None if all of it is."""
    return why_not_give(state, offer.from_, offer.to, offer.give) or why_not_give(
        state, offer.to, offer.from_, offer.take
    )


def why_not_give(state: CosaNostra, giver: int, taker: int, terms: Terms) -> str | None:
    """CN-13.4 to CN-13.6  What one side cannot give now."""
    player = state.players[giver]
    if terms.cash > player.cash:
        return f"seat {giver} has {player.cash}, not {terms.cash}"
    for name in terms.businesses:
        if player.business(name) is None:
            return f"seat {giver} does not own {name}"
    for name in terms.gangsters:
        gangster = player.gangster(name)
        if gangster is None:
            return f"seat {giver} has no gangster {name} in play"
        if gangster.tasks:
            return f"{name} has a task"
    if terms.markers:
        carriers = {card.id for card in can_carry(player)}
        for name in terms.markers:
            if name not in carriers:
                return f"{name} is no active business or planned purchase of seat {giver}"
        free = state.markers_free(taker)
        if free < len(terms.markers):
            return f"seat {taker} has {free} free markers, not {len(terms.markers)}"
    return None


def settle(state: CosaNostra, offer: Offer) -> None:
    """CN-13.11  Markers first, then cards, the maker's before the other's, and last the cash."""
    for card in offer.give.markers:
        place_marker(state, offer.to, offer.from_, card)
    for card in offer.take.markers:
        place_marker(state, offer.from_, offer.to, card)
    hand_over(state, offer.from_, offer.to, offer.give)
    hand_over(state, offer.to, offer.from_, offer.take)
    pay(state, offer.from_, offer.to, offer.give.cash)
    pay(state, offer.to, offer.from_, offer.take.cash)


def hand_over(state: CosaNostra, giver: int, taker: int, terms: Terms) -> None:
    """CN-13.5, CN-13.6  Cards received go to the end of the list of their kind."""
    for name in terms.businesses:
        hand_over_business(state, giver, taker, name)
    for name in terms.gangsters:
        gangster = state.players[giver].gangster(name)
        assert gangster is not None
        state.players[giver].gangsters.remove(gangster)
        state.players[taker].gangsters.append(gangster)
        state.recount = True
        if state.heard:
            state.tell("traded", {"gangster": name, "from": giver, "to": taker})


def hand_over_business(state: CosaNostra, giver: int, taker: int, name: str) -> None:
    """CN-8.8  Its markers stay, but those of the new owner go back."""
    business = state.players[giver].business(name)
    assert business is not None
    markers = [seat for seat in business.markers if seat != taker]
    player = state.players[taker]
    state.players[giver].lose_business(business)
    player.businesses = [*player.businesses, business.with_markers(markers)]
    state.recount = True
    if state.heard:
        state.tell("traded", {"business": name, "from": giver, "to": taker})
    if state.heard:
        for _ in range(business.markers.count(taker)):
            state.tell("marker-back", {"seat": taker, "business": name})
