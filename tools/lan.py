"""Asks once whether ./play lets other devices in the network join, and remembers the answer."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

QUESTION = "Let other devices in your network join your games? [y/N] "
CHANGED_BY = "Remembered. ./play --lan and ./play --no-lan change it."
OPTIONS = {"--lan": True, "--no-lan": False}


def wants_lan(arguments: Sequence[str]) -> bool:
    """The answer: from the arguments, remembered from an earlier run, or asked for now."""
    for option in arguments:
        remember(OPTIONS[option])
        return OPTIONS[option]
    known = remembered()
    if known is not None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return bool(known)
    try:
        answer = input(QUESTION).strip().lower() in ("y", "yes")
    except EOFError:
        return False
    remember(answer)
    print(CHANGED_BY)
    return answer


def place() -> Path:
    settings = os.environ.get("XDG_CONFIG_HOME")
    return (Path(settings) if settings else Path.home() / ".config") / "sitdown" / "lan"


def remembered() -> bool | None:
    try:
        return place().read_text(encoding="utf-8").strip() == "yes"
    except (OSError, ValueError):
        return None


def remember(answer: bool) -> None:
    """Saves the answer. If that fails, the question is asked again next time."""
    try:
        place().parent.mkdir(parents=True, exist_ok=True)
        place().write_text("yes\n" if answer else "no\n", encoding="utf-8")
    except OSError as fault:
        print(f"The answer was not remembered: {fault}", file=sys.stderr)
