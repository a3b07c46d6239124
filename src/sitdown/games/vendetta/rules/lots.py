"""Auction, the result (VE-4.5 to VE-4.14): lots sold or not, bills kept, grudges born."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.vendetta.actions import Keep
from sitdown.games.vendetta.components import LOTS
from sitdown.games.vendetta.family import STRAIGHT, Bid
from sitdown.games.vendetta.position import KEEP, SingleBid, Vendetta
from sitdown.kernel import Action, Decision, Document, Luck, Misfit, secret
from sitdown.kernel.kinds import one_of_each

from .piles import draw_vendetta
from .turns import require_bill

Offer = tuple[int, Bid]
"""A bid and the seat that laid it."""


def resolve_lots(state: Vendetta) -> None:
    """VE-4.5, VE-4.14  The lots one after the other; then no bandit carries a bid any more."""
    bidders = [seat for seat in state.order if state.players[seat].bids]
    winners: list[int] = []
    for lot in range(1, LOTS + 1):
        offers = offers_on(state, lot)
        if offers:
            winner = resolve_lot(state, lot, offers)
            if winner is not None:
                winners.append(winner)
    for seat in bidders:
        state.players[seat].bids = []
    for seat in bidders:  # VE-4.12
        if seat not in winners:
            draw_vendetta(state, seat)
    return_lone_bills(state)
    state.phase = KEEP


def offers_on(state: Vendetta, lot: int) -> list[Offer]:
    """The bids on a lot, in the order of the phase."""
    return [
        (seat, bid) for seat in state.order for bid in state.players[seat].bids if bid.lot == lot
    ]


def resolve_lot(state: Vendetta, lot: int, offers: list[Offer]) -> int | None:
    """VE-4.6, VE-4.7, VE-4.9  Who takes the lot, if anybody; what becomes of the bills."""
    price = state.deck.price_on(state.lots[lot - 1])
    if price is None and len(offers) == 1:
        return sell_to_single(state, lot, offers[0])
    for seat, bid in offers:
        state.throw_away(bid.bills)
        if state.heard:
            reveal(state, seat, bid)
    strengths = [strength(state, bid) for _, bid in offers]
    if price is not None and sum(strengths) < price:
        leave(state, lot, "price")
        return None
    if strengths.count(max(strengths)) > 1:  # VE-4.8
        leave(state, lot, "tie")
        return None
    winner = offers[strengths.index(max(strengths))][0]
    hand_over(state, lot, winner)
    return winner


def strength(state: Vendetta, bid: Bid) -> int:
    return state.options.strength(bid.bandit, bid.bills)


def reveal(state: Vendetta, seat: int, bid: Bid) -> None:
    told: Document = {"lot": bid.lot, "seat": seat, "bandit": bid.bandit, "bills": bid.bills}
    state.tell("revealed", {**told, "open": True, "strength": strength(state, bid)})


def leave(state: Vendetta, lot: int, reason: str) -> None:
    """VE-4.8, VE-4.9  Nobody takes the lot, it stays."""
    if state.heard:
        state.tell("unsold", {"lot": lot, "reason": reason})


def sell_to_single(state: Vendetta, lot: int, offer: Offer) -> int:
    """VE-4.6  A single bid takes the lot unopened; its owner will keep one of the bills."""
    seat, bid = offer
    if state.heard:
        told: Document = {"lot": lot, "seat": seat, "bandit": bid.bandit}
        state.tell("revealed", {**told, "bills": secret(bid.bills, seat), "open": False})
    state.keeps = [*state.keeps, SingleBid(seat, lot, bid.bills)]
    hand_over(state, lot, seat)
    return seat


def hand_over(state: Vendetta, lot: int, seat: int) -> None:
    """VE-4.10, VE-4.11  All cards of the lot are laid before the winner at once, unturned."""
    player = state.players[seat]
    cards = state.lots[lot - 1]
    state.lots[lot - 1] = []
    for card in cards:
        if card in state.deck.price:
            player.investigators = [*player.investigators, card]
        elif card in state.deck.locations:
            player.locations[card] = STRAIGHT
        else:
            player.bandits[card] = STRAIGHT
    if state.heard:
        state.tell("sold", {"lot": lot, "seat": seat, "cards": cards})


def return_lone_bills(state: Vendetta) -> None:
    """VE-4.13  A single bid of one bill leaves no choice: the bill comes back unasked."""
    for single in state.keeps:
        if len(single.bills) == 1:
            keep(state, single, single.bills[0])
    state.keeps = [single for single in state.keeps if len(single.bills) > 1]


def keep(state: Vendetta, single: SingleBid, bill: str) -> None:
    """VE-4.6  One bill goes back to the hand, the others are discarded unseen."""
    discarded = single.bills[:]
    discarded.remove(bill)
    state.take(single.seat, bill)
    state.throw_away(discarded)
    if state.heard:
        state.tell(
            "kept",
            {
                "seat": single.seat,
                "lot": single.lot,
                "card": secret(bill, single.seat),
                "discarded": secret(discarded, single.seat),
            },
        )


class KeepBill(Decision[Vendetta, Keep]):
    """VE-4.13  The owner of a single bid of several bills chooses the one that comes back."""

    phase: ClassVar[str] = KEEP
    actions: ClassVar[tuple[type[Action], ...]] = (Keep,)

    def actors(self, state: Vendetta) -> list[int]:
        return [single.seat for single in state.keeps[:1]]

    def legal(self, state: Vendetta, seat: int) -> list[Keep]:
        return [Keep(kind) for kind in one_of_each(state.keeps[0].bills)]

    def draw(self, state: Vendetta, seat: int, luck: Luck) -> Keep:
        return Keep(luck.pick(one_of_each(state.keeps[0].bills)))

    def check(self, state: Vendetta, seat: int, action: Keep) -> None:
        require_bill("keep", action.card, state.keeps[0].bills, "your bid")

    def answer(self, state: Vendetta, seat: int, action: Keep) -> None:
        single = state.keeps[0]
        state.keeps = state.keeps[1:]
        keep(state, single, action.card)

    def fits(self, state: Vendetta) -> None:
        if self.actors(state) != list(state.actors):
            raise Misfit("in phase keep the owner of the first one acts", "keeps")
