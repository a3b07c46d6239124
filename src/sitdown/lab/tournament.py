"""`sitdown tournament`: ratings, wins and pairwise results of several bots.

A rating depends on the order of the games. So the games are rated in several orders, drawn from the
seed. The rating reported is the mean, with the spread between the orders.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import combinations, product
from statistics import fmean, pstdev

from sitdown import catalog
from sitdown.bots import Move, bot
from sitdown.kernel import BadOptions, Chance, Document, Game, State
from sitdown.kernel.form import quoted
from sitdown.ratings import Game as RatedGame
from sitdown.ratings import Rating, after_games, mean_rating

from .balance import Share, win
from .duel import place_of, wilson
from .jobs.backend import Backend
from .line_ups import how_many, seatings
from .play import GameJob, GameResult, Row, play_all, play_game
from .study.choice_counts import BOT
from .timing import ThinkTime, clocked

MOST_BOTS = 10
"""The most bots in a tournament."""
ORDERS = 10
"""The number of orders in which the games are rated."""


@dataclass(frozen=True)
class TournamentPlan:
    """The plan of a tournament: the game, the bots, and the least number of games."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int | str
    options: Document

    def bouts(self) -> list[GameJob]:
        tables = seatings(self.bots, self.seats, self.games, self.seed)
        return [
            GameJob(self.game.id, bots, f"{self.seed}/{number}", self.options)
            for number, bots in enumerate(tables)
        ]


@dataclass(frozen=True)
class TournamentEntry:
    """How a bot did."""

    bot: str
    games: int
    rating: Rating
    spread: float
    """Standard deviation of its rating between the orders of the games."""
    share: Share
    place: float
    """Its mean place."""

    def document(self) -> Document:
        low, high = self.share.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "mu": self.rating.mu,
            "sigma": self.rating.sigma,
            "figure": self.rating.figure,
            "band": self.rating.band,
            "spread": self.spread,
            "seats": self.share.held,
            "wins": self.share.wins,
            "low": low,
            "high": high,
            "fair": self.share.fair,
            "place": self.place,
        }


@dataclass(frozen=True)
class Meeting:
    """The games in which two bots sat together.

    If a bot has several seats in a game, the game is divided among all pairs of seats.
    """

    one: str
    other: str
    games: int
    before: float
    """The number of them in which `one` was placed before `other`; a tie is a half."""

    @property
    def rate(self) -> float:
        return self.before / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.before, self.games)

    def document(self) -> Document:
        low, high = self.interval
        return {**asdict(self), "rate": self.rate, "low": low, "high": high}


@dataclass(frozen=True)
class ThisRun:
    """Facts of this run that a repetition would not reproduce. Resumed games are not included."""

    games: int
    """The number of games played in this run."""
    different: int
    """The number of distinct games among them."""
    paces: Mapping[str, ThinkTime]
    """The thinking time of each bot."""


@dataclass(frozen=True)
class Tournament:
    """The result: entries with the best first, and a meeting for each pair of bots."""

    contest: TournamentPlan
    games: int
    line_ups: int
    lost: int
    entries: list[TournamentEntry]
    meetings: list[Meeting]
    run: ThisRun

    def document(self) -> Document:
        contest = self.contest
        return {
            "game": contest.game.id,
            "players": contest.seats,
            "bots": list(contest.bots),
            "games": self.games,
            "seed": contest.seed,
            "options": contest.options,
            "line_ups": self.line_ups,
            "of_line_ups": how_many(len(contest.bots), contest.seats),
            "lost": self.lost,
            "entries": [one.document() for one in self.entries],
            "meetings": [one.document() for one in self.meetings],
            "this_run": asdict(self.run),
        }


def plan_tournament(
    game: str,
    bots: Sequence[str],
    games: int = 400,
    players: int | None = None,
    seed: int | str = 0,
    options: Document | None = None,
) -> TournamentPlan:
    """A tournament of these bots, after all checks."""
    rules = catalog.load(game)
    seats = rules.read_seats(rules.seats[0] if players is None else players)
    for name in bots:
        bot(name)
    twice = [name for name, times in Counter(bots).items() if times > 1]
    if twice:
        raise BadOptions(f"{quoted(twice[0])} is entered twice")
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadOptions(f"a tournament is between 2 to {MOST_BOTS} bots, not {len(bots)}")
    rules.new(seats, 0, **(options or {}))  # refuses bad options here, before any worker starts
    return TournamentPlan(rules, tuple(bots), seats, games, seed, options or {})


