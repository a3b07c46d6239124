"""`sitdown review`: reviews a replay."""

from __future__ import annotations

import argparse

import msgspec

from sitdown import argument_types
from sitdown.cli.arguments import add_language, naming
from sitdown.cli.printing import console, require_place, write_file
from sitdown.review import ReviewBudget, review_all
from sitdown.review import budget as efforts
from sitdown.terminal.print_review import print_review
from sitdown.terminal.progress import followed
from sitdown.terminal.replaying import replay_in


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add = parser.add_argument
    add("replay", type=argument_types.file, metavar="REPLAY.json")
    add("--json", type=argument_types.file, metavar="TARGET", help="all of it, in a file")
    worlds = f"about so many worlds are played on ({efforts.DEFAULT_SIMULATIONS})"
    whole = argument_types.IntegerArgument(efforts.MIN_SIMULATIONS, efforts.MAX_SIMULATIONS)
    add("--simulations", type=whole, default=efforts.DEFAULT_SIMULATIONS, metavar="N", help=worlds)


def run(given: argparse.Namespace) -> int:
    """Reviews a finished game: chances, turning points, luck and skill."""
    with naming(given.replay):
        replay = replay_in(given.replay.read_bytes())
        replay.ending()
    if given.json is not None:
        require_place(given.json)
    found = followed(review_all(msgspec.json.encode(replay), ReviewBudget(given.simulations)))
    if given.json is not None:
        write_file(given.json, msgspec.json.encode(found).decode())
        return 0
    print_review(found, replay, given.lang, console())
    return 0
