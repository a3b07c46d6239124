"""`sitdown serve`: arguments and start of the server."""

from __future__ import annotations

import argparse

from sitdown import argument_types
from sitdown.cli.arguments import add_endpoints

LEVELS = ("debug", "info", "warning", "error")


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    few = argument_types.IntegerArgument(1, 1000)
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
        type=argument_types.IntegerArgument(1, 10),
        default=1,
        metavar="N",
        help="how many proxies stand one behind the other, with --behind-proxy '*' (1)",
    )
    add(
        "--sockets",
        type=argument_types.IntegerArgument(1),
        default=200,
        metavar="N",
        help="connections from one address (200)",
    )
    add("--no-limits", action="store_true", help="however fast, however many: for closed networks")
    add("--adopt", action="store_true", help="play on tables that come out the same by newer rules")
    add(
        "--keep-days",
        type=argument_types.NumberArgument(1e6),
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
    add_endpoints(parser)


def run(given: argparse.Namespace) -> int:
    """Runs the server: lobby, tables and bots, for browsers and terminals."""
    # Here, because the web server takes long to import.
    from sitdown.server.serve import serve

    return serve(given)
