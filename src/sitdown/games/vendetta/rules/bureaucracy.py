"""Bureaucracy (VE-6): the end of a month."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.vendetta.actions import Discard
from sitdown.games.vendetta.components import (
    BOSS,
    BOSS_MONTH,
    LOTS,
    MONTHS,
    MOST_BILLS,
    PRELIMINARY_MONTH,
    PROSECUTOR,
    SQUARES,
    kind_of,
)
from sitdown.games.vendetta.ending import end_game
from sitdown.games.vendetta.family import STRAIGHT
from sitdown.games.vendetta.position import BUSINESS, DISCARD, OUT, Vendetta
from sitdown.kernel import Action, Decision, Luck, Misfit, secret
from sitdown.kernel.kinds import one_of_each

from .turns import begin_phase, require_bill
from .verdict import final_verdict, preliminary_verdict


def straighten(state: Vendetta) -> None:
    """VE-6.1  All bandits, then all locations, are straightened."""
    for player in state.players:
        player.bandits = dict.fromkeys(player.bandits, STRAIGHT)
        player.locations = dict.fromkeys(player.locations, STRAIGHT)
    if state.heard:
        state.tell("straightened", {})
    state.phase = DISCARD
    state.order = state.around(state.first)


class DiscardBill(Decision[Vendetta, Discard]):
    """VE-6.2  One bill too many is discarded, face down, as often as it takes."""

    phase: ClassVar[str] = DISCARD
    actions: ClassVar[tuple[type[Action], ...]] = (Discard,)

    def actors(self, state: Vendetta) -> list[int]:
        """The first seat, clockwise from the first player, that holds too many."""
        for step in range(state.seats):
            seat = (state.first + step) % state.seats
            if len(state.players[seat].hand) > MOST_BILLS:
                return [seat]
        return []

    def legal(self, state: Vendetta, seat: int) -> list[Discard]:
        return [Discard(kind) for kind in one_of_each(state.players[seat].hand)]

    def draw(self, state: Vendetta, seat: int, luck: Luck) -> Discard:
        return Discard(luck.pick(one_of_each(state.players[seat].hand)))

    def check(self, state: Vendetta, seat: int, action: Discard) -> None:
        require_bill("discard", action.card, state.players[seat].hand)

    def answer(self, state: Vendetta, seat: int, action: Discard) -> None:
        state.players[seat].hand.remove(action.card)
        state.throw_away([action.card])
        if state.heard:
            state.tell("discarded", {"seat": seat, "card": secret(action.card, seat)})

    def fits(self, state: Vendetta) -> None:
        actor = state.actors[0]
        if len(state.players[actor].hand) <= MOST_BILLS:
            raise Misfit(f"who discards has more than {MOST_BILLS}", f"players[{actor}].hand")


def investigate(state: Vendetta) -> None:
    """VE-6.3  Each investigator on a lot takes effect, lot 1 first."""
    for lot in state.lots:
        for card in lot:
            if card in state.deck.price:
                if kind_of(card) == PROSECUTOR:
                    prosecute(state, card)
                else:
                    audit(state, card)


def prosecute(state: Vendetta, card: str) -> None:
    """VE-6.4  The marker moves one square to the right, not beyond the last one."""
    before = state.verdict
    state.verdict = min(before + 1, SQUARES)
    if state.heard:
        state.tell("prosecuted", {"card": card, "from": before, "to": state.verdict})


def audit(state: Vendetta, card: str) -> None:
    """VE-6.5  Everybody with a bill discards one at random, clockwise from the first player."""
    for seat in state.around(state.first):
        hand = state.players[seat].hand
        if hand:
            bill = state.chance.pick(hand)  # VE-11.4
            hand.remove(bill)
            state.throw_away([bill])
            if state.heard:
                state.tell("audited", {"card": card, "seat": seat, "bill": secret(bill, seat)})


def lay_out(state: Vendetta) -> None:
    """VE-6.6, VE-6.7  The head bandit after month 2, beside what lies there; then empty lots."""
    if state.month == BOSS_MONTH:
        state.boss = OUT
        offer(state, 1, BOSS)
    for lot in range(1, LOTS + 1):
        if not state.lots[lot - 1] and state.street:
            offer(state, lot, state.street[0])
            state.street = state.street[1:]


def offer(state: Vendetta, lot: int, card: str) -> None:
    state.lots[lot - 1] = [*state.lots[lot - 1], card]
    if state.heard:
        state.tell("offered", {"lot": lot, "card": card})


def end_month(state: Vendetta) -> None:
    """VE-6.8, VE-6.10  In month 3 the jury speaks for the first time, in month 6 for the last."""
    if state.month == MONTHS:
        final_verdict(state)
        end_game(state)
        return
    lay_out(state)
    if state.month == PRELIMINARY_MONTH:
        preliminary_verdict(state)
    next_month(state)


def next_month(state: Vendetta) -> None:
    """VE-6.9  The first-player card may change hands again; the business phase begins."""
    state.month += 1
    state.first_moved = False
    if state.heard:
        state.tell("month", {"month": state.month})
    begin_phase(state, BUSINESS)
