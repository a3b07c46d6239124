"""Manners: who harms whom, what shows of a temper, and words that the record can judge."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import Execute
from sitdown.games.cosanostra.deals import MakeOffer
from sitdown.kernel import Action, Document

HARMS: Final[dict[str, tuple[str, str]]] = {
    "killed": ("by", "seat"),
    "deactivated": ("by", "seat"),
    "persuaded": ("to", "from"),
    "robbery": ("seat", "victim"),
}
"""Events by which one seat harms another: who does it, and who suffers."""


def habits(seat: int, action: Action) -> dict[str, float]:
    """What an action shows of who does it, each a figure to be averaged."""
    if isinstance(action, MakeOffer) and action.take.markers:
        return {"offered": float(action.give.cash)}
    if isinstance(action, MakeOffer) and action.give.markers:
        return {"asked": float(action.take.cash)}
    if isinstance(action, Execute):
        return {"attacks": float(action.target is not None)}
    return {}


def pledges(seat: int, to: int) -> dict[str, Document]:
    """What a seat can promise another never to do."""
    return {"spare": {"never": {"event": "killed", "seat": to, "by": seat}}}
