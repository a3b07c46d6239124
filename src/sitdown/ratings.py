"""OpenSkill ratings from places; the figure shown is 1500 for a newcomer.

A rating is a belief: `mu` is what is thought of somebody, `sigma` how uncertain that is. Who was
placed before others rises, who was placed behind falls, the more the less it was to be expected.
What is shown is one figure, 1500 for a newcomer, with a band of two sigma around it.

>>> after_game({}, ["ann", "bob", "cy"], [[1], [0, 2]])["bob"].figure
1672
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Name = TypeVar("Name", bound=Hashable)
Places = Sequence[Sequence[int]]
"""Seats by place, the best first, as a result has them; tied seats stand together."""
Game = tuple[Sequence[Name], Places]
"""Who sat on each seat, and what came of it."""

MU: Final = 25.0
SIGMA: Final = MU / 3
"""What is thought of somebody of whom nothing is known."""
DRIFT: Final = MU / 300
"""How much more uncertain every game makes us of people, who may have learned meanwhile."""
FIGURE: Final = 60
BAND: Final = 2 * FIGURE
"""What one mu and one sigma are in the figure and the band that are shown."""
RANKED_AFTER: Final = 10
"""Games after which somebody stands in a ranking."""


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def figure(self) -> int:
        return round(FIGURE * self.mu)

    @property
    def band(self) -> int:
        """The figure is thought to lie within so much of it, two sigma to each side."""
        return round(BAND * self.sigma)


NEWCOMER: Final = Rating()


@dataclass(frozen=True)
class Standing:
    """A rating, and after how many games."""

    rating: Rating = NEWCOMER
    games: int = 0

    @property
    def is_ranked(self) -> bool:
        return self.games >= RANKED_AFTER


def after_game(
    before: Mapping[Name, Rating], names: Sequence[Name], places: Places, drift: float = DRIFT
) -> dict[Name, Rating]:
    """The ratings of those who sat there, after a game; who is not in `before` is a newcomer.

    Somebody with several seats, as a bot may have, moves by the mean of what each would do: how
    his own seats stand to each other tells nothing of him. `drift` is 0 for those who never change.
    """
    there = [before.get(name, NEWCOMER) for name in names]
    found = seat_by_seat(there, places, drift)
    seats: dict[Name, list[Rating]] = {}
    for name, rating in zip(names, found, strict=True):
        seats.setdefault(name, []).append(rating)
    return {name: mean_rating(ratings) for name, ratings in seats.items()}


def after_games(games: Iterable[Game[Name]], drift: float = DRIFT) -> dict[Name, Standing]:
    """Everybody's standing after these games, in their order, from the beginning."""
    ratings: dict[Name, Rating] = {}
    played: Counter[Name] = Counter()
    for names, places in games:
        ratings |= after_game(ratings, names, places, drift)
        played.update(set(names))
    return {name: Standing(rating, played[name]) for name, rating in ratings.items()}


def mean_rating(ratings: Sequence[Rating]) -> Rating:
    return Rating(fmean([one.mu for one in ratings]), fmean([one.sigma for one in ratings]))


def seat_by_seat(before: Sequence[Rating], places: Places, drift: float) -> list[Rating]:
    rules = model(drift)
    teams = [[rules.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    ranks = [float(place_of(seat, places)) for seat in range(len(before))]
    return [Rating(one.mu, one.sigma) for (one,) in rules.rate(teams, ranks=ranks)]


def place_of(seat: int, places: Places) -> int:
    for number, seats in enumerate(places):
        if seat in seats:
            return number
    raise ValueError(f"seat {seat} has no place in {places}")


@cache
def model(drift: float) -> PlackettLuce:
    """One for each drift: a drift of 0 that is told to it later is passed over."""
    # Here, as most that is done needs no ratings.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, tau=drift)
