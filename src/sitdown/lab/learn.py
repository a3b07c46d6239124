"""`sitdown learn`: fits a game's value from many games.

Fitting needs numpy; whoever plays by the weights does not.
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
"""Every fifth game is kept from the fit, to see what it is worth."""
RIDGE: Final = 1.0
"""What a weight of one costs, in positions: what hardly ever comes up weighs little."""
STEPS: Final = 25
BINS: Final = 10
FIGURES: Final = 4


class Lesson(NamedTuple):
    """A game that is to be played and looked at."""

    game: str
    seats: int
    seed: str
    bot: str
    slips: int


class Sample(NamedTuple):
    """A position: the traits of each seat, and what share of the victory it came to."""

    traits: list[list[float]]
    shares: list[float]


@dataclass(frozen=True)
class Score:
    """How good chances were on games that nobody had learnt from.

    `log_loss` is the mean of -log of the winner's chance; `calibration` how far chances were from
    what came of them, on average.
    """

    log_loss: float
    calibration: float


@dataclass(frozen=True)
class Learnt:
    """Weights by name, how they were come by, and how good they are beside two others."""

    command: str
    games: int
    positions: int
    held_out: int
    learnt: Score
    by_hand: Score
    constant: Score
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
    """Plays games, at every number of seats in turn unless told, and fits the game's value."""
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
    """A game, looked at wherever a stage begins."""
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
    """Traits and shares as tables, one for each number of seats."""
    import numpy as np

    sizes = sorted({len(sample.shares) for sample in samples})
    groups = [[one for one in samples if len(one.shares) == size] for size in sizes]
    return [
        (np.array([one.traits for one in group]), np.array([one.shares for one in group]))
        for group in groups
    ]


def fitted(samples: Sequence[Sample], count: int) -> list[float]:
    """The weights that make what came of the positions likeliest, by Newton's method."""
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
    """The chances that weights give each seat of each position."""
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
    """How far chances are from what came of them, by tenths, each as often as it was told."""
    import numpy as np

    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    return sum(
        abs(float(told[bins == one].mean() - came[bins == one].mean()))
        * float((bins == one).mean())
        for one in range(BINS)
        if (bins == one).any()
    )
