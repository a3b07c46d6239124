"""What comes of a choice in the wallet: a hand that is innocent or not."""

from __future__ import annotations

from typing import Any

from sitdown.games.wallet.actions import Take
from sitdown.games.wallet.judging import verdict
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Action, Document


def play_on(state: Wallet, seat: int) -> None:
    """A card is in the hand at once."""


def came(sign: Document, seat: int, action: Action, before: Wallet, after: Wallet) -> Any:
    if sign["event"] != "innocent" or not isinstance(action, Take) or after.round != before.round:
        return None
    return not verdict(after.players[seat].holding()).guilty
