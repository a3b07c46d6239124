"""Money (GD-1.6, GD-9.4): it comes from the bank or from another player, always in the open."""

from __future__ import annotations

from sitdown.games.gentlemen.position import Gentlemen


def pay(state: Gentlemen, payer: int | None, to: int, amount: int, why: str) -> None:
    """GD-1.6  The bank (None) never runs out; nothing to pay is nothing to tell."""
    if not amount:
        return
    if payer is not None:
        state.players[payer].money -= amount
    state.players[to].money += amount
    if state.heard:
        state.tell("paid", {"from": payer, "to": to, "amount": amount, "why": why})
