"""`sitdown play`: a new game in the terminal, or a saved one."""

from __future__ import annotations

import argparse
from random import SystemRandom

from sitdown import argument_types, catalog, terminal
from sitdown.argument_types import read_options
from sitdown.bots import names as bot_names
from sitdown.cli.arguments import (
    USUAL_BOT,
    add_endpoints,
    add_language,
    add_options,
    add_plain,
    add_players,
    invite_programs,
)
from sitdown.kernel import BadOptions

LAST = object()
"""The value of `--resume` without a name: the last saved game."""
BEGUN_WITH = ("players", "bots", "human", "watch", "seed", "option")
"""Arguments that a saved game already has, so that `--resume` refuses them."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME")
    add_players(parser)
    add(
        "--bots",
        type=argument_types.several,
        metavar="BOTS",
        help=f"who else plays, with commas: {', '.join(bot_names())} ({USUAL_BOT})",
    )
    add_endpoints(parser)
    add(
        "--human",
        type=argument_types.person,
        nargs="+",
        metavar="NAME",
        help="who plays here (you)",
    )
    add("--watch", action="store_true", help="only bots play")
    add("--seed", metavar="SEED", help="of the cards and dice (drawn)")
    add_options(parser)
    add_plain(parser)
    add(
        "--resume",
        type=argument_types.something,
        nargs="?",
        const=LAST,
        metavar="SAVED",
        help="go on with a saved game: its file, its name, or the last one of a GAME "
        "(the last one that is not over)",
    )
    add("--save", type=argument_types.file, metavar="TARGET", help="the file to keep the game in")


def run(given: argparse.Namespace) -> int:
    """Plays a new game, or goes on with a saved one."""
    invite_programs(given)
    if given.resume is not None:
        return go_on(given)
    if given.game is None:
        raise BadOptions(f"which game? (there are: {', '.join(catalog.games())})")
    table = terminal.sit_down(
        catalog.load(given.game),
        given.players,
        [] if given.watch else given.human or [""],
        (given.bots or USUAL_BOT).split(","),
        SystemRandom().randrange(10**9) if given.seed is None else given.seed,
        read_options(given.option),
        given.lang,
    )
    file = given.save or terminal.new_file(given.game)
    return terminal.play(table, terminal.screen(given.plain), file, given.lang)


def go_on(given: argparse.Namespace) -> int:
    """Goes on with a saved game. Only its language and its file may be changed."""
    for name in BEGUN_WITH:
        if getattr(given, name):
            raise BadOptions(f"--resume goes on with a game as it was begun, without --{name}")
    wanted = None if given.resume is LAST else given.resume
    if wanted is not None and given.game is not None:
        raise BadOptions(f"--resume {wanted}: it is a saved game that is wanted then, no GAME")
    file = terminal.saved_file(given.game if wanted is None else wanted)
    table = terminal.resume(file)
    language = given.lang if given.chosen else table.language
    return terminal.play(table, terminal.screen(given.plain), given.save or file, language)
