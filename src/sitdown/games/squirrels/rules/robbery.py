"""Robbery (SQ-7): a nut for every contraband that lies open without a bank."""

from __future__ import annotations

from sitdown.games.squirrels.components import ROBBERY
from sitdown.games.squirrels.position import Squirrels


def rob(state: Squirrels, seat: int) -> None:
    """SQ-7.1  Each opponent gives 1 nut per active contraband, or what it has (SQ-7.3)."""
    for other, victim in enumerate(state.players):
        amount = 0 if other == seat else victim.loses_to_robbery()
        if amount:
            victim.nuts -= amount
            state.players[seat].nuts += amount
            state.tell("paid", {"from": other, "to": seat, "amount": amount, "for": ROBBERY})
