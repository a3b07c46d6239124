"""`sitdown soak`: its kinds and their arguments. `soak_runs.py` runs them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from sitdown import argument_types

if TYPE_CHECKING:
    Kinds = argparse._SubParsersAction[argparse.ArgumentParser]

MIXES = ("standard", "storm", "weeks")
"""The mixes of `soak.simulation.story`, which is imported only when it is needed."""

SOME = argument_types.IntegerArgument(0)
MANY = argument_types.IntegerArgument(1)
SECONDS = argument_types.NumberArgument(argument_types.A_DAY)
MINUTES = argument_types.NumberArgument(1e6, nothing=True)
HOURS = argument_types.NumberArgument(1e6)


def arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(metavar="KIND", required=True, dest="kind")
    add_kill(kinds)
    add_load(kinds)
    add_memory(kinds)
    add_hostile(kinds)
    add_simulate(kinds)


def run(given: argparse.Namespace) -> int:
    """Puts servers under fire, load, attack or into a simulation, and prints what came of it."""
    # Here, because it takes long to import and no other command needs it.
    from .soak_runs import run_kind

    return run_kind(given)


def add_kill(kinds: Kinds) -> None:
    kill = kinds.add_parser(
        "kill",
        help="kill servers while people play, then look for losses",
        description="Kills servers while people play, then looks for losses.",
    )
    add = kill.add_argument
    add("--minutes", type=MINUTES, default=1.0, metavar="MINUTES", help="for so long (1)")
    add("--kills", type=SOME, default=0, metavar="N", help="and at least so many kills (0)")
    add("--tables", type=MANY, default=8, metavar="N", help="tables at once (8)")
    add("--seed", type=SOME, default=0, metavar="N", help="of whom to kill when (0)")
    add_games(kill)
    add_soak_store(kill)


def add_load(kinds: Kinds) -> None:
    load = kinds.add_parser(
        "load",
        help="how many seats and moves one core carries",
        description="Measures how many seats and moves one core carries.",
    )
    add = load.add_argument
    add("--game", default="squirrels", metavar="GAME", help="played (squirrels)")
    add("--seats", type=MANY, default=5000, metavar="N", help="connected (5000)")
    add("--active", type=MANY, default=300, metavar="N", help="tables that play (300)")
    add("--patches", action="store_true", help="seats take patches, as browsers do")
    add("--rated", action="store_true", help="a guest on each chair, and games that are rated")
    add("--seconds", type=SECONDS, default=20.0, metavar="SECONDS", help="each way (20)")
    add_soak_store(load)


def add_memory(kinds: Kinds) -> None:
    memory = kinds.add_parser(
        "memory",
        help="how memory changes while games begin and end",
        description="Measures how a server's memory changes while games begin and end.",
    )
    add = memory.add_argument
    add("--minutes", type=MINUTES, default=60.0, metavar="MINUTES", help="how long to measure (60)")
    add("--tables", type=MANY, default=60, metavar="N", help="in play at once (60)")
    add("--pause", type=SECONDS, default=1.0, metavar="SECONDS", help="before a move (1)")
    add("--every", type=SECONDS, default=10.0, metavar="SECONDS", help="between two samples (10)")
    add_games(memory)
    add("--out", type=argument_types.file, metavar="TARGET", help="a CSV file for all samples")
    add_soak_store(memory)


def add_hostile(kinds: Kinds) -> None:
    hostile = kinds.add_parser(
        "hostile",
        help="how long honest people wait while others attack the server",
        description="Measures how long honest people wait while hostile clients attack the server.",
    )
    add = hostile.add_argument
    add(
        "--only",
        type=argument_types.several,
        metavar="KINDS",
        help="these kinds, with commas (all)",
    )
    tables = argument_types.IntegerArgument(1, 100)
    add("--tables", type=tables, default=8, metavar="N", help="honest tables (8)")
    add("--seconds", type=SECONDS, default=20.0, metavar="SECONDS", help="each phase (20)")
    add(
        "--worst",
        type=argument_types.NumberArgument(1e6),
        default=10.0,
        metavar="RATIO",
        help="most that an attack may multiply a median answer time by (10)",
    )
    add("--no-limits", action="store_true", help="a server without limits, to see what they do")
    add_soak_store(hostile)


def add_simulate(kinds: Kinds) -> None:
    simulate = kinds.add_parser(
        "simulate",
        help="run whole servers in simulated time and look for faults",
        description="Runs whole servers in simulated time, with a simulated network and disk. "
        "A seed decides who plays and what goes wrong. The same seed always gives the same run.",
    )
    add = simulate.add_argument
    which = simulate.add_mutually_exclusive_group()
    which.add_argument("--seeds", type=MANY, metavar="N", help="number of seeds (20)")
    which.add_argument("--hours", type=HOURS, metavar="HOURS", help="run for this long instead")
    which.add_argument("--seed", type=SOME, metavar="N", help="run this seed alone")
    which.add_argument(
        "--story", type=argument_types.file, metavar="STORY.json", help="run the story of a file"
    )
    add("--first", type=SOME, metavar="N", help="the first seed (0)")
    add("--mix", choices=MIXES, metavar="MIX", help=f"one of {', '.join(MIXES)} ({MIXES[0]})")
    add_games(simulate)
    add("--tables", type=MANY, metavar="N", help="tables of each seed (20)")
    add(
        "--hours-each",
        type=HOURS,
        metavar="HOURS",
        help="simulated hours a seed (0.5; weeks: 336)",
    )
    jobs = argument_types.IntegerArgument(1, 1000)
    add("--jobs", type=jobs, metavar="N", help="processes (one for each core)")
    add("--out", type=argument_types.file, metavar="FOLDER", help="a folder for stories that fail")
    add("--trace", action="store_true", help="print every message of a single story")
    add("--shrink", action="store_true", help="find a shorter story that fails, and write it")


def add_games(kind: argparse.ArgumentParser) -> None:
    kind.add_argument(
        "--games",
        type=argument_types.several,
        metavar="GAMES",
        help="these games, with commas (all)",
    )


def add_soak_store(kind: argparse.ArgumentParser) -> None:
    kind.add_argument(
        "--store",
        type=argument_types.something,
        default="sqlite",
        metavar="PLACE",
        help="sqlite or postgresql (made for this and thrown away), or the address of one",
    )
