"""TableRecord, the base class of all records; GameMark, to notice rules that lead elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

if TYPE_CHECKING:
    from .sitting import Sitting


class TableRecord(Struct, tag_field="record", kw_only=True, omit_defaults=True):
    """What happened, and when. A new kind of record is a new class, here or beside.

    `on_show`: whether the table looks different afterwards to those who see it in a list or sit
    round it, the game apart. `follows`: the last link of the log before it, in the first record
    of what was written at once. `is_own`: nothing in it belongs to anybody who still changes it,
    and all of it is as it will be read again.
    """

    on_show: ClassVar[bool] = True
    is_own: ClassVar[bool] = False

    at: float
    follows: str | None = None

    def take(self, sitting: Sitting) -> None:
        """Makes it so: the same records give the same sitting, in every process."""
        raise NotImplementedError


class GameMark(Struct, array_like=True, frozen=True):
    """Where the game stood afterwards, to notice rules that now lead elsewhere."""

    phase: str
    actors: list[int]
    drawn: int
