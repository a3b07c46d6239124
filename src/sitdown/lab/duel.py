"""`sitdown duel`: two bots, every seat equally often, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from sitdown import catalog
from sitdown.bots import bot
from sitdown.kernel import BadOptions
from sitdown.kernel.form import Document

from .jobs.backend import Backend
from .play import Row, play_games

CONFIDENCE = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True)
class Standing:
    """How a bot did that had one seat against copies of another bot."""

    bot: str
    against: str
    games: int
    wins: float
    """A shared victory counts as a part of a win."""
    low: float
    """Lower bound of the win rate, 95 %."""
    high: float
    """Upper bound of the win rate, 95 %."""
    fair: float
    """The win rate if all were equal."""
    place: float
    """Its mean place."""

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def before(self) -> float:
        """The mean part of the other seats that it was placed before; a tie is a half."""
        seats = round(1 / self.fair)
        return (seats - self.place) / (seats - 1)


def duel(
    game: str,
    one: str,
    other: str,
    games: int = 400,
    players: int | None = None,
    seed: int | str = 0,
    options: Document | None = None,
    processes: int | None = None,
    way: Backend | None = None,
    alone: bool = False,
) -> list[Standing]:
    """Half of the games with `one` alone among copies of `other`, half the other way round.

    The bot that is alone changes its seat from game to game. At two seats both halves are the
    same, and are counted together. With `alone`, all games are of the first kind: useful if `one`
    is slow, because `other` then has all the remaining seats.
    """
    rules = catalog.load(game)
    seats = rules.read_seats(rules.seats[0] if players is None else players)
    if one == other:
        raise BadOptions(f"a duel is between two different bots, not {one} and {one}")
    for name in (one, other):
        bot(name)
    rules.new(seats, 0, **(options or {}))  # refuses bad options here, before any worker starts
    half = max(seats, round_up(games if alone else games / 2, seats))
    pairs = [(one, other)] * half + [(other, one)] * (0 if alone else half)
    line_ups = [line_up(*pair, seats, number) for number, pair in enumerate(pairs)]
    seeds = [f"{seed}/{number}" for number in range(len(line_ups))]
    rows = list(play_games(game, line_ups, seeds, options, processes, way))
    if alone:
        return [standing(one, other, rows)]
    if seats == 2:
        return [standing(one, other, rows), standing(other, one, rows)]
    return [standing(one, other, rows[:half]), standing(other, one, rows[half:])]


def line_up(alone: str, others: str, seats: int, number: int) -> list[str]:
    return [alone if seat == number % seats else others for seat in range(seats)]


def round_up(number: float, step: int) -> int:
    """Rounds up to a multiple of the number of seats, so that each seat is had equally often."""
    return -int(-number // step) * step


def standing(bot: str, against: str, rows: Sequence[Row]) -> Standing:
    wins, places = 0.0, 0.0
    for row in rows:
        seat = row.bots.index(bot)
        winners: list[int] = row.result["winners"]
        wins += 1 / len(winners) if seat in winners else 0.0
        places += place_of(row.result, seat)
    low, high = wilson(wins, len(rows))
    fair = 1 / len(rows[0].bots)
    return Standing(bot, against, len(rows), wins, low, high, fair, places / len(rows))


def place_of(result: Document, seat: int) -> float:
    """The place of a seat, from 1; tied seats share the mean of their places."""
    better = 0
    for place in result["places"]:
        if seat in place:
            return better + (len(place) + 1) / 2
        better += len(place)
    raise ValueError(f"seat {seat} has no place in {result['places']}")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate, 95 %.

    >>> [round(bound, 3) for bound in wilson(90, 100)]
    [0.826, 0.945]
    """
    rate, z = wins / games, CONFIDENCE
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
