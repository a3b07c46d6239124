"""Chooses the bot for a chair, with its name and mask."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import UNSET

from sitdown import bots
from sitdown.bots.character import (
    LEVELS,
    USUAL_LEVEL,
    CharacterAtLevel,
    Level,
    characters,
    read_part,
)
from sitdown.kernel import SitdownError
from sitdown.table import Refused
from sitdown.table.records.people import Chair
from sitdown.words.bot_names import bot_name, house_bot


class Wish:
    """The bot that a request wants on a chair: by its name, or any of the house at a level.

    A level in place of the bot's name stands for any of the house, too.
    """

    def __init__(self, bot: str | None, name: str | None, level: Level) -> None:
        self.bot = bot
        self.name = name
        self.level = level


def bot_chair(
    wish: Wish, place: int, there: Collection[str], programs: Collection[str], field: str
) -> Chair:
    """A chair with a bot on it. A character that sits here already is chosen again only by name."""
    part = part_of(wish, place, there)
    if part is None:
        assert wish.bot is not None
        bot, house_name, mask = known_bot(wish.bot, field, programs), house_bot(place), None
    else:
        bot, house_name, mask = part.name, part.character.id, part.character.mask
    if wish.name:
        return Chair(kind="bot", bot=bot, name=wish.name, mask=mask)
    return Chair(
        kind="bot", bot=bot, name=bot_name(house_name), mask=mask, house_name=house_name or UNSET
    )


def part_of(wish: Wish, place: int, there: Collection[str]) -> CharacterAtLevel | None:
    """The character asked for, by name or by a level alone; None for a bot without a character."""
    for level in LEVELS:
        if wish.bot == level:
            return whoever(place, there, level)
    return whoever(place, there, wish.level) if wish.bot is None else read_part(wish.bot)


class Filler:
    """Bots for the free chairs of a table; the same one for a chair every time it is asked."""

    def __init__(self, bot: str, chairs: Iterable[Chair], programs: Collection[str]) -> None:
        self.wish = Wish(bot, None, USUAL_LEVEL)
        self.there = seated_there(chairs)
        self.programs = programs
        self.chosen: dict[int, Chair] = {}

    def __call__(self, seat: int) -> Chair:
        if seat not in self.chosen:
            chair = bot_chair(self.wish, seat, self.there, self.programs, "fill")
            self.there |= seated_there([chair])
            self.chosen[seat] = chair
        return self.chosen[seat]


def seated_there(chairs: Iterable[Chair]) -> set[str]:
    """The ids of the house's characters on these chairs."""
    return {chair.house_name for chair in chairs if chair.house_name}


def wanted_there(names: Iterable[str | None]) -> set[str]:
    """The ids of the house's characters among these bots."""
    parts = [read_part(name) for name in names if name is not None]
    return {part.character.id for part in parts if part is not None}


def whoever(place: int, there: Collection[str], level: Level) -> CharacterAtLevel:
    """The character that belongs to this chair number, or the next one that is not seated here.

    If all of them sit here, the first one comes twice.
    """
    known = list(characters().values())
    turned = [known[(place + step) % len(known)] for step in range(len(known))]
    free = [one for one in turned if one.id not in there]
    return CharacterAtLevel((free or turned)[0], level)


def known_bot(name: str, field: str, programs: Collection[str]) -> str:
    if name not in programs:
        try:
            bots.bot(name)
        except SitdownError as fault:
            raise Refused("bad-request", f"{field}: {fault}") from None
    return name
