"""`sitdown learn`: fits a game's value."""

from __future__ import annotations

import argparse
import json

from sitdown import argument_types
from sitdown.cli.arguments import USUAL_BOT, add_players, add_processes, add_seed
from sitdown.cli.printing import require_place, write_file
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.learn import learn
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME")
    add(
        "--games",
        type=argument_types.IntegerArgument(5),
        default=1000,
        metavar="N",
        help="so many (1000)",
    )
    add_players(parser)
    add_seed(parser)
    add("--bot", default=USUAL_BOT, metavar="BOT", help=f"who plays ({USUAL_BOT})")
    slips = "of a hundred answers so many are given blindly (5)"
    add("--slips", type=argument_types.IntegerArgument(0, 100), default=5, metavar="N", help=slips)
    add_processes(parser)
    add(
        "--write",
        type=argument_types.file,
        metavar="TARGET",
        help="to this file, not to the screen",
    )


def run(given: argparse.Namespace) -> int:
    """Learns from many games how likely each seat wins from a position, and how sure that is."""
    if given.write is not None:
        require_place(given.write)
    way = Backend(given.processes)
    seats, seed, slips = given.players, given.seed, given.slips
    command = f"sitdown learn {given.game} --games {given.games} --seed {seed} --slips {slips}"
    command += "" if seats is None else f" --players {seats}"
    learnt = learn(given.game, given.games, seats, seed, given.bot, slips, way, command)
    text = json.dumps(learnt.document(), indent=2)
    if given.write is None:
        print_safe(*text.split("\n"))
    else:
        write_file(given.write, f"{text}\n")
    return 0
