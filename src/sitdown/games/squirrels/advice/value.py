"""How likely each squirrel wins, by its nuts and by what lies before it and in its hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sitdown.games.squirrels.components import BANK, RAID, ROBBERY, WORTH
from sitdown.games.squirrels.position import Squirrels
from sitdown.kernel import Value

from .hints import losses, on_top

NAMES: Final = (
    "nuts",
    "nuts-at-the-end",
    "contraband-on-top",
    "contraband-in-hand",
    "bank",
    "on-top",
    "losses",
    "robbery-in-hand",
    "raid-in-hand",
)
BY_HAND: Final = {
    "nuts": 0.2,
    "nuts-at-the-end": 0.6,
    "contraband-on-top": 0.2,
    "contraband-in-hand": 0.2,
}


def traits(state: Squirrels, seat: int) -> list[float]:
    player = state.players[seat]
    left = max(len(one.hand) for one in state.players) + 1
    nuts = player.nuts / 2
    return [
        nuts,
        nuts / left,
        sum([WORTH[card] for card in player.active()]) * min(left, 4) / 8,
        sum([WORTH[card] for card in player.hand]) / 4,
        1.0 if player.shows(BANK) else 0.0,
        on_top(state, seat),
        losses(state, seat),
        float(ROBBERY in player.hand),
        float(RAID in player.hand),
    ]


def stage(state: Squirrels) -> int:
    return min(-len(player.hand) for player in state.players)


LEARNT: Final = json.loads(Path(__file__).with_name("value.json").read_text(encoding="utf-8"))
VALUE: Final = Value(NAMES, traits, stage, LEARNT, BY_HAND, ahead=0)
