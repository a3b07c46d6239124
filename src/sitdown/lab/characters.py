"""`sitdown characters`: what bots do, each alone among `cautious` ones."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from sitdown import catalog
from sitdown.bots import Company, bot
from sitdown.kernel import Document, Game

from .duel import CONFIDENCE, line_up
from .jobs.backend import Backend

OTHERS = "cautious"


class WatchedBot(NamedTuple):
    """The figures of one bot in one game: the mean of each, and the harm it did."""

    bot: str
    won: float
    figures: dict[str, float]


class Manner(NamedTuple):
    """A figure of a bot over games: its mean, and the half width of its 95 % interval."""

    mean: float
    error: float


class WatchJob(NamedTuple):
    """A game in which the bot on one seat is watched."""

    game: str
    bot: str
    seats: int
    seat: int
    seed: str


def compare_characters(
    game: str, bots: Sequence[str], games: int, players: int | None, seed: int | str, way: Backend
) -> dict[str, dict[str, Manner]]:
    """The figures of each bot over the same deals; its seat rotates from game to game."""
    rules = catalog.load(game)
    seats = rules.read_seats(rules.seats[0] if players is None else players)
    for name in bots:
        bot(name)
    sitters = [
        WatchJob(game, name, seats, number % seats, f"{seed}/{number}")
        for name in bots
        for number in range(games)
    ]
    watched = list(way.watch(way.carry_out(watch, sitters), len(sitters), 0))
    return {name: averaged([one for one in watched if one.bot == name]) for name in bots}


def watch(sitter: WatchJob) -> WatchedBot:
    """Plays one game and records what the watched seat does."""
    rules, seat = catalog.load(sitter.game), sitter.seat
    names = line_up(sitter.bot, OTHERS, sitter.seats, seat)
    state = rules.new(sitter.seats, sitter.seed)
    company = Company(
        rules, {one: bot(name, f"{sitter.seed}/{one}") for one, name in enumerate(names)}
    )
    seen: dict[str, list[float]] = {}
    harms = 0
    while (move := company.move(state)) is not None:
        if move.seat == seat and rules.advice.habits is not None:
            for name, figure in rules.advice.habits(seat, move.action).items():
                seen.setdefault(name, []).append(figure)
        events = company.act(state, *move)
        harms += sum(does_harm(rules, seat, event.told(seat)) for event in events)
    assert state.result is not None
    winners = state.result["winners"]
    won = 1 / len(winners) if seat in winners else 0.0
    means = {name: fmean(figures) for name, figures in seen.items()}
    if rules.advice.harms:
        means["harm done"] = float(harms)
    return WatchedBot(sitter.bot, won, means)


def does_harm(rules: Game, seat: int, event: Document) -> bool:
    """Whether the event says that this seat harms another one."""
    by, to = rules.advice.harms.get(event["event"], ("", ""))
    return event.get(by) == seat and event.get(to) not in (None, seat)


def averaged(watched: Sequence[WatchedBot]) -> dict[str, Manner]:
    figures: dict[str, list[float]] = {"won": [one.won for one in watched]}
    for one in watched:
        for name, figure in one.figures.items():
            figures.setdefault(name, []).append(figure)
    return {name: averages(values) for name, values in figures.items()}


def averages(values: Sequence[float]) -> Manner:
    error = CONFIDENCE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Manner(fmean(values), error)
