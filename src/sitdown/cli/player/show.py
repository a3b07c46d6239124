"""`sitdown show`: shows a position from a file."""

from __future__ import annotations

import argparse

from sitdown import argument_types, terminal
from sitdown.cli.arguments import add_language, add_plain


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("position", type=argument_types.file, metavar="POSITION.json")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--seat", type=argument_types.SEAT, metavar="N", help="as this seat sees it, from 0"
    )
    who.add_argument("--all", action="store_true", help="with all secrets")
    add_plain(parser)


def run(given: argparse.Namespace) -> int:
    """Shows a position from a file."""
    screen = terminal.screen(given.plain)
    terminal.print_position(given.position, given.seat, given.all, screen, given.lang)
    return 0
