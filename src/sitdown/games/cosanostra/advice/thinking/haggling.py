"""Haggling: which offers are good, and which to make."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.deals import Accept, Decline, MakeOffer, TakeBack, Withdraw
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.bargaining import why_not_settle
from sitdown.games.cosanostra.rules.cash import missing as lacking
from sitdown.games.cosanostra.rules.markers import with_marker_of
from sitdown.games.cosanostra.rules.trade import MOST_OFFERS, equal_offer
from sitdown.games.cosanostra.terms import Offer, Terms
from sitdown.kernel import Action, Look

from .job_worth import cash_worth
from .leaning import Leaning
from .money import (
    THOUSAND,
    borrowing_price,
    can_be_borrowed,
    lending_price,
    missing,
    planned_cash_jobs,
)
from .worth import business_worth, gangster_worth, rounds_after

NOTHING: Final = Terms(0, (), (), ())
HAGGLED: Final = 2
"""How many thousands less than a fair price the greediest begin with, and the generous more."""
SHARE: Final = 0.35
"""How much of a job's worth one pays at most to borrow a business for it."""


def answer_offer(look: Look) -> Action:
    """The first offer made to the seat is accepted if it is good and can be kept; else declined."""
    state = look.state
    assert isinstance(state, CosaNostra)
    offer = next(offer for offer in state.offers if offer.to == look.seat)
    good = surplus(look, state, offer) >= 0 and why_not_settle(state, offer) is None
    return Accept(offer.id) if good else Decline(offer.id)


def surplus(look: Look, state: CosaNostra, offer: Offer) -> float:
    """What an offer brings beyond what this boss, being as he is, wants from that one."""
    wanted = (Leaning(look).price(offer.from_) - 1) * given_up(state, look.seat, offer)
    return gain(state, look.seat, offer) - wanted


def given_up(state: CosaNostra, seat: int, offer: Offer) -> float:
    """What the addressee of an offer parts with: what he wants more for has this worth."""
    lent = lending_price(state, seat, offer.from_, len(offer.take.markers))
    return terms_worth(state, seat, offer.take) + lent


def counter_offer(look: Look, id: int) -> Action | None:
    """The same goods for the sum at which it would be a deal; None if there is no such deal.

    Who declines what is fair thinks further than that, and asks for a little more.
    """
    state = look.state
    assert isinstance(state, CosaNostra)
    offer = next(offer for offer in state.offers if offer.id == id)
    if not is_about_goods(offer) or has_it_already(state, offer):
        return None
    lack = max(1, ceil(-surplus(look, state, offer) / THOUSAND)) * THOUSAND
    net = offer.give.cash - offer.take.cash + lack
    mine = with_cash(offer.take, max(-net, 0))
    action = MakeOffer(offer.from_, mine, with_cash(offer.give, max(net, 0)))
    made = Offer(0, look.seat, action.to, action.give, action.take)
    possible = why_not_settle(state, made) is None and equal_to(state, made) is None
    return action if possible else None


def is_about_goods(offer: Offer) -> bool:
    """Whether an offer is about more than money."""
    sides = (offer.give, offer.take)
    return any(side.markers or side.businesses or side.gangsters for side in sides)


def has_it_already(state: CosaNostra, offer: Offer) -> bool:
    """Whether the marker that an offer asks for lies there."""
    return any(card in with_marker_of(state, offer.from_) for card in offer.take.markers)


def with_cash(terms: Terms, cash: int) -> Terms:
    return Terms(cash, terms.markers, terms.businesses, terms.gangsters)


def equal_to(state: CosaNostra, made: Offer) -> Offer | None:
    """One's own offer on the table with the same terms."""
    mine = [offer for offer in state.offers if offer.from_ == made.from_]
    return equal_offer(mine, MakeOffer(made.to, made.give, made.take))


def haggle(look: Look) -> Action | None:
    """An offer for a business that a planned job lacks, or an idle marker back for the next one.

    What one's own offer asks for and no job lacks any more is wanted no longer.
    """
    state = look.state
    assert isinstance(state, CosaNostra)
    for offer in state.offers:
        if offer.from_ == look.seat and is_pointless(state, offer):
            return Withdraw(offer.id)
    if not lacks_anything(state.players[look.seat]):
        return None
    thrift = Leaning(look).thrift
    return offer_for_markers(state, look.seat, thrift) or idle_marker(state, look.seat)


