"""Money (CN-1.8, CN-1.9): the bank never runs out, and nobody pays more than he has."""

from __future__ import annotations

from sitdown.games.cosanostra.position import CosaNostra


def pay(state: CosaNostra, payer: int | None, payee: int | None, amount: int) -> int:
    """CN-1.8  From one to another, None being the bank; who owes more than he has pays all."""
    if payer is not None:
        amount = min(amount, state.players[payer].cash)
        state.players[payer].cash -= amount
    if payee is not None:
        state.players[payee].cash += amount
    if amount and state.heard:
        state.tell("paid", {"from": payer, "to": payee, "amount": amount})
    return amount


def half(amount: int) -> int:
    """CN-1.9  Halves are rounded down to full thousands."""
    return amount // 2000 * 1000
