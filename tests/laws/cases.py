"""What the laws are tried on: every game, every number of seats, sampled options.

SITDOWN_ONLY names the games to try (all, if it is not set), SITDOWN_LAWS how many games of each
number of seats a law watches. However few, together the laws watch every set of options.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import util
from pathlib import Path
from typing import Any

import sitdown
from sitdown.kernel import Action, BadOptions, Chance, Event, Game, State
from sitdown.kernel.form import Document

FOLDER = Path(__file__).parent.parent / "games"
GAMES = int(os.environ.get("SITDOWN_LAWS", "2"))
ONLY = os.environ.get("SITDOWN_ONLY", "")
LONGEST_GAME = 20_000


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    wanted = ONLY.split(",") if ONLY else sitdown.games()
    return [(id, seats) for id in wanted for seats in sitdown.load(id).seats]


@cache
def option_sets(id: str, seats: int) -> list[Document]:
    """The packaged options; each option changed alone; and the sets that the game's tests bring."""
    game = sitdown.load(id)
    sets: list[Document] = [{}]
    for name, option in game.options.items():
        for value in samples(option.form.schema(), seats):
            if value != option.default:
                sets.append({name: value})
    for file in sorted((FOLDER / id / "options").glob("*.json")):
        options = json.loads(file.read_text(encoding="utf-8"))
        if options.pop("players", seats) == seats:
            sets.append(options)
    return [options for options in sets if is_taken(game, seats, options)]


def is_taken(game: Game, seats: int, options: Document) -> bool:
    try:
        game.new(seats, 0, **options)
    except BadOptions:
        return False
    return True


def samples(schema: Document, seats: int) -> list[Any]:
    """A few values that fit a schema; none where it is too rich to guess."""
    if "enum" in schema:
        return list(schema["enum"])
    if "anyOf" in schema:
        return [value for one in schema["anyOf"] for value in samples(one, seats)]
    if schema.get("type") == "boolean":
        return [False, True]
    if schema.get("format") == "seat":
        return [0, seats - 1]
    if schema.get("type") == "integer":
        low = schema.get("minimum", 0)
        return sorted({low, min(low + 1, schema.get("maximum", low)), schema.get("maximum", low)})
    return []


def invariants(id: str) -> Callable[[State], None]:
    """The game's own invariants, `tests/games/<id>/invariants.py`."""
    spec = util.spec_from_file_location(f"invariants_{id}", FOLDER / id / "invariants.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    check: Callable[[State], None] = module.check
    return check


class Moment:
    """A state before a move, the move, and the luck of the one who looks on."""

    def __init__(self, game: Game, state: State, seat: int, action: Action, luck: Chance) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.action = action
        self.luck = luck


def pick_move(state: State, luck: Chance) -> tuple[int, Action]:
    """A random move: mostly what is owed, now and then what a seat may do unasked."""
    seat = luck.pick(list(state.actors))
    if luck.below(8) == 0:
        seat = luck.below(state.seats)
    legal = state.legal(seat)
    if not legal:
        seat = luck.pick(list(state.actors))
        legal = state.legal(seat)
    assert legal, f"seat {seat} owes a decision in {state.phase} and can do nothing"
    return seat, legal[luck.below(len(legal))]


def options_of(id: str, seats: int, number: int) -> Document:
    """The options of the game with this number: first each set in turn, then round again."""
    sets = option_sets(id, seats)
    return sets[number % len(sets)]


def moments(id: str, seats: int, number: int) -> Iterator[Moment]:
    """A random game, move by move. What is yielded may be looked at, but not changed."""
    game = sitdown.load(id)
    luck = Chance(f"{id}/{seats}/{number}")
    options = options_of(id, seats, number)
    state = game.new(seats, f"law {number}", **options)
    for _ in range(LONGEST_GAME):
        if state.result is not None:
            return
        seat, action = pick_move(state, luck)
        yield Moment(game, state, seat, action, luck)
        state.apply(seat, action)
    raise AssertionError(f"{id} at {seats} seats, game {number}, {options}: it does not end")


def numbers(law: str, id: str, seats: int) -> list[int]:
    """Which games a law watches: each begins elsewhere, so that together they try all options."""
    first = Chance(law).below(len(option_sets(id, seats)))
    return list(range(first, first + GAMES))


def sampled(law: str, id: str, seats: int, share: int) -> Iterator[Moment]:
    """Every `share`-th moment of some random games, on average, and the first two of each phase."""
    for number in numbers(law, id, seats):
        watch = Chance(f"watch {id}/{seats}/{number}")
        seen: Counter[str] = Counter()
        for moment in moments(id, seats, number):
            phase = moment.state.phase
            seen[phase] += 1
            if seen[phase] <= 2 or watch.below(share) == 0:
                yield moment


def told(events: list[Event], seat: int | None) -> list[Document | None]:
    return [event.told(seat) for event in events]


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]
