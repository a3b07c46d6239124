"""How likely each guest wins, by his tokens and by what his hand promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sitdown.games.wallet.components import LAST_ROUND
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Value

NAMES: Final = ("points", "points-at-the-end", "tokens", "coin", "cards", "first")
BY_HAND: Final = {"points": 0.3, "points-at-the-end": 0.5}


def traits(state: Wallet, seat: int) -> list[float]:
    player = state.players[seat]
    left = LAST_ROUND + 1 - state.round
    points = float(sum(player.tokens))
    return [
        points,
        points / left,
        float(len(player.tokens)),
        player.coin / 10_000,
        len(player.hand) / 4,
        1.0 if state.first == seat else 0.0,
    ]


def stage(state: Wallet) -> int:
    return state.round


LEARNT: Final = json.loads(Path(__file__).with_name("value.json").read_text(encoding="utf-8"))
VALUE: Final = Value(NAMES, traits, stage, LEARNT, BY_HAND)