def play_tournament(contest: TournamentPlan, way: Backend) -> Tournament:
    """Plays all games and computes the ranking."""
    played = list(play_all(clocked_game, contest.bouts(), way))
    rows = [one.row for one in played]
    ranking = sorted(entries(contest, rows), key=lambda one: -one.rating.mu)
    return Tournament(
        contest,
        len(rows),
        len({tuple(sorted(row.bots)) for row in rows}),
        len([row for row in rows if not row.result["winners"]]),
        ranking,
        list(meetings([one.bot for one in ranking], rows)),
        this_run(played),
    )


# Playing.


def clocked_game(bout: GameJob) -> GameResult:
    """Plays a game and measures each bot's time. `course` is a hash of all its moves."""
    paces: defaultdict[str, ThinkTime] = defaultdict(ThinkTime)
    seated = {
        seat: clocked(bot(name, f"{bout.seed}/{seat}"), paces[name])
        for seat, name in enumerate(bout.bots)
    }
    course = blake2b(json.dumps(bout.bots).encode(), digest_size=16)

    def heed(state: State, move: Move) -> None:
        course.update(json.dumps([move.seat, move.action.document()]).encode())

    row = play_game(*bout, heed=heed, seated=seated)
    return GameResult(row, [], dict(paces), course.hexdigest())


def this_run(played: Sequence[GameResult]) -> ThisRun:
    now = [one for one in played if one.course]
    paces: defaultdict[str, ThinkTime] = defaultdict(ThinkTime)
    for one in now:
        for name, pace in one.paces.items():
            paces[name].add(pace)
    return ThisRun(len(now), len({one.course for one in now}), dict(paces))


# Evaluation.


def entries(contest: TournamentPlan, rows: Sequence[Row]) -> Iterator[TournamentEntry]:
    ratings = in_several_orders(rows, contest.seed)
    for name in contest.bots:
        there = [(row, seat) for row in rows for seat, who in enumerate(row.bots) if who == name]
        yield TournamentEntry(
            name,
            len([row for row in rows if name in row.bots]),
            mean_rating(ratings[name]),
            pstdev([one.mu for one in ratings[name]]),
            Share(BOT, name, len(there), sum(win(*one) for one in there), 1 / contest.seats),
            fmean([place_of(row.result, seat) for row, seat in there]),
        )


def in_several_orders(rows: Sequence[Row], seed: int | str) -> dict[str, list[Rating]]:
    """The rating of each bot after all games, once per order. Without drift: bots do not change."""
    luck = Chance(f"orders/{seed}")
    games: list[RatedGame[str]] = [(row.bots, row.result["places"]) for row in rows]
    found: defaultdict[str, list[Rating]] = defaultdict(list)
    for _ in range(ORDERS):
        for name, standing in after_games(luck.shuffle(games), drift=0).items():
            found[name].append(standing.rating)
    return found


def meetings(bots: Sequence[str], rows: Sequence[Row]) -> Iterator[Meeting]:
    """The meeting of every two bots, the one with the better rating first."""
    for one, other in combinations(bots, 2):
        together = [row for row in rows if {one, other} <= set(row.bots)]
        before = sum(came_before(row, one, other) for row in together)
        yield Meeting(one, other, len(together), before)


def came_before(row: Row, one: str, other: str) -> float:
    """The part of all pairs of their seats in which `one` was placed before `other`."""
    pairs = list(product(places_of(row, one), places_of(row, other)))
    return fmean([0.5 if mine == theirs else float(mine < theirs) for mine, theirs in pairs])


def places_of(row: Row, name: str) -> list[float]:
    return [place_of(row.result, seat) for seat, who in enumerate(row.bots) if who == name]
