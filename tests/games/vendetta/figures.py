"""What comes of a choice in vendetta: bills once all have their due, squares in the pile."""

from __future__ import annotations

from typing import Any

from sitdown.games.vendetta.actions import Bribe, Collect
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Action, Document


def play_on(state: Vendetta, seat: int) -> None:
    """Everybody gets his due."""
    while state.phase == "share":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])


def came(sign: Document, seat: int, action: Action, before: Vendetta, after: Vendetta) -> Any:
    if after.phase != before.phase:
        return None  # the month went on: hands and piles have changed otherwise
    if isinstance(action, Collect) and sign.get("unit") == "bills":
        return len(after.players[seat].hand) - len(before.players[seat].hand)
    if isinstance(action, Bribe) and sign.get("unit") == "squares":
        return abs(moved(after) - moved(before))
    return None


def moved(state: Vendetta) -> int:
    """How far the corruption pile would move the marker."""
    return sum([state.deck.move[bill.card] for bill in state.corruption])
