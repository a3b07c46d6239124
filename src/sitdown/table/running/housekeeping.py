"""Periodic work on all tables: leases, eviction, retention, history, erasure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import json, structs

from sitdown.store.periodic import LATE_AFTER_SECONDS, PeriodicTask, log_errors
from sitdown.store.protocol import Damaged, Finished, Listed, Wanted
from sitdown.table import plans
from sitdown.table.records.encoding import decode, encode
from sitdown.table.records.sitting import SKIP_ALL, replayed
from sitdown.table.telling.history import HISTORY, finished_of, player_of
from sitdown.table.telling.table_row import table_row
from sitdown.wire.errors import Refused

from .erasure import erased

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

log = logging.getLogger("sitdown.rounds")

BEAT = 1.0
"""Seconds between heartbeats, and between searches for tables that are due."""
AWAKE = 0.25
"""Seconds between checks whether the process was suspended."""
SWEEP = 15.0
"""Seconds between evictions of idle tables."""
BETWEEN_FORGETTING = 60.0
"""Seconds between deletions of old tables."""
BETWEEN_TELLING = 2.0
"""Seconds between steps that write missing histories."""
BETWEEN_ERASING = 10.0
"""Seconds between steps that erase guests."""
BETWEEN_INSPECTIONS = 30.0
"""Seconds between checks of invariants."""

IDLE_OVER_SECONDS = 60.0
"""Seconds until an idle finished table leaves memory. Most tables without watchers are finished."""

LEASE = 10.0
"""Seconds of a lease on a table."""
MOST_LOADED_AT_ONCE = 50
"""The largest number of due tables that are loaded in one step."""
MOST_FORGOTTEN_AT_ONCE = 20
"""The largest number of old tables or leaving guests that are handled in one step."""
MOST_TOLD_AT_ONCE = 50
"""The largest number of tables that are read from the store in one query."""

REWRITTEN = -1
"""Given in place of a record's number: all records of the table have to be read again."""


