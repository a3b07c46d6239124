"""Manners: who harms whom, what shows of a temper, and words that the record can judge."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import Give, GiveFirst, LayBid, Raise, Withhold
from sitdown.kernel import Action, Document

HARMS: Final[dict[str, tuple[str, str]]] = {
    "played": ("seat", "target"),
    "withheld": ("from", "to"),
}
"""Events by which one seat harms another: who does it, and who suffers."""


def habits(seat: int, action: Action) -> dict[str, float]:
    """What an action shows of who does it, each a figure to be averaged."""
    if isinstance(action, Give | GiveFirst | Withhold):
        return {"withheld": float(isinstance(action, Withhold))}
    if isinstance(action, LayBid | Raise):
        return {"raised": float(isinstance(action, Raise))}
    return {}


def pledges(seat: int, to: int) -> dict[str, Document]:
    """What a seat can promise another never to do."""
    return {"no-vendetta": {"never": {"event": "played", "seat": seat, "target": to}}}
