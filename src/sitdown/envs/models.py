"""Plays models and bots in text games and reports on each model.

A player is a program behind a transport (`NAME=URL-or-command`) or one of the built-in bots. Each
player has every seat equally often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Final, NamedTuple

from sitdown import catalog
from sitdown.bots import BOTS, bot
from sitdown.bots.endpoint import USUAL_SECONDS, read_endpoints
from sitdown.bots.transports import Transport, Unanswered, line_to
from sitdown.kernel import BadOptions, Document

from .text import Tally, TextGame

USUAL_GAMES: Final = 10
"""The default number of games."""


@dataclass
class Report:
    """The results of a model over all its games."""

    model: str
    games: int = 0
    asked: int = 0
    """How often it was asked for an answer."""
    answers: int = 0
    not_understood: int = 0
    not_allowed: int = 0
    unanswered: int = 0
    defaults: int = 0
    illegal: float = 0.0
    """The part of `asked` that was not understood, not allowed or missing."""
    sayings: int = 0
    deals: int = 0
    promises: int = 0
    kept: int = 0
    broken: int = 0
    standing: int = 0
    """The number of its promises that were never judged."""
    wins: float = 0.0
    """A shared victory counts in part."""
    place: float = 0.0
    """Its mean place."""
    reward: float = 0.0
    """Its mean reward."""


def measure(
    game: str,
    models: Sequence[str],
    games: int = USUAL_GAMES,
    players: int | None = None,
    seed: int | str = 0,
    language: str = "en",
    options: Document | None = None,
    seconds: float = USUAL_SECONDS,
    at_once: int = 1,
    most: int | None = None,
) -> list[Report]:
    """Plays this number of games, or a few more: each player has every seat equally often.

    `at_once` is the number of games played in parallel. `most` is the number of answers after
    which a game ends as a draw. Ctrl-C stops; the report then has the games that were over.
    """
    known = read_models(models)
    names = list(known)
    lines = {name: line_to(place) for name, place in known.items() if place is not None}
    seats = seats_for(game, len(names), players)
    rounds = -(-games // len(names))  # rounded up
    limit = {} if most is None else {"most": most}
    table = partial(TextGame, game, seats, language, options, rules_always=True, **limit)
    line_ups = [line_up(names, seats, number) for number in range(rounds * len(names))]
    bouts = [ModelJob(one, f"{seed}/{number // len(names)}") for number, one in enumerate(line_ups)]
    house = ModelMatch(table, lines, seconds)
    try:
        played = house.play(bouts, at_once)
    finally:
        for line in lines.values():
            line.close()
    return [report(name, played) for name in names]


class ModelJob(NamedTuple):
    """A game to be played: the player of each seat, and the seed."""

    line_up: list[str]
    seed: str


class ModelGame(NamedTuple):
    """The player of each seat, and the tally of its answers and messages."""

    line_up: list[str]
    tallies: list[Tally]


class Stopped(Exception):
    """A game that was stopped before its end."""


class ModelMatch:
    """Plays games in parallel threads: most of the time is spent waiting for answers."""

    def __init__(
        self, new: partial[TextGame], lines: Mapping[str, Transport], seconds: float
    ) -> None:
        self.new = new
        self.lines = lines
        self.seconds = seconds
        self.is_closing = Event()

    def play(self, bouts: Sequence[ModelJob], at_once: int) -> list[ModelGame]:
        """Plays all games. After Ctrl-C, returns those that are over, if there are any."""
        with ThreadPoolExecutor(at_once) as pool:
            games = [pool.submit(self.play_game, bout) for bout in bouts]
            try:
                return [game.result() for game in games]
            except BaseException as stop:
                self.is_closing.set()
                pool.shutdown(wait=False, cancel_futures=True)
                over = [game.result() for game in games if is_over(game)]
                if over and isinstance(stop, KeyboardInterrupt):
                    return over
                raise

    def play_game(self, bout: ModelJob) -> ModelGame:
        table = self.new()
        table.reset(seed=bout.seed)
        bots = {
            seat: bot(name, f"{bout.seed}/{seat}")
            for seat, name in enumerate(bout.line_up)
            if name not in self.lines
        }
        over = False
        while not over:
            if self.is_closing.is_set():
                raise Stopped
            seat = table.episode.seat
            player = bots.get(seat)
            over = self.ask(table, bout.line_up[seat]) if player is None else table.let(player)
        return ModelGame(bout.line_up, table.tallies)

    def ask(self, table: TextGame, name: str) -> bool:
        """Asks a program for an answer. Returns whether the game is over after it."""
        seat, text = table.get_observation()
        question = {"observation": text, "game": table.room.game.id, "seat": seat}
        try:
            return table.step(self.lines[name].ask(question, self.seconds))[0]
        except Unanswered as lost:
            return table.no_answer(table.readers[seat].say(lost.message, **lost.fields))[0]


def is_over(game: Future[ModelGame]) -> bool:
    return game.done() and not game.cancelled() and game.exception() is None


def read_models(models: Sequence[str]) -> dict[str, str | None]:
    """Players by name: programs with their address or command, built-in bots with None."""
    found: dict[str, str | None] = {}
    for model in models:
        read = read_endpoints([model], list(BOTS)) if "=" in model else {model: None}
        for name, place in read.items():
            if place is None:
                bot(name)
            if name in found:
                raise BadOptions(f"{name} is named twice")
            found[name] = place
    return found


def seats_for(game: str, models: int, players: int | None) -> int:
    known = catalog.load(game)
    seats = known.read_seats(max(known.seats[0], models) if players is None else players)
    if models > seats:
        raise BadOptions(f"{models} models for {seats} seats")
    return seats


def line_up(names: Sequence[str], seats: int, number: int) -> list[str]:
    """The player of each seat. Players move on by one seat from game to game."""
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def report(name: str, played: Sequence[ModelGame]) -> Report:
    """The results of one model on all seats that it had."""
    found = Report(name)
    for line_up, tallies in played:
        for seated, tally in zip(line_up, tallies, strict=True):
            if seated == name:
                add(found, tally, [one.place for one in tallies])
    bad = found.not_understood + found.not_allowed + found.unanswered
    found.illegal = bad / max(1, found.asked)
    found.standing = found.promises - found.kept - found.broken
    found.place /= max(1, found.games)
    found.reward /= max(1, found.games)
    return found


COUNTED: Final = (
    "asked",
    "answers",
    "not_understood",
    "not_allowed",
    "unanswered",
    "defaults",
    "sayings",
    "deals",
    "promises",
    "kept",
    "broken",
    "reward",
)


def add(found: Report, tally: Tally, places: Sequence[int | None]) -> None:
    found.games += 1
    for name in COUNTED:
        setattr(found, name, getattr(found, name) + getattr(tally, name))
    found.place += middle_place(tally.place, places)
    if tally.place == 1:
        found.wins += 1 / places.count(1)


def middle_place(place: int | None, places: Sequence[int | None]) -> float:
    """A place, from 1. Tied seats share the mean of their places, and in a draw all seats do."""
    better = 0 if place is None else sum(one is not None and one < place for one in places)
    return better + (places.count(place) + 1) / 2