class Housekeeping:
    """The periodic work of a process.

    `idle`: seconds after which an unused table leaves memory. `keep_days`: days after which a table
    is deleted; None: never.
    """

    def __init__(self, hall: Hall, idle: float, keep_days: float | None) -> None:
        self.hall = hall
        self.idle = idle
        self.keep_days = keep_days
        self.keepers: list[PeriodicTask] = []
        self.last_leaving = ""
        """The guest at whom the last step of erasing has stopped."""

    def begin(self) -> None:
        pulse = self.hall.pulse
        self.keep("beat", pulse.beat, BEAT)
        self.keep("look after what is due", self.look_after_what_is_due, BEAT)
        self.keep("sweep", self.sweep_up, min(SWEEP, self.idle))
        self.keep("stay awake", pulse.stay_awake, AWAKE)
        self.keep("tell of finished games", self.backfill_history, BETWEEN_TELLING)
        self.keep("erase who has left for good", self.erase_who_has_left, BETWEEN_ERASING)
        self.keep("check invariants", self.hall.inspection.look, BETWEEN_INSPECTIONS)
        if self.keep_days is not None:
            self.keep("forget", self.forget_the_oldest, BETWEEN_FORGETTING)

    def keep(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Starts a periodic task."""
        self.keepers.append(PeriodicTask(name, work, pause))

    async def stop(self) -> None:
        for keeper in self.keepers:
            await keeper.stop()

    async def is_well(self) -> bool:
        """The health check: the store takes a write in time, and no periodic task is late."""
        is_answered = False
        with log_errors("the store took too long"):
            async with asyncio.timeout(LATE_AFTER_SECONDS):
                await self.hall.pulse.beat()
            is_answered = True
        return is_answered and not any(keeper.is_late() for keeper in self.keepers)

    async def look_after_what_is_due(self) -> None:
        """Renews leases, and loads tables with due timers that no process has open."""
        hall = self.hall
        for table in list(hall.tables.values()):
            if table.caretaker.driven_until < hall.now() + LEASE / 2:
                with log_errors("a table was not looked after", table.id):
                    await self.renew(table)
        for id in await hall.store.due(hall.now() - BEAT, MOST_LOADED_AT_ONCE):
            if id not in hall.tables:
                with log_errors("a table was not looked after", id), suppress(Refused):
                    await hall.table(id)

    async def renew(self, table: Table) -> None:
        """Takes or renews the lease on a table, unless another process has it."""
        hall, caretaker = self.hall, table.caretaker
        if not hall.shared or not caretaker.needs_lease():
            return
        now = hall.now()
        if await hall.store.lease(table.id, hall.process, now, now + LEASE):
            was_driving = caretaker.holds_lease()
            # One second less than in the store, so that it ends here before another takes it.
            caretaker.driven_until = now + LEASE - 1
            if not was_driving:
                caretaker.set_timer()

    async def sweep_up(self) -> None:
        self.evict_idle()

    def evict_idle(self) -> None:
        """Evicts idle tables from memory, and ends expired quarantines."""
        hall = self.hall
        hall.aside = {id: until for id, until in hall.aside.items() if hall.is_quarantined(id)}
        now = hall.now()
        for table in list(hall.tables.values()):
            with log_errors("a table was not swept up", table.id):
                if table.is_idle(now - self.idle_seconds(table)):
                    hall.let_go(table)

    def idle_seconds(self, table: Table) -> float:
        """Seconds for which a table stays in memory after its last use."""
        is_over = table.sitting.state == "over"
        return min(self.idle, IDLE_OVER_SECONDS) if is_over else self.idle

    async def forget_the_oldest(self) -> None:
        """Deletes a few of the oldest tables without new records. One process does it for all."""
        hall = self.hall
        if self.keep_days is None or not self.is_leader():
            return
        before = hall.now() - self.keep_days * 86400
        for id in await hall.store.old(before, MOST_FORGOTTEN_AT_ONCE):
            table = hall.tables.get(id)
            if table is None or table.is_idle(hall.now()):
                with log_errors("a table was not forgotten", id):
                    await self.forget_table(id)

    def is_leader(self) -> bool:
        """Whether this process does the work for all: it has the least id of those alive."""
        return self.hall.process == min(self.hall.pulse.alive)

    async def backfill_history(self) -> None:
        """Writes the histories of games that have none, or one from an older version."""
        if self.is_leader():
            for id in await self.hall.store.untold(HISTORY, MOST_TOLD_AT_ONCE):
                with log_errors("a finished game was not told of", id):
                    await self.hall.store.tell_finished(id, HISTORY, await self.finished(id))

    async def tell_all_anew(self) -> int:
        """Writes the histories of all finished games again; returns how many."""
        told, last = 0, ""
        while ids := await self.hall.store.over(last, MOST_TOLD_AT_ONCE):
            for id in ids:
                finished = await self.finished(id)
                await self.hall.store.tell_finished(id, HISTORY, finished)
                told += finished is not None
            last = ids[-1]
        return told

    async def finished(self, id: str) -> Finished | None:
        """The finished game derived from a table's records; None without one or if damaged."""
        try:
            records = [decode(line) for line in await self.hall.store.read(id)]
        except Damaged:
            log.exception("a table is damaged", extra={"table": id})
            return None
        return finished_of(replayed(id, records, SKIP_ALL))

    async def erase_who_has_left(self) -> None:
        """Erases some of the guests who asked for it, at their tables that are over.

        The next step continues with the next guests. Otherwise guests with long games would keep
        the others waiting.
        """
        if self.is_leader():
            some = await self.hall.store.leaving(self.last_leaving, MOST_FORGOTTEN_AT_ONCE)
            self.last_leaving = some[-1][0] if len(some) == MOST_FORGOTTEN_AT_ONCE else ""
            for person, alias in some:
                with log_errors("a guest was not erased"):
                    await self.erase(person, alias)

    async def erase(self, person: str, alias: str) -> None:
        """Erases a guest at all tables that are over. With no table left, the erasure ends."""
        for state in ("open", "playing"):
            async for one in self.tables_of(person, state):
                if any(seat["person"] == person for seat in json.decode(one.summary)["seats"]):
                    await self.stand_up(one.id, person)
        async for one in self.tables_of(person, "over"):
            with log_errors("a guest was not erased at a table", one.id):
                await self.erase_at(one.id, person, alias)
        if not await self.hall.store.tables(Wanted(person=person, limit=1)):
            await self.hall.store.has_left(person)

    async def tables_of(self, person: str, state: str) -> AsyncIterator[Listed]:
        """The tables of a guest, the newest first, read a page at a time."""
        wanted = Wanted(person=person, state=state, limit=MOST_TOLD_AT_ONCE)
        while found := await self.hall.store.tables(wanted):
            for one in found:
                yield one
            wanted = structs.replace(wanted, before=(found[-1].created, found[-1].id))

    async def stand_up(self, id: str, person: str) -> None:
        """Takes a guest off all chairs. While cuts are being opened, a later step tries again."""
        with log_errors("a guest did not stand up", id), suppress(Refused):
            table = await self.hall.table(id)
            await table.do(plans.leave_entirely(person))

    async def erase_at(self, id: str, person: str, alias: str) -> None:
        """Rewrites one table's records under an alias.

        The alias is different at every table, so that tables cannot be linked to one guest.
        """
        other = sha256(f"{alias} {id}".encode()).hexdigest()[:32]
        before = [decode(line) for line in await self.hall.store.read(id)]
        records = erased(id, before, person, other)
        head = table_row(replayed(id, records, SKIP_ALL), records)
        lines = [encode(record) for record in records]
        await self.hall.store.rewrite(id, lines, head, person, player_of(other))
        self.hall.noticed(id, REWRITTEN)

    async def forget_table(self, id: str) -> bool:
        """Deletes a table here and in the store; False if there is none."""
        was_there = await self.hall.store.remove(id)
        table = self.hall.tables.get(id)
        if table is not None:
            self.hall.drop(table, Refused("not-found", "this table is no longer kept"))
        return was_there
