"""`sitdown models`: language models and bots in text games."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from sitdown import argument_types
from sitdown.argument_types import read_options
from sitdown.cli.arguments import (
    add_endpoint_seconds,
    add_language,
    add_options,
    add_players,
    add_seed,
)
from sitdown.cli.printing import console, number_table
from sitdown.words.user_text import print_safe

if TYPE_CHECKING:
    from sitdown.envs.models import Report


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add = parser.add_argument
    add("game", metavar="GAME")
    add("models", nargs="+", metavar="MODEL", help="NAME=URL-or-command, or a bot of the house")
    add(
        "--games",
        type=argument_types.IntegerArgument(1),
        default=10,
        metavar="N",
        help="so many (10)",
    )
    add_players(parser)
    add_seed(parser)
    add_endpoint_seconds(parser)
    add(
        "--at-once",
        type=argument_types.IntegerArgument(1, 100),
        default=1,
        metavar="N",
        help="side by side (1)",
    )
    add(
        "--most",
        type=argument_types.IntegerArgument(1),
        metavar="N",
        help="so many answers end a game as a draw",
    )
    add("--json", action="store_true", help="as JSON")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
    """Lets programs outside and bots play games in words and prints what each of them is like."""
    # Here, because no other command needs it.
    from sitdown.envs.models import measure

    reports = measure(
        given.game,
        given.models,
        given.games,
        given.players,
        given.seed,
        given.lang,
        read_options(given.option),
        given.endpoint_seconds,
        given.at_once,
        given.most,
    )
    if given.json:
        print_safe(*json.dumps([asdict(one) for one in reports], indent=1).split("\n"))
    else:
        console().print(model_table(reports))
    return 0


def model_table(reports: list[Report]) -> Grid:
    heads = ["games", "asked", "illegal", "defaults", "deals", "words", "kept", "broken", "wins"]
    grid = number_table(["model"], [*heads, "place"])
    for one in reports:
        counts = [one.defaults, one.deals, one.promises, one.kept, one.broken]
        numbers = [str(one.games), str(one.asked), f"{one.illegal:.1%}", *map(str, counts)]
        grid.add_row(one.model, *numbers, f"{one.wins:g}", f"{one.place:.2f}")
    return grid
