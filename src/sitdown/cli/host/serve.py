"""The command line of the server. What takes long to import is imported when it is needed."""

from __future__ import annotations

import argparse

from sitdown import argument_types


def serve(given: argparse.Namespace) -> int:
    """Runs the server: lobby, tables and bots, for browsers and terminals."""
    from sitdown.server.serve import serve

    return serve(given)


def soak(given: argparse.Namespace) -> int:
    """Puts servers under fire, load, attack or into a simulation, and prints what came of it."""
    from .soak import soak

    return soak(given)


def backup(given: argparse.Namespace) -> int:
    """Copies the tables into a new file, also while the server runs."""
    from .backup import backup

    return backup(given)


def forget(given: argparse.Namespace) -> int:
    """Forgets a table: its records, its snapshot, its place in all lists."""
    from .forget import forget

    return forget(given)


def rate(given: argparse.Namespace) -> int:
    """Works histories and ratings out anew, from the records of finished games."""
    from .rate import rate

    return rate(given)


def keys(given: argparse.Namespace) -> int:
    """Makes the pair of keys that a house needs to call people by Web Push."""
    from sitdown.server.push.keys import keys

    return keys(given)


def add_keys_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "file",
        type=argument_types.something,
        metavar="TARGET",
        help="a file, where they are to be written",
    )
    add(
        "--contact",
        type=argument_types.contact,
        required=True,
        metavar="CONTACT",
        help="whom push services may write to: mailto:… or https:…",
    )


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target", type=argument_types.file, metavar="TARGET", help="the file to be made"
    )
    add_rate_arguments(parser)


def add_forget_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "table",
        type=argument_types.something,
        metavar="TABLE",
        help="its whole id, as in its address",
    )
    add_rate_arguments(parser)


def add_rate_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--store", type=argument_types.something, metavar="PLACE", help="as for `sitdown serve`")


LEVELS = ("debug", "info", "warning", "error")
MIXES = ("standard", "storm", "weeks")
"""Those of `soak.simulation.story`, which is imported when it is needed."""


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    few = argument_types.Whole(1, 1000)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host",
        type=argument_types.something,
        default="127.0.0.1",
        metavar="ADDRESS",
        help="the address to listen on (127.0.0.1)",
    )
    where.add_argument(
        "--lan", action="store_true", help="let all devices in your network join; shows a QR code"
    )
    add(
        "--port",
        type=argument_types.PORT,
        metavar="N",
        help="0 takes a free one (8080, if it is free)",
    )
    add(
        "--store",
        type=argument_types.something,
        metavar="PLACE",
        help="a file, or postgresql://… (a file in your home folder)",
    )
    add("--workers", type=few, default=1, metavar="N", help="processes; several need PostgreSQL")
    add("--bot-workers", type=few, default=1, metavar="N", help="processes for bots, in each (1)")
    add(
        "--study-workers",
        type=few,
        default=1,
        metavar="N",
        help="processes for lessons and replays, in each (1)",
    )
    add(
        "--admin",
        nargs="?",
        const=True,
        type=argument_types.file,
        metavar="TOKEN",
        help="a page at /admin for the host; the token is in this file, in SITDOWN_ADMIN_TOKEN, "
        "or new and printed",
    )
    add(
        "--metrics-port",
        type=argument_types.PORT,
        metavar="N",
        help="figures for Prometheus, here only",
    )
    add(
        "--origin",
        type=argument_types.site,
        action="append",
        default=[],
        metavar="SITE",
        help="a further site that may call",
    )
    add(
        "--site",
        type=argument_types.site,
        metavar="SITE",
        help="the public address, for invitations and passkeys: https://sitdown.example",
    )
    add(
        "--behind-proxy",
        type=argument_types.proxy,
        metavar="PROXY",
        help="trust X-Forwarded-* of these addresses or networks; * trusts any sender",
    )
    add(
        "--proxy-hops",
        type=argument_types.Whole(1, 10),
        default=1,
        metavar="N",
        help="how many proxies stand one behind the other, with --behind-proxy '*' (1)",
    )
    add(
        "--sockets",
        type=argument_types.Whole(1),
        default=200,
        metavar="N",
        help="connections from one address (200)",
    )
    add("--no-limits", action="store_true", help="however fast, however many: for closed networks")
    add("--adopt", action="store_true", help="play on tables that come out the same by newer rules")
    add(
        "--keep-days",
        type=argument_types.Measure(1e6),
        metavar="DAYS",
        help="forget tables at which nothing happened for so long (never)",
    )
    add(
        "--log",
        choices=LEVELS,
        default="warning",
        metavar="LEVEL",
        help=f"{', '.join(LEVELS)} (warning)",
    )
    add(
        "--push-keys",
        type=argument_types.something,
        metavar="KEYS",
        help="call people whose turn it is by mail; made by `sitdown keys`",
    )
    add(
        "--push-service",
        type=argument_types.host,
        action="append",
        default=[],
        metavar="HOST",
        help="a push service beside those of the browsers",
    )
    add("--no-browser", action="store_true", help="do not open a browser")


