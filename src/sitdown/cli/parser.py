"""The parser of `sitdown`, built from the modules of its commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NoReturn, Protocol

from sitdown.kernel.form import nearest, quoted
from sitdown.version import edition
from sitdown.words.user_text import safe_line

from .arguments import add_language, language
from .author import conform, laws
from .host import backup, forget, keys, rate, serve, soak
from .lab import balance, bench, characters, deck, duel, learn, models, playthrough, tournament
from .player import games, mcp, play, remote, review, rules, show, verify

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        said = message.removeprefix("argument ")
        self.exit(2, safe_line(f"{self.prog}: {said} (-h tells more)") + "\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)  # argparse itself would ignore an OSError here

    def _check_value(self, action: argparse.Action, value: str) -> None:
        known: Iterable[str] = action.choices or ()
        if action.choices is not None and value not in known:
            possible = f"{nearest(value, known)} (there are: {', '.join(known)})"
            raise argparse.ArgumentError(action, f"no {quoted(value)} here{possible}")


class Command(Protocol):
    """A module that implements a command. Both have the same name."""

    __name__: str

    def arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Declares the arguments of the command."""

    def run(self, given: argparse.Namespace, /) -> int:
        """Carries the command out and returns its exit code. Its docstring is the help."""


COMMANDS: Sequence[Command] = (
    games,
    play,
    rules,
    show,
    conform,
    laws,
    bench,
    duel,
    characters,
    tournament,
    models,
    balance,
    learn,
    deck,
    playthrough,
    serve,
    soak,
    backup,
    forget,
    rate,
    keys,
    remote,
    mcp,
    review,
    verify,
)
"""In the order in which `sitdown --help` lists them."""


def parser() -> Parser:
    whole = Parser(prog="sitdown", description="Board games played by their rulebooks.")
    whole.add_argument("--version", action="version", version=edition())
    whole.set_defaults(lang=language(), chosen=False)
    add_language(whole)
    parsers = whole.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        about = command.run.__doc__
        one = parsers.add_parser(name, help=about, description=about)
        one.set_defaults(run=command.run, name=name)
        command.arguments(one)
    return whole


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The parsed arguments. `typed` holds the words as they were typed."""
    typed_words = sys.argv[1:] if arguments is None else arguments
    try:
        return parser().parse_args(arguments, argparse.Namespace(typed=list(typed_words)))
    finally:
        sys.stdout.flush()  # help and version have been written by now
