"""OpenSkill ratings from places; the figure shown is 1500 for a newcomer.

A rating is a normal distribution: `mu` is the estimated strength, `sigma` its uncertainty. A player
rises by being placed before others and falls by being placed behind them. An unexpected result
moves the rating further. People see one figure, 1500 for a newcomer, with a band of two sigma.

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
"""The name on each seat, and the seats by place."""

MU: Final = 25.0
"""The mean of a newcomer's rating, as OpenSkill has it."""
SIGMA: Final = MU / 3
"""The uncertainty of a newcomer's rating."""
DRIFT: Final = MU / 300
"""Uncertainty that every game adds (tau), because people may have learned since the last one."""
FIGURE: Final = 60
"""Points of the figure that is shown for one unit of mu."""
BAND: Final = 2 * FIGURE
"""Points of the band that is shown for one unit of sigma."""
RANKED_AFTER: Final = 10
"""The number of games after which a player is ranked."""


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def figure(self) -> int:
        return round(FIGURE * self.mu)

    @property
    def band(self) -> int:
        """Half the width of the interval around the figure: two sigma to each side."""
        return round(BAND * self.sigma)


NEWCOMER: Final = Rating()


@dataclass(frozen=True)
class Standing:
    """A rating, and the number of games behind it."""

    rating: Rating = NEWCOMER
    games: int = 0

    @property
    def is_ranked(self) -> bool:
        return self.games >= RANKED_AFTER


def after_game(
    before: Mapping[Name, Rating], names: Sequence[Name], places: Places, drift: float = DRIFT
) -> dict[Name, Rating]:
    """The ratings of everyone in a game after it. A name that is not in `before` is a newcomer.

    A name may have several seats, as bots do. Its new rating is the mean over these seats, because
    how they are placed among themselves says nothing about its strength. `drift` is 0 for players
    that never change.
    """
    there = [before.get(name, NEWCOMER) for name in names]
    found = seat_by_seat(there, places, drift)
    seats: dict[Name, list[Rating]] = {}
    for name, rating in zip(names, found, strict=True):
        seats.setdefault(name, []).append(rating)
    return {name: mean_rating(ratings) for name, ratings in seats.items()}


def after_games(games: Iterable[Game[Name]], drift: float = DRIFT) -> dict[Name, Standing]:
    """The standing of every player after these games, replayed in order from the first."""
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
    """The OpenSkill model for a drift, made once.

    `rate(tau=0)` would be ignored by OpenSkill, so every drift needs a model of its own.
    """
    # Imported here because most commands need no ratings.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, tau=drift)
