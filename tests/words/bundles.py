"""All word files of the house, and which of them are loaded together."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from sitdown.words import LANGUAGES, Messages

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sitdown"
CLIENT = ROOT / "web" / "src"
GAMES = tuple(sorted(folder.parent.name for folder in (SOURCE / "games").glob("*/words")))
COMMON = SOURCE / "words"
HOUSE = CLIENT / "words"
ADMIN = CLIENT / "admin"


def words_of(game: str) -> Path:
    return SOURCE / "games" / game / "words"


def board_of(game: str) -> Path:
    return CLIENT / "games" / game


FOLDERS = (COMMON, HOUSE, ADMIN, *map(words_of, GAMES), *map(board_of, GAMES))
"""Where word files lie, one for each language."""


@cache
def messages_in(folder: Path, language: str = LANGUAGES[0]) -> Messages:
    return Messages([folder / f"{language}.ftl"])


def ids_in(folder: Path, language: str = LANGUAGES[0]) -> set[str]:
    """The ids of messages, without their attributes."""
    return {id.partition(".")[0] for id in messages_in(folder, language).patterns}


def names_in(folders: Iterable[Path], language: str = LANGUAGES[0]) -> set[str]:
    """Messages and attributes, as `id` and `id.attribute`."""
    return {name for folder in folders for name in messages_in(folder, language).patterns}


def is_loaded_with(one: Path, other: Path) -> bool:
    """Whether a reader can have both: only the words of two games never meet."""
    games = [folder for game in GAMES for folder in (words_of(game), board_of(game))]
    return one not in games or other not in games or game_of(one) == game_of(other)


def game_of(folder: Path) -> str:
    return folder.parent.name if folder.name == "words" else folder.name
