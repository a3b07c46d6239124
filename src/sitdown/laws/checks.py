"""Broken, Untried, and comparisons that name the first difference."""

from __future__ import annotations

from typing import Any

LONGEST = 300
"""The most characters of a value in a message."""


class Broken(AssertionError):
    """A game breaks a law; the message says how and where."""


class Untried(Exception):
    """A law does not apply to this game, because it brings nothing to try."""


def demand(holds: object, fault: str) -> None:
    if not holds:
        raise Broken(fault)


def same(found: Any, wanted: Any, what: str) -> None:
    """Raises Broken if two values differ, with the place of the first difference."""
    if found != wanted:
        raise Broken(difference(found, wanted, what))


def difference(found: Any, wanted: Any, path: str) -> str:
    """The first place at which two documents differ, and both values there.

    >>> difference({"nuts": [1, 2]}, {"nuts": [1, 3]}, "players")
    'players.nuts[1]: 2, not 3'
    """
    if isinstance(found, dict) and isinstance(wanted, dict) and list(found) == list(wanted):
        pairs = [(f"{path}.{key}", found[key], wanted[key]) for key in found]
    elif isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        pairs = [
            (f"{path}[{place}]", *pair)
            for place, pair in enumerate(zip(found, wanted, strict=True))
        ]
    else:
        pairs = []
    for inside, one, other in pairs:
        if one != other:
            return difference(one, other, inside)
    return f"{path}: {short(found)}, not {short(wanted)}"


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
