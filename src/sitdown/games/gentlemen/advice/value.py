"""How likely each player wins, by what lies before him: money, accomplices, votes to come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sitdown.games.gentlemen.components import (
    ACCOMPLICES,
    BANKER,
    BOSS,
    JOURNALIST,
    SENATOR,
    SHERIFF,
    TYCOON,
)
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Value

NAMES: Final = (
    "money",
    "money-at-the-end",
    "money-in-the-last-turn",
    "deals-to-come",
    "arguments",
    "gangs",
    "prison",
    *ACCOMPLICES,
)
BY_HAND: Final = {
    "money": 0.1,
    "money-at-the-end": 0.6,
    "arguments": 0.1,
    "gangs": 0.1,
    "deals-to-come": 0.3,
    "prison": -0.1,
    SHERIFF: 0.2,
    SENATOR: 0.1,
    TYCOON: 0.2,
    JOURNALIST: 0.1,
    BOSS: 0.1,
    BANKER: 0.3,
}


def traits(state: Gentlemen, seat: int) -> list[float]:
    player = state.players[seat]
    left = state.turns_left() + 1
    soon = min(left, state.seats) / state.seats
    deals = len([turn for turn in range(left) if (state.dealer + turn) % state.seats == seat])
    return [
        player.money / 4,
        player.money / 4 / left,
        player.money / 4 if left == 1 else 0.0,
        deals / 2,
        player.arguments * soon,
        player.gangs * soon,
        1.0 if state.prison == seat else 0.0,
        *[soon if state.accomplices[name] == seat else 0.0 for name in ACCOMPLICES],
    ]


def stage(state: Gentlemen) -> int:
    return state.turn


LEARNT: Final = json.loads(Path(__file__).with_name("value.json").read_text(encoding="utf-8"))
VALUE: Final = Value(NAMES, traits, stage, LEARNT, BY_HAND)
