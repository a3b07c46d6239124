"""A table to test at: seat 0 has its turn, and a test gives hands and changes what it needs."""

from __future__ import annotations

from typing import Any

import sitdown
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import IllegalAction, State
from sitdown.kernel.form import Document

GAME = sitdown.load("wallet")
COINS = (1, 2, 5, 7, 10, 20, 50)
INNOCENT: Document = {"identity": "ivanov", "guilty": False, "reasons": []}
GUILTY: Document = {"identity": None, "guilty": True, "reasons": ["no-passport"]}


def position(*hands: list[str], **changes: Any) -> Document:
    """A position document. `specials` are lists by seat; `p1_coin` and the like one player's."""
    options = changes.pop("options", {})
    document = GAME.new(len(hands), **options).document()
    document.update({"first": 0, "active": 0, "phase": "turn", "actors": [0]})
    document["wallet"] = ["rouble-20", "euro-20", "dollar-20", "pound-20", "badge"]
    specials = changes.pop("specials", [])
    for seat, player in enumerate(document["players"]):
        own = specials[seat] if seat < len(specials) else []
        player.update({"hand": list(hands[seat]), "specials": own, "coin": COINS[seat]})
    for name, value in changes.items():
        who, _, field = name.partition("_")
        if who[0] == "p" and who[1:].isdigit():
            document["players"][int(who[1:])][field] = value
        else:
            document[name] = value
    return document


def table(*hands: list[str], **changes: Any) -> Wallet:
    state = GAME.load(position(*hands, **changes))
    assert isinstance(state, Wallet)
    return state


def refusal(state: State, seat: int, action: Document) -> str:
    """The words in which an action is refused; "" if it is not."""
    try:
        state.check(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return ""


def documents(state: State, seat: int, do: str) -> list[Document]:
    """The legal actions of one kind, as documents."""
    return [one.document() for one in state.legal(seat) if one.do == do]
