"""`sitdown characters`: what bots do, compared."""

from __future__ import annotations

import argparse

from sitdown import argument_types
from sitdown.bots import characters
from sitdown.cli.arguments import add_players, add_processes, add_seed
from sitdown.cli.printing import console, number_table
from sitdown.lab.jobs.backend import Backend


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME")
    add("bots", nargs="*", metavar="BOT", help="all characters of the house, if none is named")
    add(
        "--games",
        type=argument_types.IntegerArgument(1),
        default=10,
        metavar="N",
        help="so many for each (10)",
    )
    add_players(parser)
    add_seed(parser)
    add_processes(parser)


def run(given: argparse.Namespace) -> int:
    """Prints what bots are like by what they do, each alone among cautious ones."""
    # Here, because no other command needs it.
    from sitdown.lab.characters import compare_characters

    names = given.bots or [*characters(), "cautious"]
    way = Backend(given.processes)
    found = compare_characters(given.game, names, given.games, given.players, given.seed, way)
    columns = list(dict.fromkeys(name for figures in found.values() for name in figures))
    grid = number_table(["bot"], columns)
    for name, figures in found.items():
        cells = [figures.get(column) for column in columns]
        grid.add_row(name, *["" if one is None else told_figure(*one) for one in cells])
    console().print(grid)
    return 0


def told_figure(mean: float, error: float) -> str:
    return f"{mean:,.0f} ± {error:,.0f}" if mean >= 100 else f"{mean:.2f} ± {error:.2f}"
