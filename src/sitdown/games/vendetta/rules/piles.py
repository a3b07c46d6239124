"""Piles and chance (VE-11): drawing, and what happens when a deck runs out."""

from __future__ import annotations

from sitdown.games.vendetta.components import in_grudge_order
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import secret


def draw_bill(state: Vendetta) -> str | None:
    """VE-11.1, VE-11.2  The top bill; an empty deck is made anew from the discarded bills."""
    if not state.money:
        if not state.discard:
            return None
        count = len(state.discard)
        state.money = state.chance.shuffle(state.discard)
        state.discard = []
        if state.heard:
            state.tell("reshuffled", {"pile": "money", "count": count})
    return state.money.pop(0)


def draw_vendetta(state: Vendetta, seat: int) -> None:
    """VE-11.3  A Vendetta card for a player who went short, if there is one at all."""
    if not state.vendetta and state.vendetta_discard:
        count = len(state.vendetta_discard)
        state.vendetta = state.chance.shuffle(in_grudge_order(state.vendetta_discard))
        state.vendetta_discard = []
        if state.heard:
            state.tell("reshuffled", {"pile": "vendetta", "count": count})
    if not state.vendetta:
        if state.heard:
            state.tell("no-vendetta", {"seat": seat})
        return
    card = state.vendetta.pop(0)
    player = state.players[seat]
    player.vendetta = in_grudge_order([*player.vendetta, card])
    if state.heard:
        state.tell("vendetta", {"seat": seat, "card": secret(card, seat)})
