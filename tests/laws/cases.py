"""What the laws are tried on here: every game of the house, with what its tests bring.

The default suite tries the fewest and the most seats of each game, the long suite all numbers.
SITDOWN_ONLY names the games to try (all, if it is not set). SITDOWN_LAWS is how many games of each
number of seats a law watches (2, in the long suite 12). However few these are, two laws of playing
watch a game with every set of options. The laws themselves are in `sitdown.laws`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sitdown
from sitdown.kernel import Game, Look, State
from sitdown.laws import Law, Trial, WatchedTable, name_of
from sitdown.laws.runner import LONG
from sitdown.laws.trial import USUAL_GAMES
from tests.suites import IS_LONG, long_case

ROOT = Path(__file__).parent.parent.parent
GAMES = int(os.environ.get("SITDOWN_LAWS", LONG if IS_LONG else USUAL_GAMES))
ONLY = os.environ.get("SITDOWN_ONLY", "")
IDS = ONLY.split(",") if ONLY else sitdown.games()


@cache
def trial(id: str) -> Trial:
    """A game with what `tests/games/<id>` brings, and its page."""
    page = ROOT / "docs" / "games" / f"{id}.md"
    return Trial(id, GAMES, ROOT / "tests" / "games" / id, page)


def tables() -> list[Any]:
    """Every game with every number of seats; those between the fewest and the most are long."""
    return [
        (id, seats) if seats in (min(numbers), max(numbers)) else long_case(id, seats)
        for id in IDS
        for numbers in [sitdown.load(id).seats]
        for seats in numbers
    ]


def each(laws: Sequence[Law]) -> pytest.MarkDecorator:
    """A test for each law."""
    return pytest.mark.parametrize("law", laws, ids=name_of)


GAME = pytest.mark.parametrize("id", IDS)
TABLES = pytest.mark.parametrize(("id", "seats"), tables())


def keep_at(law: Law, id: str, seats: int) -> None:
    """Tries a law at a table; where it is broken, that is told with the fault."""
    table = WatchedTable(trial(id), seats, name_of(law))
    try:
        law(table)
    except Exception as fault:
        fault.add_note(table.where())
        raise


def keeping(seen: list[State]) -> type:
    """A door to looks that keeps the states looked at, as one would who peeps."""

    class Keeping:
        @staticmethod
        def at(game: Game, state: State, seat: int) -> Look:
            seen.append(state)
            return Look.at(game, state, seat)

    return Keeping
