"""The worth of a deed: how much more often players win who do it than those who pass it over.

It is an association, not proof of a cause: a player in a good position may find the deed easier. To
come closer to the cause, choices are compared only with similar ones: at the same seat, by the same
bot, at the same stage.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from sitdown.lab.estimates import MeanWithError

from .choice_counts import ChoiceCount

FEWEST_GAMES = 20
"""The deed must be done in at least this many games, and passed over in at least as many."""


@dataclass(frozen=True)
class WeighedChoice:
    """A choice in a game, and what the seat that chose won."""

    game: int
    bot: str
    choice: ChoiceCount
    won: float

    @property
    def like(self) -> tuple[int, str, int]:
        """The group within which it is compared: the seat, the bot and the stage."""
        return self.choice.seat, self.bot, self.choice.stage


class Like:
    """A group of similar choices: how often the deed is done, and how often the seat wins."""

    def __init__(self) -> None:
        self.could = 0
        self.did = 0
        self.won = 0.0

    def add(self, one: WeighedChoice) -> None:
        self.could += one.choice.could
        self.did += one.choice.did
        self.won += one.choice.could * one.won

    def score(self, one: WeighedChoice) -> float:
        """Its part of the covariance: how much more it was done, times how much more was won."""
        more = one.choice.did - one.choice.could * self.did / self.could
        return more * (one.won - self.won / self.could)

    def spread(self, one: WeighedChoice) -> float:
        """Its part of the variance of doing."""
        usual = self.did / self.could
        did_not = one.choice.could - one.choice.did
        return one.choice.did * (1 - usual) ** 2 + did_not * usual**2


def worth_of(choices: Sequence[WeighedChoice]) -> MeanWithError | None:
    """The slope of winning on doing, within groups of similar choices; None if games are too few.

    The standard error is clustered: choices of one game may depend on each other.
    """
    if not tells(choices):
        return None
    like: defaultdict[tuple[int, str, int], Like] = defaultdict(Like)
    for one in choices:
        like[one.like].add(one)
    spread = sum(like[one.like].spread(one) for one in choices)
    if spread == 0:
        return None
    slope = sum(like[one.like].score(one) for one in choices) / spread
    left: defaultdict[int, float] = defaultdict(float)
    for one in choices:
        left[one.game] += like[one.like].score(one) - slope * like[one.like].spread(one)
    squares = sum(over * over for over in left.values())
    return MeanWithError(slope, sqrt(squares * len(left) / (len(left) - 1)) / spread)


def tells(choices: Sequence[WeighedChoice]) -> bool:
    did = {one.game for one in choices if one.choice.did}
    did_not = {one.game for one in choices if one.choice.did < one.choice.could}
    return min(len(did), len(did_not)) >= FEWEST_GAMES
