"""The proposal (GD-3): a tentative one, the replies of the others, the final one."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.gentlemen.actions import (
    FOLD,
    PASS,
    Ask,
    FinalOffer,
    Fold,
    Offer,
    Pass,
    Proposal,
)
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Action, Aside, Decision, Document, IllegalAction, Luck, Misfit, secret

from .result import fall_unvoted
from .sample import Basics, basics, granted, own_asks, replies
from .terms import require_form, require_kept, unkept
from .vote import Voting, fits_the_others


class Opening(Decision[Gentlemen, Action]):
    """GD-3.10  The dealer makes a tentative proposal, which binds nobody."""

    phase: ClassVar[str] = "offer"
    actions: ClassVar[tuple[type[Action], ...]] = (Offer, Fold)

    def legal(self, state: Gentlemen, seat: int) -> list[Action]:
        """GD-10.2"""
        offers = basics_of(state).offers
        return [*offers, FOLD] if state.options.timer else [*offers]

    def check(self, state: Gentlemen, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            require_kept(state, action)
        else:
            require_timer(state)

    def default(self, state: Gentlemen, seat: int) -> Action:
        """GD-3.17  With the timer no proposal in time is a fallen one."""
        return FOLD if state.options.timer else Offer((0,) * state.seats, {})

    def answer(self, state: Gentlemen, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            put_forward(state, action)
        else:
            fold(state)

    def fits(self, state: Gentlemen) -> None:
        fits_the_dealer(state)


class Talk(Decision[Gentlemen, Action]):
    """GD-3.8, GD-3.11  All others, a prisoner too, reply at the same time: an ask, or nothing."""

    phase: ClassVar[str] = "talk"
    actions: ClassVar[tuple[type[Action], ...]] = (Ask, Pass)
    several: ClassVar[bool] = True
    reaction: ClassVar[bool] = True
    bargain: ClassVar[bool] = True

    def actors(self, state: Gentlemen) -> list[int]:
        return state.others()

    def legal(self, state: Gentlemen, seat: int) -> list[Action]:
        """GD-10.4"""
        return replies(state.seats, seat, state.options.largest)[:]

    def draw(self, state: Gentlemen, seat: int, luck: Luck) -> Action:
        return luck.pick(replies(state.seats, seat, state.options.largest))

    def check(self, state: Gentlemen, seat: int, action: Action) -> None:
        if isinstance(action, Ask):
            require_form(state, action)

    def default(self, state: Gentlemen, seat: int) -> Action:
        return PASS

    def seal(self, state: Gentlemen, seat: int, action: Action) -> bool:
        """GD-9.9  The others hear only that a seat has replied."""
        ask = action if isinstance(action, Ask) else None
        state.asks[seat] = ask
        if state.heard:
            state.tell("replied", {"seat": seat, "ask": secret(told(ask), seat)})
        return True

    def answered(self, state: Gentlemen, answers: dict[int, Action]) -> None:
        """GD-3.11  When all replies are in, asks or not, they are public."""
        if state.heard:
            state.tell("asks", {"asks": [told(ask) for ask in state.asks]})

    def fits(self, state: Gentlemen) -> None:
        fits_the_others(state)


def await_the_final_word(state: Gentlemen) -> None:
    """GD-3.14  After the replies the dealer owes the final proposal."""
    state.ask(Closing, state.dealer)


class Closing(Decision[Gentlemen, Action]):
    """GD-3.14  The final proposal, made once; or another tentative one (GD-3.16)."""

    phase: ClassVar[str] = "final"
    actions: ClassVar[tuple[type[Action], ...]] = (FinalOffer, Offer, Fold)

    def legal(self, state: Gentlemen, seat: int) -> list[Action]:
        """GD-10.3  As it stands, each ask granted, the basic ones; then what else there is."""
        basic = basics_of(state)
        first = as_it_stands(state)
        legal: list[Action] = [*basic.finals]
        for place in sorted([basic.place_of(final) for final in first], reverse=True):
            if place >= 0:
                del legal[place]
        legal[:0] = first
        if may_offer_again(state):
            legal += basic.offers
        if state.options.timer:
            legal.append(FOLD)
        return legal

    def check(self, state: Gentlemen, seat: int, action: Action) -> None:
        if isinstance(action, Fold):
            require_timer(state)
            return
        if isinstance(action, Offer) and not may_offer_again(state):
            raise IllegalAction(
                f"offer: tentative proposals made this turn: {state.offers_made}, allowed: "
                f"{state.options.talk_rounds}; make the final one"
            )
        assert isinstance(action, Proposal)
        require_kept(state, action)

    def default(self, state: Gentlemen, seat: int) -> Action:
        if state.options.timer:  # GD-3.17
            return FOLD
        on_table = state.proposal
        if on_table is None or unkept(state, on_table) is not None:
            return FinalOffer((0,) * state.seats, {})
        return FinalOffer(on_table.money, on_table.accomplices)

    def answer(self, state: Gentlemen, seat: int, action: Action) -> None:
        if isinstance(action, FinalOffer):
            state.proposal = action
            if state.heard:
                state.tell("final", {"seat": seat, **action.terms()})
        elif isinstance(action, Offer):
            put_forward(state, action)
        else:
            fold(state)

    def fits(self, state: Gentlemen) -> None:
        fits_the_dealer(state)


class FreeAsk(Aside[Gentlemen, Action]):
    """GD-3.15  While the final proposal is awaited, the others may go on asking, in the open."""

    actions: ClassVar[tuple[type[Action], ...]] = (Ask, Pass)
    bargain: ClassVar[bool] = True

    def open(self, state: Gentlemen, seat: int) -> bool:
        """GD-10.7  Nobody may speak up at any other time."""
        return state.phase == Closing.phase and seat != state.dealer

    def legal(self, state: Gentlemen, seat: int) -> list[Action]:
        """GD-10.5"""
        asks = own_asks(state.seats, seat, state.options.largest)
        standing = state.asks[seat]
        if standing is None:
            return [*asks]
        return [PASS, *[ask for ask in asks if ask != standing]]

    def check(self, state: Gentlemen, seat: int, action: Action) -> None:
        standing = state.asks[seat]
        if isinstance(action, Ask):
            require_form(state, action)
            if action == standing:
                raise IllegalAction("ask: that is what you ask for already; change it, or pass")
        elif standing is None:
            raise IllegalAction("pass: you have no ask on the table to withdraw")

    def done(self, state: Gentlemen, seat: int, action: Action) -> None:
        ask = action if isinstance(action, Ask) else None
        state.asks[seat] = ask
        if state.heard:
            state.tell("asked", {"seat": seat, "ask": told(ask)})


def put_forward(state: Gentlemen, offer: Offer) -> None:
    """GD-3.9, GD-3.16  A tentative proposal lies on the table for all to see, asks are wiped."""
    state.proposal = offer
    state.offers_made += 1
    state.asks = [None] * state.seats
    if state.heard:
        state.tell("offered", {"seat": state.dealer, **offer.terms()})


def put_to_the_others(state: Gentlemen) -> None:
    """GD-3.11, GD-3.14  A tentative proposal is talked about, the final one is voted on."""
    if isinstance(state.proposal, FinalOffer):
        state.ask(Voting)
    else:
        state.ask(Talk)


def told(ask: Ask | None) -> Document | None:
    """An ask, or that there is none, as everybody gets to know it."""
    return None if ask is None else ask.terms()


def fold(state: Gentlemen) -> None:
    """GD-3.17  Time ran out: the proposal counts as fallen, without a vote."""
    if state.heard:
        state.tell("folded", {"seat": state.dealer})
    fall_unvoted(state)


def fits_the_dealer(state: Gentlemen) -> None:
    if state.actors != (state.dealer,):
        raise Misfit(f"in phase {state.phase} the dealer alone", "actors")


def basics_of(state: Gentlemen) -> Basics:
    deal = state.deal()
    return basics(state.seats, state.dealer, deal.money, deal.accomplices)


def as_it_stands(state: Gentlemen) -> list[FinalOffer]:
    """GD-10.3  The proposal on the table, then with each ask granted, as far as it can be kept."""
    finals: list[FinalOffer] = []
    base: Proposal = FinalOffer((0,) * state.seats, {})
    if state.proposal is not None:
        base = state.proposal
        if unkept(state, base) is None:
            finals.append(FinalOffer(base.money, base.accomplices))
    deal = state.deal()
    for seat in state.others():
        ask = state.asks[seat]
        if ask is not None and deal.shows(ask.accomplices):
            final = granted(base, ask)
            if final not in finals and unkept(state, final) is None:
                finals.append(final)
    return finals


def may_offer_again(state: Gentlemen) -> bool:
    """GD-3.16"""
    return state.offers_made < state.options.talk_rounds


def require_timer(state: Gentlemen) -> None:
    if not state.options.timer:
        raise IllegalAction("fold: this table has no timer, so you must propose something")
