"""`sitdown games`: lists all games."""

from __future__ import annotations

import argparse

from rich.table import Table as Grid

from sitdown import catalog
from sitdown.cli.arguments import add_language
from sitdown.cli.printing import console
from sitdown.words import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """All games: id, title, seats."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for id in catalog.games():
        game, words = catalog.load(id), Words(given.lang, id)
        seats = words.say("ui-seats", least=game.seats[0], most=game.seats[-1])
        grid.add_row(id, words.title(), seats, words.say("tagline") if words.has("tagline") else "")
    console().print(grid)
    return 0
