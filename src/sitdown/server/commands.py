"""The command line of the server. What takes long to import is imported when it is needed."""

from __future__ import annotations

import argparse


def serve(given: argparse.Namespace) -> int:
    """Runs the server: lobby, tables and bots, for browsers and terminals."""
    from .serve import serve

    return serve(given)


def soak(given: argparse.Namespace) -> int:
    """Puts servers under fire or under load and prints what came of it."""
    from .soak.commands import soak

    return soak(given)


def forget(given: argparse.Namespace) -> int:
    """Forgets a table: its records, its snapshot, its place in all lists."""
    from .forget import forget

    return forget(given)


def add_forget_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="its whole id, as in its address")
    parser.add_argument("--store", metavar="PLACE", help="the store, as for `sitdown serve`")


def days(text: str) -> float:
    """A number of days above 0."""
    number = float(text)
    if not 0 < number < 1e6:
        raise ValueError
    return number


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    add("--port", type=int, metavar="N", help="the port; 0 takes a free one (8080 if it is free)")
    add("--store", metavar="PLACE", help="a file, or postgresql://… (a file in your home folder)")
    add(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="processes; more than one need PostgreSQL",
    )
    add("--bot-workers", type=int, default=1, metavar="N", help="processes for bots, in each (1)")
    add(
        "--study-workers",
        type=int,
        default=1,
        metavar="N",
        help="processes for lessons and replays, in each (1)",
    )
    add("--metrics-port", type=int, metavar="N", help="figures for Prometheus, on 127.0.0.1 (none)")
    add("--origin", action="append", default=[], metavar="URL", help="a further site that may call")
    add("--behind-proxy", metavar="ADDRESS", help="trust X-Forwarded-* of a proxy there; * for any")
    add("--sockets", type=int, default=200, metavar="N", help="connections from one address (200)")
    add("--no-limits", action="store_true", help="however fast, however many: for closed networks")
    add("--adopt", action="store_true", help="play on tables that come out the same by newer rules")
    add(
        "--keep-days",
        type=days,
        metavar="N",
        help="forget tables at which nothing has happened for so many days (never)",
    )
    add("--log", default="warning", metavar="LEVEL", help="debug, info, warning or error (warning)")
    add("--no-browser", action="store_true", help="do not open a browser")


def add_soak_arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(metavar="KIND", required=True, dest="kind")
    kill = kinds.add_parser("kill", help="kill servers while people play, then look for losses")
    kill.add_argument("--minutes", type=float, default=1.0, metavar="N", help="for so long (1)")
    kill.add_argument(
        "--kills", type=int, default=0, metavar="N", help="and at least so many kills"
    )
    kill.add_argument("--tables", type=int, default=8, metavar="N", help="tables at once (8)")
    kill.add_argument("--seed", type=int, default=0, help="of whom to kill when (0)")
    kill.add_argument("--games", default="", metavar="A,B", help="these games (all)")
    load = kinds.add_parser("load", help="how many seats and moves one core carries")
    load.add_argument("--game", default="squirrels", metavar="GAME", help="played (squirrels)")
    load.add_argument("--seats", type=int, default=5000, metavar="N", help="connected (5000)")
    load.add_argument("--active", type=int, default=300, metavar="N", help="tables that play (300)")
    load.add_argument("--patches", action="store_true", help="seats take patches, as browsers do")
    load.add_argument("--seconds", type=float, default=20.0, metavar="S", help="each way (20)")
    for one in (kill, load):
        one.add_argument(
            "--store",
            default="sqlite",
            metavar="PLACE",
            help="sqlite or postgresql (made for this and thrown away), or the address of one",
        )
