"""A bot that plays a given percentage of its answers at random.

In a game with little chance, bots without slips may play the same few games again and again. Many
such games tell no more than one. A person who learns a game also wants opponents who make mistakes.
"""

from __future__ import annotations

from sitdown.kernel import Action, Chance, Look

from .bot import Bot, owed


class Slipping(Bot):
    """Plays like another bot, but answers at random in `percent` of 100 cases."""

    def __init__(self, luck: Chance, bot: Bot, percent: int) -> None:
        super().__init__(luck, bot.temper)
        self.bot = bot
        self.percent = percent

    def choose(self, look: Look) -> Action:
        if self.luck.roll(100) <= self.percent:
            return self.luck.pick(owed(look))
        return self.bot.choose(look)

    def interject(self, look: Look) -> Action | None:
        return self.bot.interject(look)

    def reply(self, look: Look) -> Action:
        return self.bot.reply(look)

    def counter(self, look: Look, answer: Action) -> Action | None:
        return self.bot.counter(look, answer)


def slipping(bot: Bot, percent: int, seed: str) -> Bot:
    """A bot with slips; the bot itself at 0 percent."""
    return Slipping(Chance(f"slips/{seed}"), bot, percent) if percent else bot
