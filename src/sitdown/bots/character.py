"""The built-in characters: a temper and a mask each, at three levels.

Traits and mask are in `characters/<id>.json`. The name and two sentences about each are common
messages: `bot-name-<id>` and `bot-about-<id>`.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

from sitdown.kernel import Chance, Document, Temper
from sitdown.words.bot_names import HOUSE_BOTS

from .bot import Bot
from .cautious import Cautious
from .search import Search
from .slips import Slipping

Level = Literal["beginner", "regular", "sharp"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
USUAL_LEVEL: Final[Level] = "regular"

SLIPS: Final = 25
"""The percentage of answers that a beginner gives at random."""

FOLDER: Final = Path(__file__).parent / "characters"


class Character(NamedTuple):
    """A built-in player: its mask and its temper."""

    id: str
    mask: str
    temper: Temper

    def document(self) -> Document:
        return {"id": self.id, "mask": self.mask, "temper": self.temper.document()}


@cache
def characters() -> dict[str, Character]:
    """All characters by id, in the order in which chairs are filled."""
    return {id: read_character(id) for id in HOUSE_BOTS}


def read_character(id: str) -> Character:
    traits = json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8"))
    mask = traits.pop("mask")
    return Character(id, mask, Temper(**traits))


class CharacterAtLevel(NamedTuple):
    """A character at a level, parsed from a bot's name: `penny`, `penny:sharp`."""

    character: Character
    level: Level

    @property
    def name(self) -> str:
        return f"{self.character.id}:{self.level}"


@lru_cache(maxsize=256)
def read_part(name: str) -> CharacterAtLevel | None:
    """The character and level in a bot's name; None if it is no character.

    >>> read_part("penny:sharp").level, read_part("penny").name, read_part("cautious")
    ('sharp', 'penny:regular', None)
    """
    id, _, written = name.partition(":")
    character = characters().get(id)
    for level in LEVELS:
        if character is not None and level == (written or USUAL_LEVEL):
            return CharacterAtLevel(character, level)
    return None


def make_bot(part: CharacterAtLevel, luck: Chance) -> Bot:
    """The bot that plays a character at its level."""
    temper = part.character.temper
    if part.level == "sharp":
        return Search(luck, temper=temper)
    if part.level == "beginner":
        return Slipping(luck, Cautious(luck, temper), SLIPS)
    return Cautious(luck, temper)
