"""What every deck has in common: colours, families, powers and counts, read as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sitdown.kernel.form import Whole, Word

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

COLORS: Final[tuple[str, ...]] = tuple(DATA["colors"]["values"])
BUSINESSES: Final[tuple[str, ...]] = tuple(DATA["businesses"]["values"])
FAMILIES: Final[tuple[str, ...]] = tuple(family["kind"] for family in DATA["bandits"])
STARTERS: Final[tuple[str, ...]] = tuple(
    family["kind"] for family in DATA["bandits"] if family["start"]
)
FIRST_FOR_SALE: Final[dict[str, int]] = {one["kind"]: one["first"] for one in DATA["bandits"]}

PROSECUTOR: Final = "prosecutor"
AUDITOR: Final = "auditor"
INVESTIGATORS: Final = (PROSECUTOR, AUDITOR)

AMBUSH: Final = "ambush"
SHAKEDOWN: Final = "shakedown"
HIT: Final = "hit"
SECOND_WIND: Final = "second-wind"
ENVELOPE: Final = "envelope"
AGENT: Final = "agent"
GRUDGES: Final = (AMBUSH, SHAKEDOWN, HIT, SECOND_WIND, ENVELOPE, AGENT)
"""The kinds of Vendetta cards, in the order in which a hand shows them."""
GRUDGE: Final = Word(GRUDGES, "Vendetta card")
GRUDGE_RANK: Final[dict[str, int]] = {kind: rank for rank, kind in enumerate(GRUDGES)}

BOSS: Final = "boss"
POWERS: Final[dict[str, frozenset[str]]] = {
    BOSS: frozenset(DATA["boss"]["powers"]),
    **{family["kind"]: frozenset(family["powers"]) for family in DATA["bandits"]},
}
"""What a bandit is good for: `collect`, `bid`, `bribe` or `shield`."""
BOSS_MONTH: Final[int] = DATA["boss"]["month"]

BANDIT_POINTS: Final[int] = DATA["points"]["bandit"]
BOSS_POINTS: Final[int] = DATA["points"]["boss"]
CORRUPTER_POINTS: Final[int] = DATA["points"]["corrupter"]
FIRST_POINTS: Final[int] = DATA["points"]["first"]

START_LOCATIONS: Final[int] = DATA["start"]["locations"]
START_BILLS: Final[int] = DATA["start"]["bills"]
SQUARES: Final[int] = DATA["track"]["squares"]
LAST_BLUE: Final[int] = DATA["track"]["blue"]
RED_PER_SEAT: Final[int] = DATA["track"]["red_per_seat"]
CORRUPTERS: Final[int] = DATA["corrupters"]["count"]
CORRUPTERS_FROM: Final[int] = DATA["corrupters"]["from_month"]

MOST_SEATS: Final = 5
LOTS: Final = 4
LOT: Final = Whole(1, LOTS)
MONTHS: Final = 6
PRELIMINARY_MONTH: Final = 3
"""VE-6.8  The month whose end brings the first verdict."""
MOST_BILLS: Final = 6
FEWEST_BANDITS: Final[int] = DATA["bandits_left"]["count"]


def kind_of(card: str) -> str:
    """`racketeer.6` is a racketeer; the boss and locations are their own kind."""
    return card.partition(".")[0]


def numbered(kind: str, first: int, count: int) -> list[str]:
    return [f"{kind}.{number}" for number in range(first, first + count)]


def starting_bandits(seat: int) -> list[str]:
    """VE-1.3  The same three for everybody, numbered by seat."""
    return [f"{family}.{seat + 1}" for family in STARTERS]


def in_grudge_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=GRUDGE_RANK.__getitem__)
