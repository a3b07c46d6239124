"""Models at the table: many games in words, and what each of those who played them is like.

Whoever plays is a program behind a line (`NAME=URL-or-command`) or a bot of the house by its name.
Everybody has every seat equally often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

from sitdown import catalog
from sitdown.bots import BOTS, bot
from sitdown.bots.endpoint import USUAL_SECONDS, read_endpoints
from sitdown.bots.lines import Line, Unanswered, line_to
from sitdown.kernel import BadOptions, Document

from .text import Tally, TextGame

USUAL_GAMES: Final = 10


@dataclass
class Report:
    """One model over all its games.

    `asked`: so many answers were wanted of it, `illegal` the part of them that was not understood,
    not allowed or missing. `standing` are words that nobody has judged; `place` and `reward` are
    means; a shared victory is a share of one.
    """

    model: str
    games: int = 0
    asked: int = 0
    answers: int = 0
    not_understood: int = 0
    not_allowed: int = 0
    unanswered: int = 0
    defaults: int = 0
    illegal: float = 0.0
    sayings: int = 0
    deals: int = 0
    promises: int = 0
    kept: int = 0
    broken: int = 0
    standing: int = 0
    wins: float = 0.0
    place: float = 0.0
    reward: float = 0.0


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
    """Plays that many games, or a few more, so that everybody has every seat equally often.

    `at_once`: so many games go on side by side; `most`: so many answers end a game as a draw.
    """
    known = read_models(models)
    names = list(known)
    lines = {name: line_to(place) for name, place in known.items() if place is not None}
    seats = seats_for(game, len(names), players)
    rounds = -(-games // len(names))
    limit = {} if most is None else {"most": most}
    table = partial(TextGame, game, seats, language, options, rules_always=True, **limit)
    play = partial(play_game, table, lines, seconds)
    line_ups = [line_up(names, seats, number) for number in range(rounds * len(names))]
    seeds = [f"{seed}/{number // len(names)}" for number in range(len(line_ups))]
    try:
        with ThreadPoolExecutor(at_once) as pool:
            played = list(pool.map(play, line_ups, seeds))
    finally:
        for line in lines.values():
            line.close()
    return [report(name, line_ups, played) for name in names]


def read_models(models: Sequence[str]) -> dict[str, str | None]:
    """Who plays: programs with their places, bots of the house with none."""
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
    """Everybody moves on by a seat from game to game."""
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def play_game(
    new: partial[TextGame],
    lines: Mapping[str, Line],
    seconds: float,
    line_up: Sequence[str],
    seed: str,
) -> list[Tally]:
    """One game; what became of each seat's answers and words."""
    table = new()
    table.reset(seed=seed)
    bots = {
        seat: bot(name, f"{seed}/{seat}") for seat, name in enumerate(line_up) if name not in lines
    }
    over = False
    while not over:
        seat = table.episode.seat
        player = bots.get(seat)
        over = ask(table, lines[line_up[seat]], seconds) if player is None else table.let(player)
    return table.tallies


def ask(table: TextGame, line: Line, seconds: float) -> bool:
    """A question to a program; whether the game is over after its answer."""
    seat, text = table.get_observation()
    question = {"observation": text, "game": table.room.game.id, "seat": seat}
    try:
        return table.step(line.ask(question, seconds))[0]
    except Unanswered as lost:
        return table.no_answer(table.readers[seat].say(lost.message, **lost.fields))[0]


def report(
    name: str, line_ups: Sequence[Sequence[str]], played: Sequence[Sequence[Tally]]
) -> Report:
    """All that one model did, on all seats that it had."""
    own = [
        (tally, tallies)
        for names, tallies in zip(line_ups, played, strict=True)
        for seated, tally in zip(names, tallies, strict=True)
        if seated == name
    ]
    found = Report(name, games=len(own))
    for tally, tallies in own:
        add(found, tally, [one.place for one in tallies])
    bad = found.not_understood + found.not_allowed + found.unanswered
    found.illegal = bad / max(1, found.asked)
    found.standing = found.promises - found.kept - found.broken
    found.place /= len(own)
    found.reward /= len(own)
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
    for name in COUNTED:
        setattr(found, name, getattr(found, name) + getattr(tally, name))
    found.place += middle_place(tally.place, places)
    if tally.place == 1:
        found.wins += 1 / places.count(1)


def middle_place(place: int | None, places: Sequence[int | None]) -> float:
    """A place from 1 on; equals share the middle of theirs, and so do all in a draw."""
    better = 0 if place is None else sum(one is not None and one < place for one in places)
    return better + (places.count(place) + 1) / 2
