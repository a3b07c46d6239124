"""The store: where records lie, so that they outlive every process. One protocol, two back ends.

`(table, number)` is unique in it: of two processes that append at once one is refused, reads what
the other wrote, and decides anew. What is appended is durable when `append` has been waited for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from msgspec import Struct

from sitdown.table.refusal import Refused


class Conflict(Exception):
    """Somebody else has written there: read on and decide anew."""


class StoreFault(Refused):
    """The store could not say whether it did what it was asked for, or was not there at all.

    Whoever asks for something gets it as a refusal, which has no `fault` in it: that is for the
    log. Beside that it is caught in two places: what waits at a table is told to send it again
    (`Table.work_off`), and what goes on by itself goes on (`keeper.carefully`).
    """

    def __init__(self, fault: str) -> None:
        super().__init__("fault", "the store does not answer; come again")
        self.fault = fault

    def __str__(self) -> str:
        return f"the store does not answer: {self.fault}"


class Damaged(Exception):
    """What lies in the store is not what was written there, or makes no sense."""


class Head(Struct):
    """What lists, limits and clocks need to know of a table without reading its records.

    `due`: when the table itself has something to do. `owing`: the persons who owe an answer.
    `summary`: the table as lists show it; None where it is as before, and so are game, host and
    whether it is public. `members`: persons that took a chair now.
    """

    state: str
    game: str
    public: bool
    host: str
    updated: float
    due: float | None = None
    owing: list[str] = []
    summary: bytes | None = None
    members: list[str] = []


class Listed(Struct):
    """A table as it stands in a list."""

    id: str
    created: float
    updated: float
    owing: list[str]
    summary: bytes


class Snapshot(Struct):
    """A position that was reached after so many records, and by which rules."""

    number: int
    rules: str
    document: bytes


NEVER = 1e300


class Wanted(Struct, frozen=True):
    """Which tables a list is to have: public ones, or those of a person; before a cursor.

    `late_at`: whatever the state, also those that are over but whose spectators are behind then.
    """

    person: str | None = None
    state: str | None = None
    game: str | None = None
    before: tuple[float, str] | None = None
    limit: int = 50
    late_at: float = NEVER


Notice = Callable[[str, int], None]
"""Called with a table and the number of its newest record, when another process wrote it."""


class Store(Protocol):
    """What a back end can do. Times are in seconds, and those of the caller."""

    async def lay(self, table: str, lines: Sequence[bytes], head: Head) -> None:
        """A new table with its first records; Conflict if there is one with this id."""

    def append(
        self, table: str, number: int, lines: Sequence[bytes], head: Head
    ) -> Awaitable[None]:
        """Further records of a table that has `number` so far; Conflict if it has others.

        It is under way at once; who waits for it waits until they are durable.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The records of a table with numbers above `after`, in order; empty if there are none.

        Damaged if one is missing or is not what was written.
        """

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """A newer snapshot of a table."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table; None if there is none, or if it is damaged."""

    async def listed(self, table: str) -> Listed | None:
        """One table as lists show it."""

    async def tables(self, wanted: Wanted) -> list[Listed]:
        """Tables, newest first."""

    async def laid(self, person: str, since: float) -> tuple[int, int]:
        """How many tables of this host are not over, and how many were laid since then."""

    async def old(self, before: float, limit: int) -> list[str]:
        """Tables at which nothing has been written since then, the oldest first."""

    async def remove(self, table: str) -> bool:
        """Forgets a table, with all that was written of it; False if there is none."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that have something to do and that no living process looks after."""

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        """Whether this process looks after a table until then; one process at a time does."""

    async def release(self, table: str, process: str) -> None:
        """This process looks after a table no longer."""

    async def beat(self, process: str, now: float) -> dict[str, float]:
        """This process is alive; when each process was last."""

    async def forget_process(self, process: str) -> None:
        """This process has stopped as it should, or has been dead for long."""

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """A secret that all processes share: the one proposed first."""

    def listen(self, notice: Notice) -> None:
        """Call this when another process has written."""

    async def close(self) -> None: ...
