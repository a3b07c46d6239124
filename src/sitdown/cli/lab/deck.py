"""`sitdown deck`: prints a game's deck as a file to edit."""

from __future__ import annotations

import argparse

from sitdown import catalog
from sitdown.lab.decks import deck_lines, packaged
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")


def run(given: argparse.Namespace) -> int:
    """Prints the deck that a game is played with: a file to change and to play with."""
    print_safe(*deck_lines(packaged(catalog.load(given.game))))
    return 0
