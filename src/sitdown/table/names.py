"""Names for tables: easy to say, hard to guess. The name of a table is also its invitation."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
WORDS = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))


def new_id() -> str:
    """`velvet-lantern-k7m2qx`"""
    tail = "".join(secrets.choice(LETTERS) for _ in range(6))
    return f"{secrets.choice(WORDS['looks'])}-{secrets.choice(WORDS['things'])}-{tail}"


def title_of(id: str) -> str:
    """`Velvet Lantern`"""
    look, thing, _ = id.split("-")
    return f"{look.capitalize()} {thing.capitalize()}"
