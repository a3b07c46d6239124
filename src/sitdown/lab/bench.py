"""Bench: how fast a game is, in CPU time of one core, best of several slices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import TypeVar

from sitdown import catalog
from sitdown.kernel import Document, State

Thing = TypeVar("Thing")

SLICES = 5
USUAL_SEATS = 3
SAMPLE = 64
"""So many positions, from whole games, are copied, listed, viewed and saved."""


@dataclass(frozen=True)
class Speed:
    """Moves and games are those of random play; the rest is in microseconds a piece."""

    game: str
    players: int
    moves_per_second: float
    games_per_second: float
    copy_us: float
    legal_us: float
    view_us: float
    round_trip_us: float
    imagine_us: float


def bench(
    id: str, players: int | None = None, seconds: float = 3.0, options: Document | None = None
) -> Speed:
    """Measures one game for about so many seconds."""
    game = catalog.load(id)
    seats = game.read_seats(max(game.seats[0], USUAL_SEATS) if players is None else players)
    luck = Random(id)

    def deal() -> State:
        return game.new(seats, luck.getrandbits(32), **(options or {}))

    played = [play_slice(deal, luck, seconds / 2 / SLICES) for _ in range(SLICES)]
    states = sample_states(deal, luck)
    each = seconds / 2 / 5

    def load(state: State) -> None:
        game.load(state.document())

    views = [state.view(state.actors[0]) for state in states]

    return Speed(
        id,
        seats,
        max(moves for moves, _ in played),
        max(games for _, games in played),
        microseconds(lambda state: state.copy(), states, each),
        microseconds(lambda state: state.legal(state.actors[0]), states, each),
        microseconds(lambda state: state.view(state.actors[0]), states, each),
        microseconds(load, states, each),
        microseconds(game.imagine, views, each),
    )


def play_slice(deal: Callable[[], State], luck: Random, seconds: float) -> tuple[float, float]:
    """Moves and games per second of random play; at least one whole game is played."""
    moves = games = 0
    began = process_time()
    while games == 0 or process_time() - began < seconds:
        state = deal()
        while state.result is None:
            move(state, luck)
            moves += 1
        games += 1
    took = process_time() - began
    return moves / took, games / took


def move(state: State, luck: Random) -> None:
    """A random answer of a seat that owes one."""
    seat = state.actors[0]
    answers = state.owed(seat)
    state.apply(seat, answers[int(luck.random() * len(answers))])


def sample_states(deal: Callable[[], State], luck: Random) -> list[State]:
    """Positions from whole random games, evenly spread."""
    states: list[State] = []
    while len(states) < SAMPLE:
        state = deal()
        while state.result is None:
            states.append(state.copy())
            move(state, luck)
    step = len(states) / SAMPLE
    return [states[int(number * step)] for number in range(SAMPLE)]


def microseconds(act: Callable[[Thing], object], things: list[Thing], seconds: float) -> float:
    """CPU time of one act in the best slice."""
    best = float("inf")
    for _ in range(SLICES):
        rounds = 0
        began = process_time()
        while rounds == 0 or process_time() - began < seconds / SLICES:
            for thing in things:
                act(thing)
            rounds += 1
        best = min(best, (process_time() - began) / rounds / len(things))
    return best * 1e6
