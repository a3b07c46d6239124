"""Rounds: what a process does again and again: it looks after its tables, and sweeps up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from .keeper import PATIENCE, Keeper, carefully
from .refusal import Refused

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

BEAT = 1.0
AWAKE = 0.25
SWEEP = 15.0
BETWEEN_FORGETTING = 60.0

LEASE = 10.0
MOST_LOADED_AT_ONCE = 50
MOST_FORGOTTEN_AT_ONCE = 20


class Rounds:
    """Which tables this process looks after, and which it lets go.

    `idle`: after so many seconds a table leaves memory; `keep_days`: after so many days it is
    forgotten, if ever.
    """

    def __init__(self, hall: Hall, idle: float, keep_days: float | None) -> None:
        self.hall = hall
        self.idle = idle
        self.keep_days = keep_days
        self.keepers: list[Keeper] = []

    def begin(self) -> None:
        pulse = self.hall.pulse
        self.keep("beat", pulse.beat, BEAT)
        self.keep("look after what is due", self.look_after_what_is_due, BEAT)
        self.keep("sweep", self.sweep_up, min(SWEEP, self.idle))
        self.keep("stay awake", pulse.stay_awake, AWAKE)
        if self.keep_days is not None:
            self.keep("forget", self.forget_the_oldest, BETWEEN_FORGETTING)

    def keep(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Has something done from now on, again and again."""
        self.keepers.append(Keeper(name, work, pause))

    async def stop(self) -> None:
        for keeper in self.keepers:
            await keeper.stop()

    async def is_well(self) -> bool:
        """Whether the store takes what is written, and everything is looked after."""
        is_answered = False
        with carefully("the store took too long"):
            async with asyncio.timeout(PATIENCE):
                await self.hall.pulse.beat()
            is_answered = True
        return is_answered and not any(keeper.is_late() for keeper in self.keepers)

    async def look_after_what_is_due(self) -> None:
        """Tables on which something is to be done, and that nobody has open."""
        hall = self.hall
        for table in list(hall.tables.values()):
            if table.caretaker.driven_until < hall.now() + LEASE / 2:
                with carefully("a table was not looked after", table.id):
                    await self.renew(table)
        for id in await hall.store.due(hall.now() - BEAT, MOST_LOADED_AT_ONCE):
            if id not in hall.tables:
                with carefully("a table was not looked after", id), suppress(Refused):
                    await hall.table(id)

    async def renew(self, table: Table) -> None:
        """Says that this process looks after a table, if no other one does."""
        hall, caretaker = self.hall, table.caretaker
        if not hall.shared or not caretaker.wants_driving():
            return
        now = hall.now()
        if await hall.store.lease(table.id, hall.process, now, now + LEASE):
            was_driving = caretaker.drives()
            caretaker.driven_until = now + LEASE - 1
            if not was_driving:
                caretaker.look_ahead()

    async def sweep_up(self) -> None:
        self.sweep()

    def sweep(self) -> None:
        """Idle tables leave memory."""
        hall = self.hall
        hall.aside = {id: until for id, until in hall.aside.items() if hall.is_aside(id)}
        since = hall.now() - self.idle
        for table in list(hall.tables.values()):
            with carefully("a table was not swept up", table.id):
                if table.is_idle(since):
                    table.caretaker.keep()
                    table.silence()
                    del hall.tables[table.id]
                    hall.forget(table.id)

    async def forget_the_oldest(self) -> None:
        """A few tables at which nothing has happened for long; one process does it for all."""
        hall = self.hall
        if self.keep_days is None or hall.process != min(hall.pulse.alive):
            return
        before = hall.now() - self.keep_days * 86400
        for id in await hall.store.old(before, MOST_FORGOTTEN_AT_ONCE):
            table = hall.tables.get(id)
            if table is None or table.is_idle(hall.now()):
                with carefully("a table was not forgotten", id):
                    await self.forget_table(id)

    async def forget_table(self, id: str) -> bool:
        """Everything of a table, here and in the store; False if there is none."""
        was_there = await self.hall.store.remove(id)
        table = self.hall.tables.get(id)
        if table is not None:
            self.hall.drop(table, Refused("not-found", "this table is no longer kept"))
        return was_there
