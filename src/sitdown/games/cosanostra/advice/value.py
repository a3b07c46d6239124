"""How likely each boss wins, by what all can count: money, income, people, trophies."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sitdown.games.cosanostra.ending import power
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Value

from .thinking.worth import paydays

NAMES: Final = (
    "cash",
    "cash-at-the-end",
    "income",
    "income-at-the-end",
    "laundered",
    "power",
    "gangsters",
    "strength",
    "most-gangsters",
    "businesses",
    "jobs",
    "influence",
    "start",
)
BY_HAND: Final = {
    "cash": 0.5,
    "cash-at-the-end": 1.0,
    "income": 0.5,
    "income-at-the-end": 1.0,
    "laundered": 1.0,
    "power": 0.5,
    "gangsters": 0.3,
    "strength": 0.1,
    "most-gangsters": 0.3,
}
TEN_THOUSAND: Final = 10_000


def traits(state: CosaNostra, seat: int) -> list[float]:
    player = state.players[seat]
    left = state.options.rounds - state.round + 1
    cash = player.cash / TEN_THOUSAND
    income = state.income(seat) * paydays(state) / TEN_THOUSAND
    people = player.active_gangsters()
    most = max([len(state.players[other].active_gangsters()) for other in state.after(seat)])
    return [
        cash,
        cash / left,
        income,
        income / left,
        2 * player.laundered / TEN_THOUSAND,
        power(player) / TEN_THOUSAND,
        len(people) * (left - 1) / 2,
        sum([one.strength() for one in people]) * (left - 1) / 4,
        max(-1.0, min(1.0, float(len(people) - most))),
        len(player.businesses) * (left - 1) / 4,
        len(player.jobs) / 4,
        len(player.influence) / 4,
        1.0 if state.start == seat else 0.0,
    ]


def stage(state: CosaNostra) -> int:
    return state.round


LEARNT: Final = json.loads(Path(__file__).with_name("value.json").read_text(encoding="utf-8"))
VALUE: Final = Value(NAMES, traits, stage, LEARNT, BY_HAND)
