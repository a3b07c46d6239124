"""The special cards of the turn (WA-6, WA-7): the table of them, and how one is played."""

from __future__ import annotations

from typing import Final

from sitdown.games.wallet.actions import Play
from sitdown.games.wallet.components import (
    AMBULANCE,
    BIRTHDAY,
    CARDS_LEFT,
    CARDS_RIGHT,
    DOUBLE_TURN,
    GIVE_CARD,
    POOL,
    REQUEST,
    SPOT_CHECK,
    SWAP,
    TAKE_CARD,
)
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Action, IllegalAction
from sitdown.kernel.kinds import one_of_each

from .birthday import birthday, double_turn, ways_to_celebrate
from .drawing import spot_check, take_card
from .passing import cards_left, cards_right, give_card, swap, ways_to_give, ways_to_swap
from .pool import pool, ways_to_pool
from .request import request, ways_to_request
from .special import Special, alone, at_a_hand, tell_played

TURN_CARDS: Final[dict[str, Special]] = {
    DOUBLE_TURN: Special("names nothing", alone, double_turn),
    BIRTHDAY: Special("names a place with three cards to take", ways_to_celebrate, birthday),
    POOL: Special("names nothing, and you need a note or a jewel in hand", ways_to_pool, pool),
    CARDS_LEFT: Special("names nothing", alone, cards_left),
    CARDS_RIGHT: Special("names nothing", alone, cards_right),
    SPOT_CHECK: Special("names another player with a card in hand", at_a_hand, spot_check),
    GIVE_CARD: Special("names another player and a card of your hand", ways_to_give, give_card),
    TAKE_CARD: Special("names another player with a card in hand", at_a_hand, take_card),
    SWAP: Special(
        "names another player with a card in hand, and you need one too", ways_to_swap, swap
    ),
    REQUEST: Special(
        "names another player with a card in hand and either a face in the deck or a type",
        ways_to_request,
        request,
    ),
}
"""The ten cards that an ambulance can copy, by their names."""


def card_behind(state: Wallet, special: str) -> str:
    """WA-7.15  The card whose effect applies: for an ambulance the top of the discard pile."""
    if special == AMBULANCE:
        return state.discard[0] if state.discard else ""
    return special


def may_play(state: Wallet) -> bool:
    """WA-6.2, WA-6.3  Before the action, so many in a turn, and none after a double turn."""
    return not state.double and state.specials_played < state.options.specials_per_turn


def plays(state: Wallet, seat: int) -> list[Action]:
    """WA-6.7  Every way to play a special card now, which nobody has to."""
    ways: list[Action] = []
    if may_play(state):
        for special in one_of_each(state.players[seat].specials):
            card = TURN_CARDS.get(card_behind(state, special))
            if card is not None:
                ways.extend(card.ways(state, seat, special))
    return ways


def check_play(state: Wallet, seat: int, action: Play) -> None:
    own = state.players[seat].specials
    name = action.special
    if name not in own:
        mine = ", ".join(own) or "none"
        raise IllegalAction(f"play: you have no {name} face down (you have: {mine})")
    if not may_play(state):
        raise IllegalAction("play: no further special card in this turn")
    behind = card_behind(state, name)
    if behind not in TURN_CARDS:
        why = "finds no card to copy" if name == AMBULANCE else "is for the end of the round"
        raise IllegalAction(f"play: {name} {why}")
    card = TURN_CARDS[behind]
    if action not in card.ways(state, seat, name):
        raise IllegalAction(f"play: {name} {card.wants}")


def play(state: Wallet, seat: int, action: Play) -> None:
    """WA-6.4, WA-7.16  The card goes on the discard pile, an ambulance under what it copies."""
    behind = card_behind(state, action.special)
    copied = action.special == AMBULANCE
    state.discard_special(seat, action.special, 1 if copied else 0)
    state.specials_played += 1
    tell_played(state, seat, action, behind if copied else None)
    TURN_CARDS[behind].effect(state, seat, action)
