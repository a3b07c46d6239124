"""Names of the built-in bots in every language.

A record keeps the id of a bot (`tin-lizzie`). Its name is in the common messages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from .messages import LANGUAGES
from .words import Words

HOUSE_BOTS: Final = (
    "knuckles",
    "penny",
    "mr-cog",
    "tin-lizzie",
    "springs",
    "ms-ratchet",
    "winder",
    "tick",
    "bobbin",
)


def house_bot(place: int) -> str:
    """The bot for a chair if no particular one is asked for."""
    return HOUSE_BOTS[place % len(HOUSE_BOTS)]


@cache
def bot_name(bot: str, language: str = LANGUAGES[0]) -> str:
    """The name of a built-in bot. Records use the name in the first language."""
    return Words(language).say(f"bot-name-{bot}")


def house_name_of(name: str | None, claimed: str | None) -> str | None:
    """The built-in bot that a file from elsewhere claims a player to be.

    None if the player's name is not that of the bot.
    """
    return claimed if claimed in HOUSE_BOTS and bot_name(claimed) == name else None


def bots_beside(people: Collection[str]) -> Iterator[str]:
    """The built-in bots whose name, in any language, is not that of a person at the table."""
    for bot in HOUSE_BOTS:
        if not any(bot_name(bot, language) in people for language in LANGUAGES):
            yield bot
