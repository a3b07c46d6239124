"""Free trade (CN-13): offers, gifts, markers taken back, and talk."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.deals import (
    Accept,
    Decline,
    MakeOffer,
    Pay,
    Say,
    TakeBack,
    Withdraw,
)
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.terms import TOLD_OFFER, Offer, Terms
from sitdown.kernel import Action, Aside, Reason, illegal, secret

from .bank import pay
from .bargaining import settle, why_not_settle
from .markers import can_carry, take_back, with_marker_of
from .planning import planning_after_trade

PHASES: Final = frozenset(["plan", "act", "recruit", "hire"])
MOST_OFFERS: Final = 5


class Trade(Aside[CosaNostra, Action]):
    """CN-13.1  Any player may make any deal with any other, on turn or not."""

    actions: ClassVar[tuple[type[Action], ...]] = (
        MakeOffer,
        Accept,
        Decline,
        Withdraw,
        TakeBack,
        Pay,
        Say,
    )
    replies: ClassVar[tuple[type[Action], ...]] = (Accept, Decline)
    bargain: ClassVar[bool] = True
    whispers: ClassVar[bool] = True

    def open(self, state: CosaNostra, seat: int) -> bool:
        return state.phase in PHASES

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        """All answers to offers, all markers to take back, and a sample of offers."""
        actions: list[Action] = []
        for offer in state.offers:
            if offer.to == seat:
                if why_not_settle(state, offer) is None:
                    actions.append(Accept(offer.id))
                actions.append(Decline(offer.id))
            elif offer.from_ == seat:
                actions.append(Withdraw(offer.id))
        actions.extend([TakeBack(card) for card in with_marker_of(state, seat)])
        actions.extend(sample_offers(state, seat))
        return actions

    def check(self, state: CosaNostra, seat: int, action: Action) -> None:
        fault = why_not(state, seat, action)
        if fault is not None:
            raise illegal(action.do, fault)

    def done(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, MakeOffer):
            put_on_table(state, seat, action)
        elif isinstance(action, Accept):
            accept(state, action.offer)
        elif isinstance(action, Decline):
            remove(state, action.offer, "declined")
        elif isinstance(action, Withdraw):
            remove(state, action.offer, "withdrawn")
        elif isinstance(action, TakeBack):
            take_back(state, seat, action.business)
        elif isinstance(action, Pay):  # CN-13.7
            pay(state, seat, action.to, action.amount)
        elif isinstance(action, Say):
            say(state, seat, action)


def sample_offers(state: CosaNostra, seat: int) -> list[MakeOffer]:
    """For each card of another seat that could take a marker: its income in cash for a marker."""
    mine = [offer for offer in state.offers if offer.from_ == seat]
    if len(mine) >= MOST_OFFERS or state.markers_free(seat) < 1:
        return []
    cash = state.players[seat].cash
    wishes = [
        card.wishes.to(other)
        for other, player in enumerate(state.players)
        if other != seat
        for card in can_carry(player)
        if 0 < card.income <= cash
    ]
    return [wish for wish in wishes if equal_offer(mine, wish) is None] if mine else wishes


def equal_offer(offers: list[Offer], action: MakeOffer) -> Offer | None:
    """The one among these offers with the same terms to the same seat."""
    for offer in offers:
        if (
            offer.to == action.to
            and offer.give.values() == action.give.values()
            and offer.take.values() == action.take.values()
        ):
            return offer
    return None


def why_not(state: CosaNostra, seat: int, action: Action) -> str | Reason | None:
    """Why this cannot be done; None if it can."""
    if isinstance(action, MakeOffer):
        return why_not_offer(state, seat, action)
    if isinstance(action, Accept | Decline | Withdraw):
        return why_not_answer(state, seat, action)
    if isinstance(action, TakeBack):
        if action.business not in with_marker_of(state, seat):
            return f"no marker of yours lies on {action.business}"
        return None
    if isinstance(action, Pay):
        cash = state.players[seat].cash
        if action.amount > cash:
            known = {"amount": action.amount, "cash": cash}
            return Reason("because-too-much", f"{action.amount} is more than your {cash}", known)
        return why_not_to(state, seat, action.to)
    if isinstance(action, Say) and action.to is not None:
        return why_not_to(state, seat, action.to)
    return None


def why_not_to(state: CosaNostra, seat: int, to: int) -> str | Reason | None:
    if to >= state.seats:
        return f"no seat {to} at this table"
    return Reason("because-yourself", "that is yourself") if to == seat else None


def why_not_answer(state: CosaNostra, seat: int, action: Accept | Decline | Withdraw) -> str | None:
    """CN-13.3  The addressee accepts or declines, the maker withdraws."""
    offer = find_offer(state, action.offer)
    if offer is None:
        return f"there is no offer {action.offer}"
    if isinstance(action, Withdraw):
        return None if offer.from_ == seat else f"offer {offer.id} is not yours"
    if offer.to != seat:
        return f"offer {offer.id} is not made to you"
    return why_not_settle(state, offer) if isinstance(action, Accept) else None


def find_offer(state: CosaNostra, id: int) -> Offer | None:
    for offer in state.offers:
        if offer.id == id:
            return offer
    return None


def why_not_offer(state: CosaNostra, seat: int, action: MakeOffer) -> str | Reason | None:
    """CN-13.3, CN-13.10  What makes an offer malformed; whether it can be kept is seen later."""
    fault = why_not_to(state, seat, action.to)
    if fault is not None:
        return fault
    if action.give.is_empty() and action.take.is_empty():
        return Reason("because-empty-offer", "an offer must hold something")
    for terms in (action.give, action.take):
        fault = why_not_terms(state, terms)
        if fault is not None:
            return fault
    traded = {*action.give.businesses, *action.take.businesses}
    for card in (*action.give.markers, *action.take.markers):
        if card in traded:
            english = f"{card} cannot be traded and marked in the same offer"
            return Reason("because-traded-and-marked", english, {"card": card})
    mine = [offer for offer in state.offers if offer.from_ == seat]
    if len(mine) >= MOST_OFFERS:
        english = f"you have {MOST_OFFERS} open offers already"
        return Reason("because-most-offers", english, {"number": MOST_OFFERS})
    equal = equal_offer(mine, action)
    if equal is not None:
        english = f"it equals your offer {equal.id}"
        return Reason("because-equal-offer", english, {"offer": equal.id})
    return None


def why_not_terms(state: CosaNostra, terms: Terms) -> str | Reason | None:
    """CN-13.10  Ids must be cards of the deck; no business and no gangster twice."""
    for card in (*terms.markers, *terms.businesses):
        if card not in state.deck.businesses:
            return f"no business {card} in this deck"
    for name in terms.gangsters:
        if name not in state.deck.gangsters:
            return f"no gangster {name} in this deck"
    for cards in (terms.businesses, terms.gangsters):
        if len(set(cards)) < len(cards):
            return Reason("because-card-twice", "a card is there twice")
    return None


def put_on_table(state: CosaNostra, seat: int, action: MakeOffer) -> None:
    """CN-13.3  An offer lies open to all."""
    offer = Offer(state.next_offer, seat, action.to, action.give, action.take)
    state.next_offer += 1
    state.offers = [*state.offers, offer]
    if state.heard:
        state.tell("offered", {"offer": TOLD_OFFER.write(offer)})


def remove(state: CosaNostra, id: int, how: str) -> None:
    state.offers = [offer for offer in state.offers if offer.id != id]
    if state.heard:
        state.tell(how, {"offer": id})


def accept(state: CosaNostra, id: int) -> None:
    """CN-13.3  It is carried out at once and as a whole."""
    offer = find_offer(state, id)
    assert offer is not None
    remove(state, id, "accepted")
    settle(state, offer)
    if state.phase == "plan":
        planning_after_trade(state)


def say(state: CosaNostra, seat: int, action: Say) -> None:
    """CN-13.8  Talk changes nothing; a word to one seat is for these two."""
    text = action.text if action.to is None else secret(action.text, seat, action.to)
    if state.heard:
        state.tell("said", {"seat": seat, "to": action.to, "text": text})
