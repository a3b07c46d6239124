"""Arguments that several commands share: --lang, --players, --option, --endpoint, --games."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from sitdown import argument_types
from sitdown.bots import BOTS
from sitdown.bots.endpoint import USUAL_SECONDS, read_endpoints, register_programs
from sitdown.kernel import BadPosition, SitdownError
from sitdown.lab.jobs.backend import Backend
from sitdown.store.opening import file_of, is_shared
from sitdown.table import Refused
from sitdown.terminal.progress import watched
from sitdown.words import LANGUAGES
from sitdown.words.user_text import print_safe

USUAL_BOT = "cautious"
"""The bot that plays if none is named."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, before the command or after it."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        action=ExplicitLanguage,
        # A default of the command would replace a language given before the command.
        default=argparse.SUPPRESS,
        metavar="LANGUAGE",
        help=", ".join(LANGUAGES),
    )


class ExplicitLanguage(argparse.Action):
    """Stores the language, and in `chosen` that it was given explicitly."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        namespace.lang, namespace.chosen = values, True


def language() -> str:
    """The language of the environment: SITDOWN_LANG, else the locale, else English."""
    for name in ("SITDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        known = os.environ.get(name, "")[:2].lower()
        if known:
            return known if known in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=JSON",
        help="an option of the game; NAME=@FILE takes it from a file",
    )


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=argument_types.SEATS, metavar="N", help="how many seats")


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", default="0", metavar="SEED", help="of the games (0)")


def add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--processes",
        type=argument_types.IntegerArgument(1, 1000),
        metavar="N",
        help="on so many cores (all)",
    )


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="plain lines, for readers and scripts")


def add_endpoints(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--endpoint",
        type=argument_types.something,
        action="append",
        default=[],
        metavar="NAME=PLACE",
        help="a program to be seated like a bot: its address, or a command",
    )
    add_endpoint_seconds(parser)


def add_endpoint_seconds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--endpoint-seconds",
        type=argument_types.NumberArgument(argument_types.A_DAY),
        default=USUAL_SECONDS,
        metavar="SECONDS",
        help=f"how long such a program may think, three times a question ({USUAL_SECONDS:g})",
    )


def invite_programs(given: argparse.Namespace) -> None:
    """Makes the programs of `--endpoint` known, so that they can be named like bots."""
    register_programs(
        read_endpoints(given.endpoint, list(BOTS)), given.endpoint_seconds, given.lang
    )


def add_many(parser: argparse.ArgumentParser, games: int, decisions: bool = True) -> None:
    """Adds the arguments for many games: their number, the cores, and the files for rows."""
    add = parser.add_argument
    add(
        "--games",
        type=argument_types.IntegerArgument(1),
        default=games,
        metavar="N",
        help=f"so many ({games})",
    )
    add_players(parser)
    add_seed(parser)
    add_processes(parser)
    add(
        "--ray",
        type=argument_types.cluster,
        metavar="CLUSTER",
        help="on a cluster of Ray: its address, HOST:PORT, or `local` for one of its own",
    )
    add(
        "--rows",
        type=argument_types.file,
        metavar="ROWS",
        help="keep a row of each game: .jsonl, .parquet",
    )
    if decisions:
        add(
            "--decisions", type=argument_types.file, metavar="ROWS", help="and one of each decision"
        )
    add("--resume", action="store_true", help="go on with the rows that are there")
    add_options(parser)


@contextmanager
def interruptible_backend(given: argparse.Namespace) -> Iterator[Backend]:
    """The backend that plays the games of `add_many`.

    Ctrl-C prints which rows are kept and the command to go on with them.
    """
    where = (given.processes, given.ray, given.rows, given.decisions, given.resume)
    way = Backend(*where, watched)
    try:
        with redirect_stdout(sys.stderr):  # messages of Ray are not part of the result
            yield way
    except KeyboardInterrupt:
        print_safe(f"sitdown {given.name}: stopped; {way.last_words(given.typed)}", to=sys.stderr)
        raise


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Puts the name of the file before the text of a refusal."""
    try:
        yield
    except SitdownError as fault:
        raise BadPosition(f"{file}: {fault}") from None


def add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--store", type=argument_types.something, metavar="PLACE", help="as for `sitdown serve`"
    )


def existing_store(given: str | None) -> str:
    """The address of a store that exists: the one given, or the default one."""
    # Here, because the server takes long to import and most commands do not need it.
    from sitdown.server.serve import home

    place = given or str(home() / "tables.sqlite")
    if not is_shared(place) and not file_of(place).exists():
        raise Refused("not-found", f"there is no store at {place}")
    return place
