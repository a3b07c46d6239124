"""Names for tables: easy to say, hard to guess. The name of a table is also its invitation."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
WORDS = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))


def new_id() -> str:
    """`velvet-lantern-k7m2qx`"""
    return id_of(secrets.randbits(128))


def id_of(luck: int) -> str:
    """The id that a large number draws: the same for the same number."""

    def choice(among: Sequence[str]) -> str:
        nonlocal luck
        luck, place = divmod(luck, len(among))
        return among[place]

    look, thing = choice(WORDS["looks"]), choice(WORDS["things"])
    return f"{look}-{thing}-{''.join(choice(LETTERS) for _ in range(6))}"


def title_of(id: str) -> str:
    """`Velvet Lantern`"""
    look, thing, _ = id.split("-")
    return f"{look.capitalize()} {thing.capitalize()}"
