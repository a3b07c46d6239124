"""`sitdown playthrough`: records a game as text, or refreshes recordings."""

from __future__ import annotations

import argparse

from sitdown import argument_types
from sitdown.kernel import BadOptions
from sitdown.lab import playthrough
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    playthrough.add_arguments(parser, game_may_be_missing=True)
    parser.add_argument(
        "--refresh",
        nargs="+",
        type=argument_types.file,
        metavar="RECORDED",
        help="make these files or folders anew",
    )


def run(given: argparse.Namespace) -> int:
    """Prints a recorded game, or makes recorded games anew."""
    if given.refresh:
        for file in playthrough.refresh(given.refresh):
            print_safe(f"{file} has changed")
        return 0
    if given.game is None:
        raise BadOptions("which game?")
    print_safe(*playthrough.record(playthrough.Recipe(given)).rstrip("\n").split("\n"))
    return 0
