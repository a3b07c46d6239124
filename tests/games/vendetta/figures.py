"""What comes of a choice in vendetta: the bills of a collection, once all have their due."""

from __future__ import annotations

from typing import Any

from sitdown.games.vendetta.actions import Collect
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Action, Document


def play_on(state: Vendetta, seat: int) -> None:
    """Everybody gets his due."""
    while state.phase == "share":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])


def came(sign: Document, seat: int, action: Action, before: Vendetta, after: Vendetta) -> Any:
    if not isinstance(action, Collect) or sign.get("unit") != "bills":
        return None
    if after.phase != before.phase:
        return None  # the month went on: hands have changed otherwise
    return len(after.players[seat].hand) - len(before.players[seat].hand)
