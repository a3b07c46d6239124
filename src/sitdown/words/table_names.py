"""Random table ids (`velvet-lantern-k7m2qx`) and their titles in each language."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
GENDERS = "mfn"
WORDS = json.loads(Path(__file__).with_name("table_names.json").read_text(encoding="utf-8"))

ERASED_NAME = "—"
"""The name of an erased guest, in every language."""


def new_id(random_bytes: Callable[[int], bytes]) -> str:
    """A random id such as `velvet-lantern-k7m2qx`."""
    return id_of(int.from_bytes(random_bytes(16)))


def id_of(luck: int) -> str:
    """The id that belongs to a large number. The same number always gives the same id."""

    def choice(among: Sequence[str]) -> str:
        nonlocal luck
        luck, place = divmod(luck, len(among))
        return among[place]

    look, thing = choice(WORDS["looks"]), choice(WORDS["things"])
    return f"{look}-{thing}-{''.join(choice(LETTERS) for _ in range(6))}"


def title_of(id: str) -> str:
    """The automatic title of a table, as records keep it: `Velvet Lantern`."""
    look, thing, *_ = id.split("-")
    return f"{look.capitalize()} {thing.capitalize()}"


def house_title_of(id: str, title: str) -> str | None:
    """`velvet-lantern` if a table has its automatic title; None if somebody has named it."""
    words = id.split("-")[:2]
    return "-".join(words) if len(words) == 2 and title == title_of(id) else None


def title_in(language: str, title: str, house_title: str | None) -> str:
    """The title of a table for a reader. An automatic one is translated: «Бархатный фонарь».

    A title that somebody has typed stays as it is.
    """
    file = Path(__file__).with_name(f"table_titles.{language}.json")
    if house_title is None or not file.exists():
        return title
    return in_words(json.loads(file.read_text(encoding="utf-8")), house_title) or title


def in_words(titles: dict[str, dict[str, list[str]]], house_title: str) -> str | None:
    """A translated title; None if a word is unknown. The adjective has the gender of the noun."""
    look, _, thing = house_title.partition("-")
    if look not in titles["looks"] or thing not in titles["things"]:
        return None
    noun, gender = titles["things"][thing]
    return f"{titles['looks'][look][GENDERS.index(gender)].capitalize()} {noun}"
