"""Filling in: open forms, whose answers no list holds, put together one choice after the other.

An answer of open form (a split, an ask, an offer, a payment) is filled in from its first argument
to its last. A game says what can come next after what is filled in already, so that every way ends
in something that the rules allow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .look import Look


class Mark:
    """What can stand in place of a value: a list is over, an argument is left out."""

    def __init__(self, token: str) -> None:
        self.token = token

    def __repr__(self) -> str:
        return self.token


OVER: Final = Mark("<stop>")
LEFT_OUT: Final = Mark("<none>")

Fill = Callable[[Look, list[Any]], list[Any]]
"""What can come next: numbers, words and marks; nothing at all, if such an answer is not allowed.

Arguments come in their order, fields and items of a list one by one, lists with an item for each
seat from the actor's own on, tables with a place for each key.
"""
