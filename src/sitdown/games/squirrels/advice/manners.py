"""Manners: who harms whom, what shows of a temper, and words that the record can judge."""

from __future__ import annotations

from typing import Final

from sitdown.games.squirrels.actions import Place, Play
from sitdown.games.squirrels.components import RAID, ROBBERY, WORTH
from sitdown.kernel import Action, Document

HARMS: Final[dict[str, tuple[str, str]]] = {"raided": ("seat", "target"), "paid": ("to", "from")}
"""Events by which one seat harms another: who does it, and who suffers."""


def habits(seat: int, action: Action) -> dict[str, float]:
    """What an action shows of who does it, each a figure to be averaged."""
    if isinstance(action, Place):
        return {"opened with": float(WORTH[action.card])}
    if isinstance(action, Play):
        return {"attacks": float(action.card in (RAID, ROBBERY))}
    return {}


def pledges(seat: int, to: int) -> dict[str, Document]:
    """What a seat can promise another never to do."""
    return {"no-raid": {"never": {"event": "raided", "seat": seat, "target": to}}}
