"""Hall: the registry of tables that one process has open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import structs

from sitdown.fingerprint import fingerprint
from sitdown.runtime import OrderedSet, Runtime
from sitdown.store.periodic import log_errors
from sitdown.store.protocol import Conflict, Damaged, Store
from sitdown.table.plans.beginning import begun_if_full
from sitdown.table.plans.deed import Plan
from sitdown.table.plans.ending import adopt
from sitdown.table.plans.leaving import ghosts
from sitdown.table.plans.upkeep import stood_still
from sitdown.table.records.encoding import encode
from sitdown.table.records.fairness import LOG_VERSION, new_secret
from sitdown.table.records.hosting import Laid
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting, replayed
from sitdown.table.telling.table_row import table_row
from sitdown.wire.errors import Refused
from sitdown.words.table_names import new_id, title_of

from .heartbeat import Heartbeat
from .housekeeping import Housekeeping
from .inspection import Check, Inspection, no_check, no_count
from .loading import load
from .steady_clock import SteadyClock, SuspendDetector
from .table import Table

log = logging.getLogger("sitdown.hall")

QUARANTINE_SECONDS = 60.0
"""Seconds for which a table that cannot be read is left alone (quarantine)."""


class Hall:
    """All tables that a process has in memory. Each of them can be read again from the store.

    `on_table_changed` is called with a table where bots play, after something has changed there.
    `on_table_evicted` is called with the id of a table that has left memory. `check` yields broken
    invariants of the bots at a table. `count_broken` is called with the kind of each broken
    invariant.
    """

    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        *,
        process: str | None = None,
        shared: bool = False,
        idle: float = 300.0,
        adopt: bool = False,
        keep_days: float | None = None,
        now: Callable[[], float] | None = None,
        naps: SuspendDetector | None = None,
        on_table_changed: Callable[[Table], None] | None = None,
        on_table_evicted: Callable[[str], None] | None = None,
        check: Check = no_check,
        count_broken: Callable[[str], None] = no_count,
    ) -> None:
        self.store = store
        self.runtime = runtime
        self.process = process or runtime.random_hex(6)
        self.shared = shared
        self.adopt = adopt
        self.now = SteadyClock(runtime.wall, runtime.ticking) if now is None else now
        self.tables: dict[str, Table] = {}
        self.arriving: dict[str, asyncio.Task[Table]] = {}
        """Tables that are being read. Concurrent requests wait for the same task."""
        self.aside: dict[str, float] = {}
        """Tables in quarantine, and until when."""
        self.pulse = Heartbeat(self, SuspendDetector(runtime.ticking) if naps is None else naps)
        self.rounds = Housekeeping(self, idle, keep_days)
        self.inspection = Inspection(self, check, count_broken)
        self.on_table_changed = on_table_changed or ignore_table
        self.on_table_evicted = on_table_evicted or ignore_id
        self.stopping = False
        self.tasks: OrderedSet[asyncio.Task[None]] = OrderedSet()
        store.listen(self.noticed)

    async def open(self) -> None:
        """Starts the heartbeat and the periodic work."""
        await self.pulse.begin()
        self.rounds.begin()

    def stop(self) -> None:
        """Stops the clock, because no request is answered from now on.

        The next process adds the time since the last heartbeat to all deadlines.
        """
        if not self.stopping:
            self.stopping = True
            moment = self.now()
            self.now = lambda: moment
            for table in self.tables.values():
                table.caretaker.cancel_timers()

    async def close(self) -> None:
        """Shuts down properly: work that is under way is finished and stored."""
        self.stop()
        for table in list(self.tables.values()):
            with log_errors("a table was not closed", table.id):
                await self.close_table(table)
        await self.rounds.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with log_errors("the last beat failed"):
            await self.pulse.say_alive()

    async def close_table(self, table: Table) -> None:
        table.silence()
        while table.working is not None:
            await asyncio.wait([table.working])
        table.caretaker.save_snapshot()
        if table.caretaker.driven_until > self.now():
            self.background(self.store.release(table.id, self.process))

    # Loading and dropping tables.

    async def table(self, id: str) -> Table:
        """A table, from memory or from the store; Refused if there is none."""
        table = self.tables.get(id)
        if table is not None:
            table.used = self.now()
            return table
        if self.is_quarantined(id):
            raise damaged()
        arriving = self.arriving.get(id)
        if arriving is None:
            arriving = asyncio.get_running_loop().create_task(self.fetch(id))
            self.arriving[id] = arriving
            arriving.add_done_callback(lambda task: self.arrived(id, task))
        # Shielded: a caller that is cancelled must not cancel the others that wait.
        return await asyncio.shield(arriving)

    def arrived(self, id: str, task: asyncio.Task[Table]) -> None:
        self.arriving.pop(id, None)
        if not task.cancelled():
            task.exception()  # marks it as retrieved: all callers may be gone

    async def fetch(self, id: str) -> Table:
        try:
            return await self.open_table(id)
        except Refused:
            raise
        except Exception as fault:
            # Whatever the fault is, it must affect this table only.
            log.exception("a table cannot be read", extra={"table": id})
            await self.quarantine(id)
            raise damaged() from fault

    async def open_table(self, id: str) -> Table:
        loaded = await load(self.store, id, self.adopt)
        if loaded.sitting.secret is None:  # created by an older version, and not begun yet
            loaded.sitting.set_secret(new_secret(self.runtime.random_bytes))
        self.aside.pop(id, None)
        table = Table(self, loaded)
        self.tables[id] = table
        if loaded.why is not None:
            log.warning("a table is shelved", extra={"table": id, "why": loaded.why})
            return table
        await self.bring_up_to_date(table)
        return table

    async def bring_up_to_date(self, table: Table) -> None:
        self.settle(table)
        table.caretaker.settle()  # persons stored as connected here may not come back
        with log_errors("a table was not looked after", table.id):
            await self.rounds.renew(table)
        table.caretaker.set_timer()

    def settle(self, table: Table) -> None:
        """Queues changes that come before anything else: new rules, outages, dead processes."""
        sitting = table.sitting
        plans: list[Plan] = []
        rules = fingerprint(sitting.game_id)
        if sitting.rules is not None and sitting.rules != rules:
            plans.append(adopt(rules))
        if self.pulse.outages:
            plans.append(stood_still(tuple(self.pulse.outages)))
        table.submit_first(*plans, ghosts(self.pulse.alive))

    async def lay(self, laid: Laid, id: str | None = None) -> Table:
        """Creates a table. Its game begins at once if no chair is free.

        With an `id` it is created only once: a second call returns the existing table.
        """

        secret = new_secret(self.runtime.random_bytes)

        def with_id(id: str) -> tuple[Sitting, list[TableRecord]]:
            title = laid.title or title_of(id)
            titled = structs.replace(laid, title=title, secret=secret, log_version=LOG_VERSION)
            sitting = Sitting(id)
            sitting.take(titled)
            deed = begun_if_full(sitting, [], set(), laid.at)
            sitting.take_all(deed.records, deed.position)
            return sitting, [titled, *deed.records]

        return await self.store_new(with_id, id)

    async def bring_in(self, records: list[TableRecord]) -> Table:
        """Stores an imported game as a table."""
        return await self.store_new(lambda id: (replayed(id, records, SKIP_ALL), records))

    async def store_new(
        self, make: Callable[[str], tuple[Sitting, list[TableRecord]]], wanted: str | None = None
    ) -> Table:
        while True:
            id = wanted or new_id(self.runtime.random_bytes)
            sitting, records = make(id)
            lines = [encode(record) for record in records]
            try:
                await self.store.lay(id, lines, table_row(sitting, records))
                return await self.table(id)
            except Conflict:
                if wanted is not None:
                    return await self.table(wanted)

    async def lines(self, id: str) -> list[bytes]:
        """All records of a table as they are stored; Refused if they are damaged."""
        try:
            return await self.store.read(id)
        except Damaged as fault:
            log.exception("a table is damaged", extra={"table": id})
            await self.quarantine(id)
            raise damaged() from fault

    def is_quarantined(self, id: str) -> bool:
        """Whether a table is in quarantine because it could not be read."""
        return self.aside.get(id, 0.0) > self.now()

    async def quarantine(self, id: str, failed: Table | None = None) -> None:
        """Leaves a table alone for a while. A lease keeps other processes away from it too."""
        now = self.now()
        self.aside[id] = now + QUARANTINE_SECONDS
        for table in (failed, self.tables.get(id)):
            if table is not None:
                self.drop(table, damaged())
        with log_errors("a table could not be put aside", id):
            await self.store.lease(id, self.process, now, now + QUARANTINE_SECONDS)

    def let_go(self, table: Table) -> None:
        """Evicts an idle table from memory. The next request reads it again."""
        table.caretaker.save_snapshot()
        self.drop(table, come_again())

    def read_again(self, table: Table) -> None:
        """Evicts a table that differs from the store. The next request reads it again."""
        self.drop(table, come_again())

    def drop(self, table: Table, why: Refused) -> None:
        """Removes a table from memory. Watchers are told why, and waiting requests are refused."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.on_table_evicted(table.id)
        table.stop(why)

    def noticed(self, id: str, number: int) -> None:
        """Handles a notice that another process has written.

        Without an id, any number of notices may have been missed. A negative number means that old
        records were rewritten.
        """
        if number < 0 and id in self.tables:
            self.read_again(self.tables[id])
        if not id:
            # Erasing a guest rewrites finished games without changing their number of records.
            for over in [one for one in self.tables.values() if one.sitting.state == "over"]:
                self.read_again(over)
        tables = list(self.tables.values()) if not id else [self.tables.get(id)]
        for table in tables:
            if table is not None and (not id or table.sitting.number < number):
                table.must_catch_up = True
                table.work()

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # A task that is cancelled before its first step never awaits its coroutine.
        task.add_done_callback(lambda _: work.close())
        return task


async def quietly(work: Coroutine[Any, Any, Any]) -> None:
    with log_errors("something in the background failed"):
        await work


def come_again() -> Refused:
    return Refused("stopping", "come again in a moment")


def damaged() -> Refused:
    return Refused(
        "damaged",
        "this table cannot be read: what is kept of it is damaged, or the server has stumbled "
        "over it; the server's log says where",
    )


def ignore_table(table: Table) -> None:
    """The default of `on_table_changed`, without bots."""


def ignore_id(id: str) -> None:
    """The default of `on_table_evicted`."""
