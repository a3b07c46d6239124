"""The last cards (WA-8.3 to WA-8.8): double bottom, cash machine and currency exchange."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.wallet.actions import PASS, PLAYS_FROM, Pass, Play
from sitdown.games.wallet.components import (
    ATM,
    CURRENCIES,
    DOUBLE_BOTTOM,
    EXCHANGE,
    kind,
)
from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.records import Front, Pending, Queue
from sitdown.kernel import Action, Misfit, secret
from sitdown.kernel.kinds import one_of_each

from .pile import draw_until_a_note
from .question import Question
from .special import Special, tell_played


def call_last_cards(state: Wallet) -> None:
    """WA-8.3  Every player who still has a face-down special has one go, from the first player."""
    state.pending = Queue(state.with_specials())


class PlayLastCards(Question[Action]):
    """WA-8.3  As many as it has, in any order, until it passes or has none face down."""

    phase: ClassVar[str] = "last-cards"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Play)
    about: ClassVar[type[Pending] | None] = Queue
    late: ClassVar[bool] = True

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        ways: list[Action] = [PASS]
        for special in one_of_each(state.players[seat].specials):
            if special in LAST_CARDS:
                ways.extend(LAST_CARDS[special].ways(state, seat, special))
        return ways

    def why_not(self, state: Wallet, seat: int, action: Action) -> str:
        assert isinstance(action, Play)
        if action.special not in LAST_CARDS:
            return f"{action.special} cannot be played at the end of a round"
        if action.special not in state.players[seat].specials:
            return f"you have no {action.special} face down"
        return f"{action.special} {LAST_CARDS[action.special].wants}"

    def answer(self, state: Wallet, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            state.players[seat].spend(action.special)
            tell_played(state, seat, action)
            LAST_CARDS[action.special].effect(state, seat, action)
        elif state.heard:
            state.tell("passed", {"seat": seat})
        if isinstance(action, Pass) or not state.players[seat].specials:
            state.end_go()

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        for seat in state.queue():
            if not state.players[seat].specials:
                raise Misfit(f"seat {seat} has no special face down", "pending.queue")


def ways_to_hide(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-8.5  Any card of the hand."""
    return [Play(name, card=card) for card in one_of_each(state.players[seat].hand)]


def hide_card(state: Wallet, seat: int, action: Play) -> None:
    """WA-8.5  The card lies face down under the double bottom and no longer counts."""
    assert action.card is not None
    lay_in_front(state, seat, action.card, Front(DOUBLE_BOTTOM, action.card))
    if state.heard:
        state.tell("hid", {"seat": seat, "card": secret(action.card, seat)})


def ways_to_bank(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-8.6, WA-8.7  A note to deposit, or a place to draw from."""
    deposits = [Play(name, deposit=note) for note in state.players[seat].notes()]
    return deposits + PLAYS_FROM[name][: len(state.wallet)]


def bank(state: Wallet, seat: int, action: Play) -> None:
    """WA-8.6, WA-8.7  A deposit or a withdrawal."""
    if action.deposit is not None:
        lay_in_front(state, seat, action.deposit, Front(ATM, action.deposit))
        if state.heard:
            state.tell("deposited", {"seat": seat, "card": action.deposit})
    else:
        assert action.from_ is not None
        withdraw(state, seat, action.from_)


def withdraw(state: Wallet, seat: int, place: str) -> None:
    """WA-8.7  The note drawn goes into the hand, unseen by others, and counts in full."""
    shown, note = draw_until_a_note(state, place)
    state.players[seat].place_in_front(Front(ATM, None))
    if note is not None:
        state.players[seat].receive(note)
    if state.heard:
        state.tell(
            "withdrew",
            {
                "seat": seat,
                "from": place,
                "shown": shown,
                "card": None if note is None else secret(note, seat),
            },
        )


def ways_to_exchange(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-8.8  A note of the hand and another currency than its own."""
    return [
        Play(name, card=note, currency=currency)
        for note in state.players[seat].notes()
        for currency in CURRENCIES
        if currency != kind(note).type
    ]


def exchange(state: Wallet, seat: int, action: Play) -> None:
    """WA-8.8  The note keeps its face and still counts, in the new currency."""
    assert action.card is not None
    lay_in_front(state, seat, action.card, Front(EXCHANGE, action.card, action.currency))
    if state.heard:
        state.tell("exchanged", {"seat": seat, "card": action.card, "currency": action.currency})


def lay_in_front(state: Wallet, seat: int, card: str, front: Front) -> None:
    """WA-8.4  A card of the hand goes under or on a special in front of its owner."""
    state.players[seat].hand.remove(card)
    state.players[seat].place_in_front(front)


LAST_CARDS: Final[dict[str, Special]] = {
    DOUBLE_BOTTOM: Special("names a card of your hand", ways_to_hide, hide_card),
    ATM: Special(
        "names either a note of your hand to deposit or a place to draw from", ways_to_bank, bank
    ),
    EXCHANGE: Special(
        "names a note of your hand and another currency than its own", ways_to_exchange, exchange
    ),
}
"""What can be played when the last time card has been turned, extra time apart."""
