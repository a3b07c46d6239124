"""The three errors a caller can get. Each says in plain words what is wrong and where."""

from __future__ import annotations


class SitdownError(ValueError):
    """What all refusals of Sitdown have in common."""


class IllegalAction(SitdownError):
    """An action that this seat cannot take now; nothing was changed."""


class BadPosition(SitdownError):
    """A document that is not a position (or a view) of this game."""


class BadOptions(SitdownError):
    """A number of players, an option or a deck that the game does not take."""


class RulesError(Exception):
    """The rules themselves are wrong: a fault of the game's code, never of its user."""
