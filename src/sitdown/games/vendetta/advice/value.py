"""How likely each family wins, by its points, its money, and whose side the jury leans to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sitdown.games.vendetta.components import LAST_BLUE
from sitdown.games.vendetta.ending import is_agent, points_of
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Value

from .thinking.weighing import months_left

NAMES: Final = (
    "points",
    "points-at-the-end",
    "bills",
    "bandits",
    "locations",
    "grudges",
    "agent",
    "verdict-for-an-agent",
    "verdict-for-an-agent-at-the-end",
)
BY_HAND: Final = {
    "points": 0.1,
    "points-at-the-end": 0.5,
    "bills": 0.05,
    "bandits": 0.3,
    "locations": 0.2,
    "verdict-for-an-agent": 0.5,
}


def traits(state: Vendetta, seat: int) -> list[float]:
    player = state.players[seat]
    left = months_left(state)
    points = points_of(state, seat) / 4
    agent = 1.0 if is_agent(state, seat) else 0.0
    leans = agent * leaning(state)
    return [
        points,
        points / left,
        state.deck.worth(player.hand) / 4,
        len(player.bandits) * left / 6,
        len(player.locations) * left / 6,
        len(player.vendetta) * left / 6,
        agent,
        leans,
        leans / left,
    ]


def leaning(state: Vendetta) -> float:
    """How far the marker would lie beyond the border, on the red side, if all bills were shown."""
    shown = sum([state.deck.move[bill.card] for bill in state.corruption])
    return (state.verdict + shown - LAST_BLUE) / (2 * state.seats)


def stage(state: Vendetta) -> int:
    return state.month


LEARNT: Final = json.loads(Path(__file__).with_name("value.json").read_text(encoding="utf-8"))
VALUE: Final = Value(NAMES, traits, stage, LEARNT, BY_HAND, ahead=0)
