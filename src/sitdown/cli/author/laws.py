"""`sitdown laws`: checks a game against the engine's invariants, its scenarios and translations."""

from __future__ import annotations

import argparse
from collections import Counter

from sitdown import argument_types
from sitdown.kernel import BadOptions
from sitdown.laws import Trial, runner
from sitdown.laws.trial import USUAL_GAMES
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME")
    add(
        "--games",
        type=argument_types.IntegerArgument(1),
        metavar="N",
        help=f"games a law watches ({USUAL_GAMES})",
    )
    add("--long", action="store_true", help=f"watch {runner.LONG} games")
    add("--seats", type=argument_types.SEATS, metavar="N", help="only at so many seats (all)")
    add("--law", type=argument_types.something, metavar="WORDS", help="laws that say this (all)")
    add(
        "--folder",
        type=argument_types.file,
        metavar="FOLDER",
        help="invariants, options, scenarios",
    )
    add("--page", type=argument_types.file, metavar="PAGE", help="the page that numbers the rules")


def run(given: argparse.Namespace) -> int:
    """Tries a game by all laws, its scenarios and its words: for whoever writes one."""
    if given.folder and not given.folder.is_dir():
        raise BadOptions(f"--folder: {given.folder} is no folder")
    if given.page and not given.page.is_file():
        raise BadOptions(f"--page: {given.page} is no file")
    games = given.games or (runner.LONG if given.long else USUAL_GAMES)
    trial = Trial(given.game, games, given.folder, given.page)
    seats = [trial.game.read_seats(given.seats)] if given.seats else list(trial.game.seats)
    counted: Counter[str] = Counter()
    for verdict in runner.try_game(trial, seats, given.law or ""):
        counted[verdict.word] += 1
        print_safe(*verdict.lines())
    if not counted:
        raise BadOptions(f"no law says {given.law!r}")
    print_safe(", ".join(f"{count} {word}" for word, count in counted.items()))
    return 1 if counted["failed"] else 0
