"""Every command keeps its arguments: scripts of hosts and researchers use them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from sitdown.cli import parser

from .golden import require_golden


def test_every_command_keeps_its_arguments_and_its_help() -> None:
    require_golden("commands.txt", "\n".join(told(parser())))


def told(one: argparse.ArgumentParser) -> Iterator[str]:
    """A command and those below it. The layout of `--help` is another one in each Python."""
    yield f"{one.prog}: {one.description}\n"
    for action in one._actions:
        if not isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            yield f"  {argument(action)}"
    yield from filter(None, [one.epilog, ""])
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from told(below)


def argument(action: argparse.Action) -> str:
    names = ", ".join(action.option_strings) or action.dest
    shown: dict[str, Any] = {
        "metavar": action.metavar,
        "nargs": action.nargs,
        "choices": action.choices and list(action.choices),
        "default": None if action.default is argparse.SUPPRESS else action.default,
        "required": (action.required and bool(action.option_strings)) or None,
    }
    parts = [f"{name} {value}" for name, value in shown.items() if value is not None]
    return "; ".join([names, *parts]) + f": {action.help}"
