"""TableRecord, the base class of all records; GameMark, to detect that rules have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

if TYPE_CHECKING:
    from .sitting import Sitting


class TableRecord(Struct, tag_field="record", kw_only=True, omit_defaults=True):
    """Something that happened at a table. Every kind of record is a class in this folder."""

    on_show: ClassVar[bool] = True
    """Whether it changes the table's summary: its look in lists or to its people, not the game."""

    is_own: ClassVar[bool] = False
    """The record shares no mutable value with the game, so it need not be decoded before use."""

    at: float

    follows: str | None = None
    """The last link of the log before it; only in the first record of a deed."""

    def take(self, sitting: Sitting) -> None:
        """Applies the record. The same records must give the same sitting in every process."""
        raise NotImplementedError


class GameMark(Struct, array_like=True, frozen=True):
    """A summary of the game after an action. Another one in a replay means other rules."""

    phase: str
    actors: list[int]
    drawn: int
