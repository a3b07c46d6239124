"""Mark: where a game stood, as a record keeps it."""

from __future__ import annotations

from msgspec import Struct


class Mark(Struct, array_like=True, frozen=True):
    """Where the game stood afterwards, to notice rules that now lead elsewhere."""

    phase: str
    actors: list[int]
    drawn: int
