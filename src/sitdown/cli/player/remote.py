"""`sitdown remote`: a seat on a server, in the terminal."""

from __future__ import annotations

import argparse

from sitdown import argument_types, terminal
from sitdown.cli.arguments import add_language, add_plain


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add = parser.add_argument
    add("url", metavar="URL", help="a table's address, or that of a server")
    add(
        "--name",
        dest="name_",
        type=argument_types.person,
        metavar="NAME",
        help="what you are called",
    )
    add("--seat", type=argument_types.SEAT, metavar="N", help="this chair, from 0 (a free one)")
    add("--watch", action="store_true", help="only look on")
    add_plain(parser)


def run(given: argparse.Namespace) -> int:
    """Plays at a table elsewhere, in the terminal."""
    # Here, because it takes long to import and no other command needs it.
    from sitdown.terminal.remote import remote

    screen = terminal.screen(given.plain)
    return remote(given.url, given.name_, given.seat, given.watch, screen, given.lang)
