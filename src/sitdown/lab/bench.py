"""`sitdown bench`: speed of a game on one core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import TypeVar

from sitdown import catalog
from sitdown.kernel import Document, Look, Luck, State
from sitdown.kernel.form import COUNTLESS
from sitdown.version import is_compiled

Thing = TypeVar("Thing")

SLICES = 5
"""Each speed is measured this many times; the best one counts."""
USUAL_SEATS = 3
"""The number of seats unless one is given; at least the least that the game allows."""
SAMPLE = 64
"""The number of positions, from whole games, that are copied, listed, viewed and saved."""


@dataclass(frozen=True)
class Speed:
    """The speed of one game: rates of random play, and microseconds per single operation."""

    game: str
    players: int
    build: str
    """`compiled` or `plain`."""
    applied_per_second: float
    """Moves per second if each is chosen and applied from outside."""
    played_out_per_second: float
    """Moves per second inside `play_out`, which plays to the end in one call."""
    games_per_second: float
    """Whole games per second with `play_out`."""
    copy_us: float
    legal_us: float
    """Listing all that a seat can do, asides too."""
    view_us: float
    load_us: float
    """Reading a document, with all its checks."""
    imagine_us: float
    """Dealing one more world to a look that has one already."""


def bench(
    id: str, players: int | None = None, seconds: float = 3.0, options: Document | None = None
) -> Speed:
    """Measures one game for about this many seconds."""
    game = catalog.load(id)
    seats = game.read_seats(max(game.seats[0], USUAL_SEATS) if players is None else players)
    luck = Random(id)
    quick = Luck(id)

    def deal() -> State:
        return game.new(seats, luck.getrandbits(32), **(options or {}))

    slice = seconds / 3 / SLICES
    applied = [rates(lambda: play(deal(), luck), slice)[0] for _ in range(SLICES)]
    inside = [rates(lambda: deal().play_out(quick), slice) for _ in range(SLICES)]
    states = sample_states(deal, luck)
    looks = [Look.at(game, state, state.actors[0]) for state in states]
    each = seconds / 3 / 5
    return Speed(
        id,
        seats,
        "compiled" if is_compiled() else "plain",
        max(applied),
        max(moves for moves, _ in inside),
        max(games for _, games in inside),
        microseconds(lambda state: state.copy(), states, each),
        microseconds(lambda state: state.legal(state.actors[0]), states, each),
        microseconds(lambda state: state.view(state.actors[0]), states, each),
        microseconds(game.load, [state.document() for state in states], each),
        microseconds(lambda look: look.imagine(quick.below(COUNTLESS)), looks, each),
    )


def rates(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Moves and games per second. `play` plays a whole game and returns its number of moves."""
    moves = games = 0
    began = process_time()
    while games == 0 or process_time() - began < seconds:
        moves += play()
        games += 1
    took = process_time() - began
    return moves / took, games / took


def play(state: State, luck: Random) -> int:
    """Plays a random game, applying each move from outside. Returns the number of moves."""
    moves = 0
    while state.result is None:
        move(state, luck)
        moves += 1
    return moves


def move(state: State, luck: Random) -> None:
    """Makes a random answer for the first seat that owes one."""
    seat = state.actors[0]
    answers = state.owed(seat)
    state.apply(seat, answers[int(luck.random() * len(answers))])


def sample_states(deal: Callable[[], State], luck: Random) -> list[State]:
    """Positions from whole random games, evenly spread over them."""
    states: list[State] = []
    while len(states) < SAMPLE:
        state = deal()
        while state.result is None:
            states.append(state.copy())
            move(state, luck)
    step = len(states) / SAMPLE
    return [states[int(number * step)] for number in range(SAMPLE)]


def microseconds(act: Callable[[Thing], object], things: list[Thing], seconds: float) -> float:
    """CPU time of one call, from the best slice."""
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
