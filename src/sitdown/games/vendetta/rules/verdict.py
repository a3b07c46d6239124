"""Verdict (VE-7): the corruption pile is opened and the marker moves."""

from __future__ import annotations

from sitdown.games.vendetta.components import SQUARES
from sitdown.games.vendetta.position import Vendetta


def preliminary_verdict(state: Vendetta) -> None:
    """VE-7.2  All bills but those in hands are shuffled into a new money deck."""
    opened = open_pile(state, final=False)
    bills = state.deck.sort(opened + state.money + state.discard)
    state.money = state.chance.shuffle(bills)
    state.discard = []
    if state.heard:
        state.tell("reshuffled", {"pile": "money", "count": len(bills)})


def final_verdict(state: Vendetta) -> None:
    """VE-7.3  The bills go to the discarded ones; the game ends."""
    state.throw_away(open_pile(state, final=True))


def open_pile(state: Vendetta, final: bool) -> list[str]:
    """VE-7.1  Opened sorted, so that nobody can tell whose a bill is; only the sum counts."""
    cards = state.deck.sort([bill.card for bill in state.corruption])
    state.corruption = []
    before = state.verdict
    total = before + sum([state.deck.move[card] for card in cards])
    state.verdict = max(1, min(total, SQUARES))
    if state.heard:
        state.tell("verdict", {"final": final, "cards": cards, "from": before, "to": state.verdict})
    return cards
