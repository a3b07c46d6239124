"""TableRecord, the base class of all records; GameMark, to notice rules that lead elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

if TYPE_CHECKING:
    from .sitting import Sitting


class TableRecord(Struct, tag_field="record", kw_only=True, omit_defaults=True):
    """What happened, and when. A new kind of record is a new class, here or beside."""

    on_show: ClassVar[bool] = True
    """Whether the table then looks different in lists or to its people, apart from the game."""

    is_own: ClassVar[bool] = False
    """The record shares no mutable value with the game, so it need not be decoded before use."""

    at: float

    follows: str | None = None
    """The last link of the log before it, in the first of the records that were written at once."""

    def take(self, sitting: Sitting) -> None:
        """Makes it so: the same records give the same sitting, in every process."""
        raise NotImplementedError


class GameMark(Struct, array_like=True, frozen=True):
    """Where the game stood afterwards, to notice rules that now lead elsewhere."""

    phase: str
    actors: list[int]
    drawn: int
