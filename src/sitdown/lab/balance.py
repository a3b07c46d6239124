"""`sitdown balance`: win rates by seat and role.

A role is one word per seat in a game's result: a list of words, one for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sitdown import catalog
from sitdown.bots import bot as bot_named
from sitdown.kernel import BadOptions
from sitdown.kernel.form import Document

from .duel import wilson
from .jobs.backend import Backend
from .play import Row, play_games

COMMON = ("scores", "winners", "places")


@dataclass(frozen=True)
class Share:
    """The win rate of seats for which `field` says `value`. A shared win counts in part."""

    field: str
    value: str
    held: int
    """The number of seats with the value, over all games."""
    wins: float
    fair: float
    """The win rate if all seats were equal."""

    @property
    def rate(self) -> float:
        return self.wins / self.held

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.held)


@dataclass(frozen=True)
class Figure:
    """A number of the results, or the number of moves, over all games."""

    name: str
    mean: float
    low: int
    """The 10th percentile."""
    median: int
    high: int
    """The 90th percentile."""


@dataclass(frozen=True)
class Balance:
    """Results of many games: shares by seat and by role, figures, and games that nobody won."""

    games: int
    players: int
    lost: int
    shares: list[Share]
    figures: list[Figure]


def balance(
    game: str,
    bot: str = "cautious",
    games: int = 2000,
    players: int | None = None,
    seed: int | str = 0,
    options: Document | None = None,
    processes: int | None = None,
    way: Backend | None = None,
) -> Balance:
    """Plays games of a bot against itself, or of several bots with commas between."""
    rules = catalog.load(game)
    seats = rules.read_seats(rules.seats[0] if players is None else players)
    bots = read_bots(bot, seats)
    rules.new(seats, 0, **(options or {}))  # refuses bad options here, before any worker starts
    seeds = [f"{seed}/{number}" for number in range(games)]
    line_ups = [seated_in_turn(bots, seats, number) for number in range(games)]
    return weigh(list(play_games(game, line_ups, seeds, options, processes, way)))


def read_bots(typed: str, seats: int) -> tuple[str, ...]:
    """Reads names of bots with commas between; no more than there are seats."""
    names = tuple(name.strip() for name in typed.split(","))
    if len(names) > seats:
        raise BadOptions(f"{len(names)} bots for {seats} seats")
    for name in names:
        bot_named(name)
    return names


def seated_in_turn(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """The line-up of a game by its number. Over many games every bot has every seat equally often.

    >>> seated_in_turn(("cautious", "random"), 3, 1)
    ('random', 'cautious', 'random')
    """
    return tuple(bots[(seat + number) % len(bots)] for seat in range(seats))


def weigh(rows: Sequence[Row]) -> Balance:
    """Computes the balance of these games."""
    players = len(rows[0].bots)
    shares = [seat_share(rows, seat, players) for seat in range(players)]
    for field in role_fields(rows[0].result, players):
        values = sorted({value for row in rows for value in row.result[field]})
        shares += [role_share(rows, field, value, players) for value in values]
    lost = len([row for row in rows if not row.result["winners"]])
    figures = [figure("moves", [row.moves for row in rows])]
    for field in number_fields(rows[0].result):
        figures.append(figure(field, [row.result[field] for row in rows]))
    return Balance(len(rows), players, lost, shares, figures)


def win(row: Row, seat: int) -> float:
    winners: list[int] = row.result["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def seat_share(rows: Sequence[Row], seat: int, players: int) -> Share:
    wins = sum(win(row, seat) for row in rows)
    return Share("seat", str(seat), len(rows), wins, 1 / players)


def role_share(rows: Sequence[Row], field: str, value: str, players: int) -> Share:
    wins = [
        win(row, seat)
        for row in rows
        for seat, role in enumerate(row.result[field])
        if role == value
    ]
    return Share(field, value, len(wins), sum(wins), 1 / players)


def role_fields(result: Document, players: int) -> list[str]:
    """The fields of a result that are a list of words, one for each seat."""
    return [
        name
        for name, value in result.items()
        if name not in COMMON
        and isinstance(value, list)
        and len(value) == players
        and all(isinstance(one, str) for one in value)
    ]


def number_fields(result: Document) -> list[str]:
    """The fields of a result that are one whole number."""
    return [name for name, value in result.items() if type(value) is int]


def figure(name: str, numbers: Sequence[int]) -> Figure:
    """A number's mean, tenth percentile, median and ninetieth percentile."""
    ordered = sorted(numbers)
    low, median, high = [ordered[(len(ordered) - 1) * part // 10] for part in (1, 5, 9)]
    return Figure(name, sum(ordered) / len(ordered), low, median, high)
