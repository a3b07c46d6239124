"""Manners: who harms whom, what shows of a temper, and words that the record can judge."""

from __future__ import annotations

from typing import Final

from sitdown.games.wallet.actions import Buy, Flip, Put, Take
from sitdown.kernel import Action, Document

HARMS: Final[dict[str, tuple[str, str]]] = {
    "drew": ("seat", "target"),
    "checked": ("seat", "target"),
}
"""Events by which one seat harms another: who does it, and who suffers."""


def habits(seat: int, action: Action) -> dict[str, float]:
    """What an action shows of who does it, each a figure to be averaged."""
    if isinstance(action, Take | Put | Buy | Flip):
        return {"took": float(isinstance(action, Take)), "hurried": float(isinstance(action, Flip))}
    return {}


def pledges(seat: int, to: int) -> dict[str, Document]:
    """What a seat can promise another never to do."""
    return {"no-check": {"never": {"event": "checked", "seat": seat, "target": to}}}
