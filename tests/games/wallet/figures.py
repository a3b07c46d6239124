"""What comes of a choice in the wallet: a hand that is innocent or not, and what it is worth."""

from __future__ import annotations

from typing import Any

from sitdown.games.wallet.actions import Choose, Keep, Pick, Put, Return, Take
from sitdown.games.wallet.components import CENTS
from sitdown.games.wallet.judging import verdict
from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.records import Asked
from sitdown.games.wallet.rules.request import fitting
from sitdown.kernel import Action, Document

SETTLED = (Put, Choose, Pick, Keep, Return)
"""After these the hand is what it was said to be."""


def play_on(state: Wallet, seat: int) -> None:
    """A card is in the hand at once."""


def came(sign: Document, seat: int, action: Action, before: Wallet, after: Wallet) -> Any:
    if after.round != before.round:
        return None
    if sign["event"] == "given":
        return bool(fitting(after, after.record(Asked).target))
    if sign["event"] == "note":
        return len(after.players[seat].loot) > len(before.players[seat].loot)
    holding = after.players[seat].holding()
    if sign["event"] == "innocent" and isinstance(action, Take):
        return not verdict(holding).guilty
    if sign.get("unit") == "innocent" and isinstance(action, SETTLED):
        return None if verdict(holding).guilty else holding.total // CENTS
    return None
