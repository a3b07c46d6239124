"""`sitdown duel`: two bots against each other."""

from __future__ import annotations

import argparse

from sitdown.argument_types import read_options
from sitdown.bots import names as bot_names
from sitdown.cli.arguments import add_endpoints, add_many, interruptible_backend, invite_programs
from sitdown.cli.printing import console, number_table
from sitdown.lab.duel import duel


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("one", metavar="BOT", help=", ".join(bot_names()))
    parser.add_argument("other", metavar="BOT")
    parser.add_argument(
        "--alone", action="store_true", help="only the first alone among the second, in all games"
    )
    add_endpoints(parser)
    add_many(parser, 400)


def run(given: argparse.Namespace) -> int:
    """Lets two bots play against each other and prints how often each won."""
    invite_programs(given)
    with interruptible_backend(given) as way:
        standings = duel(
            given.game,
            given.one,
            given.other,
            given.games,
            given.players,
            given.seed,
            read_options(given.option),
            way=way,
            alone=given.alone,
        )
    columns = ["games", "wins", "95 % interval", "fair", "place", "before"]
    grid = number_table(["bot", "among"], columns)
    for one in standings:
        numbers = [
            str(one.games),
            f"{one.rate:.1%}",
            f"{one.low:.1%} – {one.high:.1%}",
            f"{one.fair:.1%}",
            f"{one.place:.2f}",
            f"{one.before:.1%}",
        ]
        grid.add_row(one.bot, one.against, *numbers)
    console().print(grid)
    return 0
