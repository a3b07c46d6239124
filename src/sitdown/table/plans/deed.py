"""Deed: what is to be written down, worked out on a sitting before anything is changed."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.kernel import State
from sitdown.table.records.record import Record
from sitdown.table.records.sitting import Sitting


class Deed:
    """Records that belong together, and the position after them where they change it.

    `seat` and `id`: the request that they carry out, to be found again by its seat.
    """

    def __init__(
        self,
        records: list[Record],
        position: State | None = None,
        seat: int | None = None,
        id: str | None = None,
    ) -> None:
        self.records = records
        self.position = position
        self.seat = seat
        self.id = id


Plan = Callable[[Sitting, float], Deed]
"""Works out a deed at a given time, or raises Refused; asked again if the sitting has moved on."""