def add_soak_arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(metavar="KIND", required=True, dest="kind")
    kill = kinds.add_parser(
        "kill",
        help="kill servers while people play, then look for losses",
        description="Kills servers while people play, then looks for losses.",
    )
    add = kill.add_argument
    minutes, some = argument_types.Measure(1e6, nothing=True), argument_types.Whole(0)
    add("--minutes", type=minutes, default=1.0, metavar="MINUTES", help="for so long (1)")
    add("--kills", type=some, default=0, metavar="N", help="and at least so many kills (0)")
    add("--tables", type=argument_types.Whole(1), default=8, metavar="N", help="tables at once (8)")
    add("--seed", type=some, default=0, metavar="N", help="of whom to kill when (0)")
    add(
        "--games",
        type=argument_types.several,
        metavar="GAMES",
        help="these games, with commas (all)",
    )
    load = kinds.add_parser(
        "load",
        help="how many seats and moves one core carries",
        description="Measures how many seats and moves one core carries.",
    )
    add = load.add_argument
    seconds = argument_types.Measure(argument_types.A_DAY)
    add("--game", default="squirrels", metavar="GAME", help="played (squirrels)")
    add("--seats", type=argument_types.Whole(1), default=5000, metavar="N", help="connected (5000)")
    add(
        "--active",
        type=argument_types.Whole(1),
        default=300,
        metavar="N",
        help="tables that play (300)",
    )
    add("--patches", action="store_true", help="seats take patches, as browsers do")
    add("--rated", action="store_true", help="a guest on each chair, and games that are rated")
    add("--seconds", type=seconds, default=20.0, metavar="SECONDS", help="each way (20)")
    memory = kinds.add_parser(
        "memory",
        help="how memory changes while games begin and end",
        description="Measures how a server's memory changes while games begin and end.",
    )
    add = memory.add_argument
    add("--minutes", type=minutes, default=60.0, metavar="MINUTES", help="how long to measure (60)")
    add(
        "--tables",
        type=argument_types.Whole(1),
        default=60,
        metavar="N",
        help="in play at once (60)",
    )
    add("--pause", type=seconds, default=1.0, metavar="SECONDS", help="before a move (1)")
    add("--every", type=seconds, default=10.0, metavar="SECONDS", help="between two samples (10)")
    add(
        "--games",
        type=argument_types.several,
        metavar="GAMES",
        help="these games, with commas (all)",
    )
    add("--out", type=argument_types.file, metavar="TARGET", help="a CSV file for all samples")
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
    add(
        "--tables",
        type=argument_types.Whole(1, 100),
        default=8,
        metavar="N",
        help="honest tables (8)",
    )
    add("--seconds", type=seconds, default=20.0, metavar="SECONDS", help="each phase (20)")
    add(
        "--worst",
        type=argument_types.Measure(1e6),
        default=10.0,
        metavar="RATIO",
        help="most that an attack may multiply a median answer time by (10)",
    )
    add("--no-limits", action="store_true", help="a server without limits, to see what they do")
    for one in (kill, load, memory, hostile):
        one.add_argument(
            "--store",
            type=argument_types.something,
            default="sqlite",
            metavar="PLACE",
            help="sqlite or postgresql (made for this and thrown away), or the address of one",
        )
    add_simulate_arguments(kinds)


def add_simulate_arguments(kinds: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = kinds.add_parser(
        "simulate",
        help="run whole servers in simulated time and look for faults",
        description="Runs whole servers in simulated time, with a simulated network and disk. "
        "A seed decides who plays and what goes wrong. The same seed always gives the same run.",
    )
    add = simulate.add_argument
    many, hours = argument_types.Whole(1), argument_types.Measure(1e6)
    which = simulate.add_mutually_exclusive_group()
    which.add_argument("--seeds", type=many, metavar="N", help="number of seeds (20)")
    which.add_argument("--hours", type=hours, metavar="HOURS", help="run for this long instead")
    which.add_argument(
        "--seed", type=argument_types.Whole(0), metavar="N", help="run this seed alone"
    )
    which.add_argument(
        "--story", type=argument_types.file, metavar="STORY.json", help="run the story of a file"
    )
    add("--first", type=argument_types.Whole(0), metavar="N", help="the first seed (0)")
    add("--mix", choices=MIXES, metavar="MIX", help=f"one of {', '.join(MIXES)} ({MIXES[0]})")
    add(
        "--games",
        type=argument_types.several,
        metavar="GAMES",
        help="these games, with commas (all)",
    )
    add("--tables", type=many, metavar="N", help="tables of each seed (20)")
    add(
        "--hours-each",
        type=hours,
        metavar="HOURS",
        help="simulated hours a seed (0.5; weeks: 336)",
    )
    add(
        "--jobs",
        type=argument_types.Whole(1, 1000),
        metavar="N",
        help="processes (one for each core)",
    )
    add("--out", type=argument_types.file, metavar="FOLDER", help="a folder for stories that fail")
    add("--trace", action="store_true", help="print every message of a single story")
    add("--shrink", action="store_true", help="find a shorter story that fails, and write it")
