"""Splits the variance of places into skill, deal and rest.

Each deal is played several times, by bots of two strengths that are seated anew every time. Skill
is the part explained by the strength of the bot. The luck of the deal is the part explained by the
seat, whichever bot sits there. The rest is chance during the game and the effect of other players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from sitdown.kernel import Chance
from sitdown.lab.duel import place_of
from sitdown.lab.estimates import MeanWithError

from .choice_counts import Task, WatchedGame

REPEATS = 4
"""How often each deal is played."""
FEWEST_DEALS = 4
"""The least number of deals that are played."""
CARELESS = "random"
CAREFUL = "cautious"
KINDS = (False, True)
"""Whether a bot is the better one of the two."""


@dataclass(frozen=True)
class SeatScore:
    """How a seat did, from 0 (last) to 1 (first), and whether the better bot sat there."""

    better: bool
    score: float


PlayedDeal = list[list[SeatScore]]
"""The games of one deal; each is a list with one score per seat."""


@dataclass(frozen=True)
class VarianceParts:
    """Parts of the variance of places; skill, deal and rest add up to 1."""

    better: str
    worse: str
    deals: int
    skill: MeanWithError
    deal: MeanWithError

    @property
    def rest(self) -> float:
        return 1 - self.skill.value - self.deal.value


def rivals(bots: Sequence[str]) -> tuple[str, str]:
    """A better and a worse bot: the first of the chosen bots and `random`, or two fixed ones."""
    return (bots[0], CARELESS) if bots[0] != CARELESS else (CAREFUL, CARELESS)


def tasks(model: Task, games: int) -> list[Task]:
    """Games like `model`: about this many, rounded to whole deals, and at least a few deals."""
    deals = max(FEWEST_DEALS, games // REPEATS)
    chance = Chance(f"{model.seed}/luck")
    pair = rivals(model.bots)
    halves = [[pair[(seat + half) % 2] for seat in range(len(model.bots))] for half in (0, 1)]
    return [
        replace(
            model,
            bots=tuple(chance.shuffle(halves[(deal + repeat) % 2])),
            seed=f"{model.seed}/luck/{deal}",
            luck=f"/{repeat}",
        )
        for deal in range(deals)
        for repeat in range(REPEATS)
    ]


def weigh_luck(games: Sequence[WatchedGame], bots: Sequence[str]) -> VarianceParts:
    """The parts of skill and of the deal; standard errors by the jackknife over deals."""
    better, worse = rivals(bots)
    outcomes = [outcomes_of(game, better) for game in games]
    deals = [outcomes[first : first + REPEATS] for first in range(0, len(outcomes), REPEATS)]
    skill, deal = parts(deals)
    without = [parts(deals[:place] + deals[place + 1 :]) for place in range(len(deals))]
    return VarianceParts(
        better,
        worse,
        len(deals),
        MeanWithError(skill, left_out_error([one for one, _ in without])),
        MeanWithError(deal, left_out_error([one for _, one in without])),
    )


def outcomes_of(game: WatchedGame, better: str) -> list[SeatScore]:
    last = len(game.bots) - 1
    return [
        SeatScore(name == better, 1 - (place_of(game.result, seat) - 1) / last)
        for seat, name in enumerate(game.bots)
    ]


def parts(deals: Sequence[PlayedDeal]) -> tuple[float, float]:
    """The parts of the variance of scores that go with the bot and with the seat of a deal."""
    everything = all_of(deals)
    total = variance([one.score for one in everything])
    if total == 0:
        return 0.0, 0.0
    means = [average([one.score for one in everything if one.better is kind]) for kind in KINDS]
    better = average([float(one.better) for one in everything])
    skill = (means[1] - means[0]) ** 2 * better * (1 - better) / total
    between, within = spreads(deals, means)
    deal = max(0.0, (between - within) / REPEATS / total)
    return skill, min(1.0 - skill, deal)


def all_of(deals: Sequence[PlayedDeal]) -> list[SeatScore]:
    return [one for deal in deals for game in deal for one in game]


def spreads(deals: Sequence[PlayedDeal], means: Sequence[float]) -> tuple[float, float]:
    """The mean squares between and within the seats of deals, after skill is subtracted."""
    groups = [
        [game[seat].score - means[game[seat].better] for game in deal]
        for deal in deals
        for seat in range(len(deal[0]))
    ]
    middles = [average(group) for group in groups]
    middle = average(middles)
    between = REPEATS * sum((one - middle) ** 2 for one in middles) / (len(groups) - 1)
    within = sum(variance(group) for group in groups) * REPEATS / (len(groups) * (REPEATS - 1))
    return between, within


def average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def variance(numbers: Sequence[float]) -> float:
    middle = average(numbers)
    return average([(number - middle) ** 2 for number in numbers])


def left_out_error(values: Sequence[float]) -> float:
    """The standard error of an estimate, from its values with one part left out (jackknife)."""
    return sqrt((len(values) - 1) * variance(values))
