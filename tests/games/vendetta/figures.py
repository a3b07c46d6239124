"""What comes of a choice in vendetta: bills once all have their due, squares in the pile."""

from __future__ import annotations

from typing import Any

from sitdown.games.vendetta.actions import (
    Bribe,
    Collect,
    Discard,
    Keep,
    LayBid,
    PlayVendetta,
    Raise,
)
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Action, Document

FIGURES = {"bids": ("strength",), "moves": ("squares",)}


def play_on(state: Vendetta, seat: int) -> None:
    """Everybody gets his due."""
    while state.phase == "share":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])


def came(sign: Document, seat: int, action: Action, before: Vendetta, after: Vendetta) -> Any:
    if after.phase != before.phase:
        return None  # the month went on: hands and piles have changed otherwise
    if isinstance(action, Collect) and sign.get("unit") == "bills":
        return len(after.players[seat].hand) - len(before.players[seat].hand)
    if isinstance(action, Bribe | PlayVendetta) and is_of_squares(sign):
        return abs(moved(after) - moved(before))
    if isinstance(action, LayBid | Raise) and sign["event"] == "bids":
        return strength(after, seat, action.bandit)
    if isinstance(action, Keep | Discard) and sign.get("unit") == "value":
        return worth(after, seat) - worth(before, seat)
    return None


def is_of_squares(sign: Document) -> bool:
    return sign["event"] == "moves" or sign.get("unit") == "squares"


def strength(state: Vendetta, seat: int, bandit: str) -> int | None:
    """Of a bid that lies on a lot."""
    bids = [bid for bid in state.players[seat].bids if bid.bandit == bandit]
    return state.options.strength(bandit, bids[0].bills) if bids else None


def worth(state: Vendetta, seat: int) -> int:
    return state.deck.worth(state.players[seat].hand)


def moved(state: Vendetta) -> int:
    """How far the corruption pile would move the marker."""
    return sum([state.deck.move[bill.card] for bill in state.corruption])
