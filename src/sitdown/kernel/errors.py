"""The three errors a caller can get. Each says in plain words what is wrong and where."""

from __future__ import annotations

from typing import Any


class SitdownError(ValueError):
    """What all refusals of Sitdown have in common."""


class Reason:
    """Why something is refused that people put together themselves instead of choosing it.

    They read the message `id` of the game's words, in their language and with everybody's names;
    programs read the English sentence.
    """

    def __init__(self, id: str, english: str, arguments: dict[str, Any] | None = None) -> None:
        self.id = id
        self.english = english
        self.arguments: dict[str, Any] = {} if arguments is None else arguments

    def __str__(self) -> str:
        return self.english


class IllegalAction(SitdownError):
    """An action that this seat cannot take now; nothing was changed."""

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason


def illegal(do: str, why: str | Reason) -> IllegalAction:
    """The refusal of an action of this kind."""
    return IllegalAction(f"{do}: {why}", why if isinstance(why, Reason) else None)


class BadPosition(SitdownError):
    """A document that is not a position (or a view) of this game."""


class BadOptions(SitdownError):
    """A number of players, an option or a deck that the game does not take."""


class RulesError(Exception):
    """The rules themselves are wrong: a fault of the game's code, never of its user."""
