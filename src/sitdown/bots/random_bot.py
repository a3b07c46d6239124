"""The bot `random`: any legal action, all equally likely."""

from __future__ import annotations

from sitdown.kernel import Action, Look

from .bot import Bot, owed, unasked

SELDOM = 8
"""It acts unasked in one of this many cases."""


class RandomBot(Bot):
    """Chooses any legal action at random."""

    def choose(self, look: Look) -> Action:
        return self.luck.pick(owed(look))

    def interject(self, look: Look) -> Action | None:
        if self.luck.below(SELDOM):
            return None
        choices = unasked(look)
        return self.luck.pick(choices) if choices else None
