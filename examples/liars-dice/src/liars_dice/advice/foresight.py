"""What a choice would bring: how likely it is to be right, for one who sees the own dice."""

from __future__ import annotations

from liars_dice.actions import Bid
from liars_dice.position import LiarsDice
from sitdown.kernel import Action, Document, Look

from .hints import likelihood


def foresee(look: Look, action: Action) -> list[Document]:
    """The odds that a bid is true, or that a doubted one is not."""
    state = look.state
    assert isinstance(state, LiarsDice)
    said = action if isinstance(action, Bid) else state.claim
    if said is None:
        return []
    true = likelihood(state, look.seat, said.amount, said.face)
    odds = true if isinstance(action, Bid) else 1 - true
    return [{"event": "odds", "percent": round(100 * odds)}]