def is_pointless(state: CosaNostra, offer: Offer) -> bool:
    """Whether cash is offered for the use of businesses, and no planned job lacks one of them."""
    wanted = offer.take.markers
    if not wanted or offer.take.businesses or offer.take.gangsters:
        return False
    if offer.give.markers or offer.give.businesses or offer.give.gangsters:
        return False
    return not borrowing_worth(state, offer.from_, wanted)


def idle_marker(state: CosaNostra, seat: int) -> Action | None:
    """CN-8.7  Where more markers are needed than one has, one comes back that serves no job."""
    wanted = sum([len(missing(state, seat, job)) for _, job in lacking_jobs(state, seat)])
    if state.markers_free(seat) >= wanted:
        return None
    needed = {kind for job in planned_cash_jobs(state, seat) for kind in lacking(state, seat, job)}
    for card in with_marker_of(state, seat):
        if state.deck.businesses[card].kind not in needed:
            return TakeBack(card)
    return None


def lacks_anything(player: Player) -> bool:
    """A quick look whether a job of one's own is planned at all, and there is money for it."""
    return bool(player.cash) and any(gangster.jobs() for gangster in player.gangsters)


def gain(state: CosaNostra, seat: int, offer: Offer) -> float:
    """What an offer brings its addressee, less what it lets the other gain."""
    got = terms_worth(state, seat, offer.give) - terms_worth(state, seat, offer.take)
    got += borrowing_worth(state, seat, offer.give.markers)
    return got - lending_price(state, seat, offer.from_, len(offer.take.markers))


def terms_worth(state: CosaNostra, seat: int, terms: Terms) -> float:
    """What cash, businesses and gangsters are worth to a player."""
    worth = float(terms.cash)
    for name in terms.businesses:
        worth += business_worth(state, seat, state.deck.businesses[name])
    for name in terms.gangsters:
        worth += gangster_worth(state, state.deck.gangsters[name], rounds_after(state)) + 3000
    return worth


def borrowing_worth(state: CosaNostra, seat: int, cards: tuple[str, ...]) -> float:
    """What the right to use others' cards is worth: something, if a planned job lacks them."""
    worth = 0.0
    for _, job in lacking_jobs(state, seat):
        kinds = [kind for kind, _ in missing(state, seat, job)]
        for name in cards:
            if state.deck.businesses[name].kind in kinds:
                worth += SHARE * job.one
    return worth


def lacking_jobs(state: CosaNostra, seat: int) -> list[tuple[Gangster, JobCard]]:
    """Planned cash jobs that lack a business."""
    return [
        (gangster, job)
        for gangster in state.players[seat].gangsters
        for _, job in gangster.jobs()
        if job.traits.cash and missing(state, seat, job)
    ]


def offer_for_markers(state: CosaNostra, seat: int, thrift: float = 0.0) -> Action | None:
    """A fair price for what a planned job lacks, if it is worth that and all of it can be had."""
    open_offers = [offer for offer in state.offers if offer.from_ == seat]
    if len(open_offers) >= MOST_OFFERS:
        return None
    asked = {card for offer in open_offers for card in offer.take.markers}
    asked_kinds = {state.deck.businesses[card].kind for card in asked}
    free = state.markers_free(seat) - len(asked)
    for gangster, job in lacking_jobs(state, seat):
        needs = missing(state, seat, job)
        if free < len(needs) or not can_be_borrowed(state, seat, job):
            continue
        if cash_worth(state, seat, gangster, job) <= 0:
            continue
        for kind, owners in needs:
            if kind not in asked_kinds:
                return offer_for(state, seat, kind, owners, thrift)
    return None


def offer_for(
    state: CosaNostra, seat: int, kind: str, owners: list[int], thrift: float
) -> Action | None:
    """Cash for a marker, to the owner who asks least for it; the greedy try it with less."""
    owner = min(owners, key=lambda owner: lending_price(state, owner, seat, 1))
    fair = borrowing_price(state, seat, [owner])
    cash = min(max(THOUSAND, fair - round(HAGGLED * thrift) * THOUSAND), state.players[seat].cash)
    for business in state.players[owner].businesses:
        if business.active and business.card.kind == kind and seat not in business.markers:
            wanted = Terms(0, (business.card.id,), (), ())
            return MakeOffer(owner, Terms(cash, (), (), ()), wanted)
    return None
