"""`sitdown learn`: fits a game's value from many games.

Fitting needs numpy; playing with the fitted weights does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sitdown import catalog
from sitdown.bots import Move, bot
from sitdown.bots.slips import slipping
from sitdown.kernel import BadOptions, Document, State, Value

from .jobs.backend import Backend
from .play import play_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Table = NDArray[Any]

HELD_OUT: Final = 5
"""Every fifth game is held out of the fit, to test it."""
RIDGE: Final = 1.0
"""Ridge penalty: keeps the weights of traits that hardly ever occur near zero."""
STEPS: Final = 25
"""The most steps of Newton's method."""
BINS: Final = 10
"""The number of bins for the calibration."""
FIGURES: Final = 4
"""Decimal places in the document."""


class Lesson(NamedTuple):
    """A game to be played for its positions."""

    game: str
    seats: int
    seed: str
    bot: str
    slips: int
    """Percentage of answers that are given at random."""


class Sample(NamedTuple):
    """A position: the traits of each seat, and each seat's share of the victory later."""

    traits: list[list[float]]
    shares: list[float]


@dataclass(frozen=True)
class Score:
    """How good the predicted chances are on games held out of the fit."""

    log_loss: float
    """The mean of -log of the winner's predicted chance."""
    calibration: float
    """The mean distance between predicted chances and what happened."""


@dataclass(frozen=True)
class Learnt:
    """Fitted weights by name, how they were made, and their score beside two others."""

    command: str
    """The command that makes them again."""
    games: int
    positions: int
    """The number of positions in the fit."""
    held_out: int
    """The number of positions held out."""
    learnt: Score
    """The score of these weights."""
    by_hand: Score
    """The score of the weights written by hand."""
    constant: Score
    """The score of equal chances for all seats."""
    weights: dict[str, float]

    def document(self) -> Document:
        scores = {"learnt": self.learnt, "by_hand": self.by_hand, "constant": self.constant}
        return {
            "command": self.command,
            "games": self.games,
            "positions": self.positions,
            "held_out": self.held_out,
            "scores": {
                name: {
                    "log_loss": round(score.log_loss, FIGURES),
                    "calibration": round(score.calibration, FIGURES),
                }
                for name, score in scores.items()
            },
            "weights": {name: round(weight, FIGURES) for name, weight in self.weights.items()},
        }


def learn(
    game: str,
    games: int = 1000,
    players: int | None = None,
    seed: int | str = 0,
    player: str = "cautious",
    slips: int = 5,
    way: Backend | None = None,
    command: str = "",
) -> Learnt:
    """Plays games and fits the game's value. By default the numbers of seats take turns."""
    value = require_value(game)
    require_numpy()
    bot(player)
    rules = catalog.load(game)
    seats = list(rules.seats) if players is None else [rules.read_seats(players)]
    lessons = [
        Lesson(game, seats[number % len(seats)], f"{seed}/{number}", player, slips)
        for number in range(games)
    ]
    taught = list((Backend() if way is None else way).carry_out(look_on, lessons))
    known = [one for number, game in enumerate(taught) if number % HELD_OUT for one in game]
    unknown = [one for game in taught[::HELD_OUT] for one in game]
    weights = fitted(known, len(value.names))
    by_hand = [value.by_hand.get(name, 0.0) for name in value.names]
    return Learnt(
        command=command,
        games=games,
        positions=len(known),
        held_out=len(unknown),
        learnt=judged(unknown, weights),
        by_hand=judged(unknown, by_hand),
        constant=judged(unknown, [0.0] * len(by_hand)),
        weights=dict(zip(value.names, weights, strict=True)),
    )


def require_value(game: str) -> Value:
    value = catalog.load(game).advice.value
    if value is None:
        raise BadOptions(f"{game} has no value to learn: it names no traits")
    return value


def require_numpy() -> None:
    if find_spec("numpy") is None:
        raise BadOptions('learn: numpy is not installed (pip install "sitdown[learn]")')


def look_on(lesson: Lesson) -> list[Sample]:
    """Plays a game and takes a sample of the position where each stage begins."""
    value = require_value(lesson.game)
    traits: list[list[list[float]]] = []
    stages: set[int] = set()

    def heed(state: State, move: Move) -> None:
        stage = value.stage(state)
        if stage not in stages:
            stages.add(stage)
            traits.append([value.traits(state, seat) for seat in range(state.seats)])

    seeds = [f"{lesson.seed}/{seat}" for seat in range(lesson.seats)]
    seated = {
        seat: slipping(bot(lesson.bot, seed), lesson.slips, seed) for seat, seed in enumerate(seeds)
    }
    names = [lesson.bot] * lesson.seats
    row = play_game(lesson.game, names, lesson.seed, heed=heed, seated=seated)
    winners: list[int] = row.result["winners"]
    if not winners:
        return []
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(lesson.seats)]
    return [Sample(one, shares) for one in traits]


# Fitting.


def by_seats(samples: Sequence[Sample]) -> list[tuple[Table, Table]]:
    """Traits and shares as arrays, one pair for each number of seats."""
    import numpy as np

    sizes = sorted({len(sample.shares) for sample in samples})
    groups = [[one for one in samples if len(one.shares) == size] for size in sizes]
    return [
        (np.array([one.traits for one in group]), np.array([one.shares for one in group]))
        for group in groups
    ]


def fitted(samples: Sequence[Sample], count: int) -> list[float]:
    """The weights of highest likelihood, with the ridge penalty, by Newton's method."""
    import numpy as np

    groups = by_seats(samples)
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope, bend = RIDGE * weights, RIDGE * np.eye(count)
        for traits, shares in groups:
            chances = compared(traits, weights)
            slope += np.einsum("isk,is->k", traits, chances - shares)
            middle = np.einsum("isk,is->ik", traits, chances)
            apart = traits - middle[:, None, :]
            bend += np.einsum("isk,is,isl->kl", apart, chances, apart)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if abs(step).max() < 1e-6:
            break
    return [float(weight) for weight in weights]


def compared(traits: Table, weights: Table) -> Table:
    """The chance of each seat in each position: a softmax of the weighted traits."""
    import numpy as np

    scores = traits @ weights
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Table = shares / shares.sum(axis=1, keepdims=True)
    return chances


def judged(samples: Sequence[Sample], weights: Sequence[float]) -> Score:
    import numpy as np

    loss, told, came = 0.0, [], []
    for traits, shares in by_seats(samples):
        chances = compared(traits, np.array(weights))
        loss -= float((shares * np.log(np.maximum(chances, 1e-9))).sum())
        told.append(chances.ravel())
        came.append(shares.ravel())
    return Score(loss / len(samples), calibration(np.concatenate(told), np.concatenate(came)))


def calibration(told: Table, came: Table) -> float:
    """The mean distance between predicted chances and results, in bins weighted by their size."""
    import numpy as np

    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    return sum(
        abs(float(told[bins == one].mean() - came[bins == one].mean()))
        * float((bins == one).mean())
        for one in range(BINS)
        if (bins == one).any()
    )
