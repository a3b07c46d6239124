"""Manners: what is done shows of a temper."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Ask, FinalOffer, Vote
from sitdown.kernel import Action


def habits(seat: int, action: Action) -> dict[str, float]:
    """What an action shows of who does it, each a figure to be averaged."""
    if isinstance(action, Ask):
        asked = action.money[seat]
        return {} if asked is None else {"asked": float(asked)}
    if isinstance(action, FinalOffer):
        return {"given": float(sum(action.money))}
    if isinstance(action, Vote):
        return {"against": float(not action.accept)}
    return {}
