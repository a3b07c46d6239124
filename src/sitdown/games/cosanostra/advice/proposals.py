"""Offers worth trying: businesses and gangsters, bought or sold for what the other would take."""

from __future__ import annotations

from math import ceil, floor
from typing import Final, NamedTuple

from sitdown.games.cosanostra.deals import MakeOffer
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.bargaining import why_not_settle
from sitdown.games.cosanostra.terms import Offer, Terms
from sitdown.kernel import Action, Look

from .thinking.haggling import NOTHING, terms_worth
from .thinking.money import THOUSAND
from .thinking.worth import majority_worth

MOST: Final = 6


class Idea(NamedTuple):
    """An offer, and what its maker thinks to gain by it."""

    action: MakeOffer
    gain: float


def proposals(look: Look) -> list[Action]:
    """While one plans, and has nothing on the table: what both gain by, one's own gain first."""
    state, seat = look.state, look.seat
    assert isinstance(state, CosaNostra)
    if state.phase != "plan" or seat not in state.actors:
        return []
    if any(offer.from_ == seat for offer in state.offers):
        return []
    ideas = [idea for other in state.after(seat) for idea in ideas_for(state, seat, other)]
    ideas.sort(key=lambda idea: -idea.gain)
    return [idea.action for idea in ideas[:MOST]]


def ideas_for(state: CosaNostra, seat: int, other: int) -> list[Idea]:
    """All that can be bought from another, and sold to him, a card at a time."""
    bought = [purchase(state, seat, other, card) for card in cards_of(state, other)]
    sold = [sale(state, seat, other, card) for card in cards_of(state, seat)]
    return [idea for idea in [*bought, *sold] if idea is not None]


def cards_of(state: CosaNostra, seat: int) -> list[Terms]:
    """Each business and each gangster without a task."""
    player = state.players[seat]
    businesses = [Terms(0, (), (one.card.id,), ()) for one in player.businesses]
    idle = [one for one in player.gangsters if not one.tasks]
    return [*businesses, *[Terms(0, (), (), (one.card.id,)) for one in idle]]


def purchase(state: CosaNostra, seat: int, other: int, card: Terms) -> Idea | None:
    """For the least that the other would take."""
    price = ceil(terms_worth(state, other, card) / THOUSAND) * THOUSAND
    gain = terms_worth(state, seat, card) + bonus(state, seat, card) - price
    return idea_of(state, seat, MakeOffer(other, cash(price), card), gain)


def sale(state: CosaNostra, seat: int, other: int, card: Terms) -> Idea | None:
    """For the most that the other would give."""
    price = floor(terms_worth(state, other, card) / THOUSAND) * THOUSAND
    gain = price - terms_worth(state, seat, card) - bonus(state, seat, card)
    return idea_of(state, seat, MakeOffer(other, card, cash(price)), gain)


def bonus(state: CosaNostra, seat: int, card: Terms) -> float:
    """CN-18.3  What one gangster more or less may mean for having the most of them."""
    return majority_worth(state, seat) if card.gangsters else 0.0


def cash(amount: int) -> Terms:
    return NOTHING if amount <= 0 else Terms(amount, (), (), ())


def idea_of(state: CosaNostra, seat: int, action: MakeOffer, gain: float) -> Idea | None:
    """An offer that can be kept, as things are."""
    offer = Offer(0, seat, action.to, action.give, action.take)
    return None if why_not_settle(state, offer) is not None else Idea(action, gain)
