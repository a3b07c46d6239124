"""Hall: the tables that one process has open, and who looks after which."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from msgspec import structs

from .deed import Deed
from .fingerprint import fingerprint
from .heads import head_of
from .loading import ALL, load, replayed
from .names import new_id, title_of
from .play import Adopted
from .record import Record
from .records import encode
from .refusal import Refused
from .seating import Laid
from .seats import begun_if_full
from .sitting import Sitting
from .store import Conflict, Store, StoreFault
from .table import Table, ignore
from .upkeep import ghosts, stood_still

log = logging.getLogger("sitdown.hall")

BEAT = 1.0
SILENT = 5.0
"""A process that has not been heard of for so many seconds is dead."""

DOWN = 3.0
"""If nobody was heard of for so long before this process came, no server ran meanwhile."""

FORGOTTEN = 3600.0

LEASE = 10.0
SWEEP = 15.0
MOST_LOADED_AT_ONCE = 50


class Hall:
    """All tables of a process. It holds no truth: every one of them can be read again."""

    def __init__(
        self,
        store: Store,
        *,
        house: str | None = None,
        shared: bool = False,
        idle: float = 300.0,
        adopt: bool = False,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.house = house or secrets.token_hex(6)
        self.shared = shared
        self.idle = idle
        self.adopt = adopt
        self.now = now
        self.tables: dict[str, Table] = {}
        self.arriving: dict[str, asyncio.Task[Table]] = {}
        self.alive: set[str] = {self.house}
        self.stillness: tuple[float, float] | None = None
        self.attend: Callable[[Table], None] = nobody
        self.forget: Callable[[str], None] = nothing
        self.stopping = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.keepers: list[asyncio.Task[None]] = []
        store.listen(self.heard)

    async def open(self) -> None:
        """Begins to look after tables."""
        beats = await self.store.beat(self.house, self.now())
        others = [beat for house, beat in beats.items() if house != self.house]
        newest = max(others, default=None)
        if newest is not None and self.now() - newest > DOWN:
            self.stillness = (newest, self.now())
        self.count_alive(beats)
        for house, beat in beats.items():
            if self.now() - beat > FORGOTTEN and beat != newest:
                await self.store.forget_house(house)
        self.keepers = [self.background(self.keep_beating()), self.background(self.keep_sweeping())]

    async def close(self) -> None:
        """Stops as it should: whatever is under way is finished, and kept."""
        self.stopping = True
        for table in list(self.tables.values()):
            if table.alarm is not None:
                table.alarm.cancel()
            for handle in table.lingering.values():
                handle.cancel()
            while table.working is not None:
                await table.working
            table.keep()
            if table.driven_until > self.now():
                self.background(self.store.release(table.id, self.house))
        for keeper in self.keepers:
            keeper.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(StoreFault):
            await self.store.beat(self.house, self.now())

    # Tables come and go.

    async def table(self, id: str) -> Table:
        """A table, out of memory or out of the store; Refused if there is none."""
        table = self.tables.get(id)
        if table is not None:
            table.used = self.now()
            return table
        arriving = self.arriving.get(id)
        if arriving is None:
            arriving = asyncio.get_running_loop().create_task(self.fetch(id))
            self.arriving[id] = arriving
            arriving.add_done_callback(lambda task: self.arrived(id, task))
        return await asyncio.shield(arriving)

    def arrived(self, id: str, task: asyncio.Task[Table]) -> None:
        self.arriving.pop(id, None)
        if not task.cancelled():
            task.exception()

    async def fetch(self, id: str) -> Table:
        try:
            loaded = await load(self.store, id, self.adopt)
        except StoreFault as fault:
            raise Refused("fault", "the store does not answer; come again") from fault
        table = Table(self, loaded)
        self.tables[id] = table
        if loaded.why is not None:
            log.warning("a table is shelved", extra={"table": id, "why": loaded.why})
            return table
        await self.bring_up_to_date(table)
        return table

    async def bring_up_to_date(self, table: Table) -> None:
        sitting = table.sitting
        if sitting.rules is not None and sitting.rules != fingerprint(sitting.game_id):
            rules = fingerprint(sitting.game_id)
            table.submit(lambda _, now: Deed([Adopted(at=now, rules=rules)]), ignore)
        if self.stillness is not None:
            table.submit(stood_still(*self.stillness), ignore)
        table.submit(ghosts(self.alive), ignore)
        with suppress(StoreFault):
            await self.renew(table)
        table.look_ahead()

    async def lay(self, laid: Laid) -> Table:
        """A new table, which begins at once if no chair is free."""

        def with_id(id: str) -> tuple[Sitting, list[Record]]:
            titled = structs.replace(laid, title=laid.title or title_of(id))
            sitting = Sitting(id)
            sitting.take(titled)
            deed = begun_if_full(sitting, [], set(), laid.at)
            sitting.take_all(deed.records, deed.position)
            return sitting, [titled, *deed.records]

        return await self.store_new(with_id)

    async def bring_in(self, records: list[Record]) -> Table:
        """A game that was played elsewhere."""
        return await self.store_new(lambda id: (replayed(id, records, ALL), records))

    async def store_new(self, make: Callable[[str], tuple[Sitting, list[Record]]]) -> Table:
        while True:
            id = new_id()
            sitting, records = make(id)
            lines = [encode(record) for record in records]
            try:
                await self.store.lay(id, lines, head_of(sitting, records))
                return await self.table(id)
            except Conflict:
                continue
            except StoreFault as fault:
                raise Refused("fault", "the store does not answer; come again") from fault

    def drop(self, table: Table) -> None:
        """Out of memory; those who look on come back by themselves."""
        self.tables.pop(table.id, None)
        self.forget(table.id)
        for watchers in table.watchers.values():
            for watcher in watchers[:]:
                watcher.dismiss("stopping", "come again in a moment")

    # Who looks after what.

    def heard(self, id: str, number: int) -> None:
        """Another process has written; without an id, anything may have been missed."""
        tables = list(self.tables.values()) if not id else [self.tables.get(id)]
        for table in tables:
            if table is not None and (not id or table.sitting.number < number):
                table.behind = True
                table.work()

    async def renew(self, table: Table) -> None:
        """Says that this process looks after a table, if no other one does."""
        if not self.shared or not table.wants_driving():
            return
        now = self.now()
        if await self.store.lease(table.id, self.house, now, now + LEASE):
            was_driving = table.drives()
            table.driven_until = now + LEASE - 1
            if not was_driving:
                table.look_ahead()

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                self.count_alive(await self.store.beat(self.house, self.now()))
                await self.look_after_what_is_due()
            except StoreFault as fault:
                log.error("the store failed", extra={"fault": str(fault)})

    def count_alive(self, beats: dict[str, float]) -> None:
        now = self.now()
        alive = {house for house, beat in beats.items() if now - beat < SILENT} | {self.house}
        if self.alive - alive:
            for table in self.tables.values():
                table.submit(ghosts(alive), ignore)
        self.alive = alive

    async def look_after_what_is_due(self) -> None:
        """Tables on which something is to be done, and that nobody has open."""
        for table in list(self.tables.values()):
            if table.driven_until < self.now() + LEASE / 2:
                await self.renew(table)
        for id in await self.store.due(self.now() - BEAT, MOST_LOADED_AT_ONCE):
            if id not in self.tables:
                with suppress(Refused):
                    await self.table(id)

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.idle))
            self.sweep()

    def sweep(self) -> None:
        """Idle tables leave memory."""
        since = self.now() - self.idle
        for table in list(self.tables.values()):
            if table.is_idle(since):
                table.keep()
                if table.alarm is not None:
                    table.alarm.cancel()
                del self.tables[table.id]
                self.forget(table.id)

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


async def quietly(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except (StoreFault, Conflict) as fault:
        log.error("the store failed", extra={"fault": str(fault)})
    except Exception:
        log.exception("work in the background failed")


def nobody(table: Table) -> None:
    """No bots here."""


def nothing(id: str) -> None:
    """Nobody has kept anything of a table in mind."""
