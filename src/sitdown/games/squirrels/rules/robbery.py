"""Robbery (SQ-7): a nut for every contraband that lies open without a bank."""

from __future__ import annotations

from sitdown.games.squirrels.components import ROBBERY
from sitdown.games.squirrels.position import Squirrels


def rob(state: Squirrels, seat: int) -> None:
    """SQ-7.1, SQ-7.4, SQ-7.5  Each opponent gives 1 nut per active contraband, or what it has."""
    for other in state.opponents(seat):
        victim = state.players[other]
        amount = victim.loses_to_robbery()
        if amount:
            victim.nuts -= amount
            state.players[seat].nuts += amount
            if state.heard:
                state.tell("paid", {"from": other, "to": seat, "amount": amount, "for": ROBBERY})
