"""The bot called `random`: does anything it can, each thing equally likely."""

from __future__ import annotations

from sitdown.kernel import Action, Look

from .bot import Bot, free, owed

SELDOM = 8
"""One time in so many it does something that nobody asked of it."""


class Careless(Bot):
    """Chooses blindly."""

    def choose(self, look: Look) -> Action:
        return self.luck.pick(owed(look))

    def interject(self, look: Look) -> Action | None:
        if self.luck.below(SELDOM):
            return None
        choices = free(look)
        return self.luck.pick(choices) if choices else None
