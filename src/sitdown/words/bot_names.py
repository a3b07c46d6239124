"""Names of the built-in bots in every language.

A record keeps who a bot is (`tin-lizzie`); what it is called is in the common words.
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
    """Who sits on a place if nobody is wanted in particular."""
    return HOUSE_BOTS[place % len(HOUSE_BOTS)]


@cache
def bot_name(bot: str, language: str = LANGUAGES[0]) -> str:
    """What a bot of the house is called; in records by its first language."""
    return Words(language).say(f"bot-name-{bot}")


def house_name_of(name: str | None, claimed: str | None) -> str | None:
    """Which bot of the house somebody is, as a file from elsewhere claims; None if it is not so."""
    return claimed if claimed in HOUSE_BOTS and bot_name(claimed) == name else None


def bots_beside(people: Collection[str]) -> Iterator[str]:
    """The bots of the house that no language calls by the name of somebody at the table."""
    for bot in HOUSE_BOTS:
        if not any(bot_name(bot, language) in people for language in LANGUAGES):
            yield bot
