"""Hall: the tables that one process has open, and who looks after which."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from msgspec import structs

from sitdown.table.records.sitting import ALL, replayed

from .jobs import ignore
from .keeper import PATIENCE, Keeper, carefully
from .loading import load
from .names import new_id, title_of
from .plans.beginning import begun_if_full
from .plans.deed import Deed
from .plans.leaving import ghosts
from .plans.upkeep import stood_still
from .records.coding import encode
from .records.ending import Adopted
from .records.fairness import new_secret
from .records.fingerprint import fingerprint
from .records.hosting import Laid
from .records.record import Record
from .records.sitting import Sitting
from .refusal import Refused
from .steady import WAITING, Naps, Steady
from .store.protocol import Conflict, Damaged, Store
from .table import Table
from .telling.heads import head_of

log = logging.getLogger("sitdown.hall")

BEAT = 1.0
SILENT = 5.0
"""A process that has not been heard of for so many seconds is dead."""

DOWN = 3.0
"""If nobody was heard of for so long before this process came, no server ran meanwhile."""

FORGOTTEN = 3600.0

ASIDE = 60.0
"""For so many seconds a table that cannot be read is left alone before it is tried again."""

MOST_AHEAD = 86400.0
"""Who is ahead by more than that is wrong, and not this process."""

AWAKE = 0.25

LEASE = 10.0
SWEEP = 15.0
MOST_LOADED_AT_ONCE = 50

BETWEEN_FORGETTING = 60.0
MOST_FORGOTTEN_AT_ONCE = 20


class Hall:
    """All tables of a process. It holds no truth: every one of them can be read again."""

    def __init__(
        self,
        store: Store,
        *,
        process: str | None = None,
        shared: bool = False,
        idle: float = 300.0,
        adopt: bool = False,
        keep_days: float | None = None,
        now: Callable[[], float] | None = None,
        naps: Naps | None = None,
    ) -> None:
        self.store = store
        self.process = process or secrets.token_hex(6)
        self.shared = shared
        self.idle = idle
        self.adopt = adopt
        self.keep_days = keep_days
        self.now = Steady() if now is None else now
        self.naps = Naps() if naps is None else naps
        self.tables: dict[str, Table] = {}
        self.arriving: dict[str, asyncio.Task[Table]] = {}
        self.aside: dict[str, float] = {}
        self.alive: set[str] = {self.process}
        self.stillness: tuple[float, float] | None = None
        self.attend: Callable[[Table], None] = nobody
        self.forget: Callable[[str], None] = nothing
        self.stopping = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.keepers: list[Keeper] = []
        store.listen(self.noticed)

    async def open(self) -> None:
        """Begins to look after tables."""
        beats = await self.store.beat(self.process, self.now())
        newest = self.newest(
            {process: beat for process, beat in beats.items() if process != self.process}
        )
        if newest is not None:
            self.keep_up_with(newest)
            if self.now() - newest > DOWN:
                self.stillness = (newest, self.now())
        self.count_alive(beats)
        for process, beat in beats.items():
            if abs(self.now() - beat) > FORGOTTEN and beat != newest:
                await self.store.forget_process(process)
        self.keep("beat", self.beat, BEAT)
        self.keep("look after what is due", self.look_after_what_is_due, BEAT)
        self.keep("sweep", self.sweep_up, min(SWEEP, self.idle))
        self.keep("stay awake", self.stay_awake, AWAKE)
        if self.keep_days is not None:
            self.keep("forget", self.forget_the_oldest, BETWEEN_FORGETTING)

    def keep(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Has something done from now on, again and again."""
        self.keepers.append(Keeper(name, work, pause))

    async def is_well(self) -> bool:
        """Whether the store takes what is written, and everything is looked after."""
        is_answered = False
        with carefully("the store took too long"):
            async with asyncio.timeout(PATIENCE):
                await self.beat()
            is_answered = True
        return is_answered and not any(keeper.is_late() for keeper in self.keepers)

    async def close(self) -> None:
        """Stops as it should: whatever is under way is finished, and kept."""
        self.stopping = True
        for table in list(self.tables.values()):
            with carefully("a table was not closed", table.id):
                await self.close_table(table)
        for keeper in self.keepers:
            await keeper.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with carefully("the last beat failed"):
            await self.store.beat(self.process, self.now())

    async def close_table(self, table: Table) -> None:
        table.silence()
        while table.working is not None:
            await table.working
        table.caretaker.keep()
        if table.caretaker.driven_until > self.now():
            self.background(self.store.release(table.id, self.process))

    # Tables come and go.

    async def table(self, id: str) -> Table:
        """A table, out of memory or out of the store; Refused if there is none."""
        table = self.tables.get(id)
        if table is not None:
            table.used = self.now()
            return table
        if self.is_aside(id):
            raise damaged()
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
            return await self.open_table(id)
        except Refused:
            raise
        except Exception as fault:
            # Whatever is the matter with it, it concerns this table alone.
            log.exception("a table cannot be read", extra={"table": id})
            await self.put_aside(id)
            raise damaged() from fault

    async def open_table(self, id: str) -> Table:
        loaded = await load(self.store, id, self.adopt)
        self.aside.pop(id, None)
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
        with carefully("a table was not looked after", table.id):
            await self.renew(table)
        table.caretaker.look_ahead()

    async def lay(self, laid: Laid, id: str | None = None) -> Table:
        """A new table, which begins at once if no chair is free.

        With an `id` that is to be laid once: whoever comes later gets the one that is there.
        """

        def with_id(id: str) -> tuple[Sitting, list[Record]]:
            title = laid.title or title_of(id)
            titled = structs.replace(laid, title=title, secret=new_secret())
            sitting = Sitting(id)
            sitting.take(titled)
            deed = begun_if_full(sitting, [], set(), laid.at)
            sitting.take_all(deed.records, deed.position)
            return sitting, [titled, *deed.records]

        return await self.store_new(with_id, id)

    async def bring_in(self, records: list[Record]) -> Table:
        """A game that was played elsewhere."""
        return await self.store_new(lambda id: (replayed(id, records, ALL), records))

    async def store_new(
        self, make: Callable[[str], tuple[Sitting, list[Record]]], wanted: str | None = None
    ) -> Table:
        while True:
            id = wanted or new_id()
            sitting, records = make(id)
            lines = [encode(record) for record in records]
            try:
                await self.store.lay(id, lines, head_of(sitting, records))
                return await self.table(id)
            except Conflict:
                if wanted is not None:
                    return await self.table(wanted)

    async def lines(self, id: str) -> list[bytes]:
        """All records of a table as they are stored; Refused if they cannot be had."""
        try:
            return await self.store.read(id)
        except Damaged as fault:
            log.exception("a table is damaged", extra={"table": id})
            await self.put_aside(id)
            raise damaged() from fault

    def is_aside(self, id: str) -> bool:
        """Whether a table could not be read a moment ago."""
        return self.aside.get(id, 0.0) > self.now()

    async def put_aside(self, id: str, failed: Table | None = None) -> None:
        """Leaves a table alone for a while, here and, as it counts as looked after, elsewhere."""
        now = self.now()
        self.aside[id] = now + ASIDE
        for table in (failed, self.tables.get(id)):
            if table is not None:
                self.drop(table, damaged())
        with carefully("a table could not be put aside", id):
            await self.store.lease(id, self.process, now, now + ASIDE)

    def drop(self, table: Table, why: Refused) -> None:
        """Out of memory; those who look on are told why, and nobody waits for an answer."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.forget(table.id)
        table.stop(why)

    # Who looks after what.

    def noticed(self, id: str, number: int) -> None:
        """Another process has written; without an id, anything may have been missed."""
        tables = list(self.tables.values()) if not id else [self.tables.get(id)]
        for table in tables:
            if table is not None and (not id or table.sitting.number < number):
                table.behind = True
                table.work()

    async def renew(self, table: Table) -> None:
        """Says that this process looks after a table, if no other one does."""
        if not self.shared or not table.caretaker.wants_driving():
            return
        now = self.now()
        if await self.store.lease(table.id, self.process, now, now + LEASE):
            was_driving = table.caretaker.drives()
            table.caretaker.driven_until = now + LEASE - 1
            if not was_driving:
                table.caretaker.look_ahead()

    async def beat(self) -> None:
        """Says that this process is alive, and hears of the others."""
        beats = await self.store.beat(self.process, self.now())
        newest = self.newest(beats)
        if newest is not None and self.keep_up_with(newest):
            beats = await self.store.beat(self.process, self.now())
        self.count_alive(beats)

    def newest(self, beats: dict[str, float]) -> float | None:
        """When a process was last heard of; what lies far in the future is not believed."""
        soon = self.now() + MOST_AHEAD
        return max((beat for beat in beats.values() if beat < soon), default=None)

    def keep_up_with(self, newest: float) -> bool:
        """Whose clock is behind goes forward: all processes go by the same time, and none back.

        The time between did not pass for anybody who plays.
        """
        now = self.now()
        if not isinstance(self.now, Steady) or newest - now < DOWN:
            return False
        self.now.forward(newest)
        self.let_stand_still(now, newest)
        return True

    async def stay_awake(self) -> None:
        self.notice_naps()

    def notice_naps(self) -> None:
        """After a sleep of the process the clocks go on where they were.

        What was sent meanwhile still waits to be read; so it is in time.
        """
        slept = self.naps.slept()
        if slept:
            now = self.now()
            log.warning("slept", extra={"milliseconds": round(slept * 1000)})
            self.let_stand_still(now - slept, now + WAITING)

    def let_stand_still(self, since: float, until: float) -> None:
        """Moves the deadlines at all tables, before anything else is done there."""
        for table in self.tables.values():
            table.submit_first(stood_still(since, until))

    def count_alive(self, beats: dict[str, float]) -> None:
        now = self.now()
        alive = {process for process, beat in beats.items() if now - beat < SILENT} | {self.process}
        if self.alive - alive:
            for table in self.tables.values():
                table.submit(ghosts(alive), ignore)
        self.alive = alive

    async def look_after_what_is_due(self) -> None:
        """Tables on which something is to be done, and that nobody has open."""
        for table in list(self.tables.values()):
            if table.caretaker.driven_until < self.now() + LEASE / 2:
                with carefully("a table was not looked after", table.id):
                    await self.renew(table)
        for id in await self.store.due(self.now() - BEAT, MOST_LOADED_AT_ONCE):
            if id not in self.tables:
                with carefully("a table was not looked after", id), suppress(Refused):
                    await self.table(id)

    async def sweep_up(self) -> None:
        self.sweep()

    def sweep(self) -> None:
        """Idle tables leave memory."""
        self.aside = {id: until for id, until in self.aside.items() if self.is_aside(id)}
        since = self.now() - self.idle
        for table in list(self.tables.values()):
            with carefully("a table was not swept up", table.id):
                if table.is_idle(since):
                    table.caretaker.keep()
                    table.silence()
                    del self.tables[table.id]
                    self.forget(table.id)

    # Old tables.

    async def forget_the_oldest(self) -> None:
        """A few tables at which nothing has happened for long; one process does it for all."""
        if self.keep_days is None or self.process != min(self.alive):
            return
        before = self.now() - self.keep_days * 86400
        for id in await self.store.old(before, MOST_FORGOTTEN_AT_ONCE):
            table = self.tables.get(id)
            if table is None or table.is_idle(self.now()):
                with carefully("a table was not forgotten", id):
                    await self.forget_table(id)

    async def forget_table(self, id: str) -> bool:
        """Everything of a table, here and in the store; False if there is none."""
        was_there = await self.store.remove(id)
        table = self.tables.get(id)
        if table is not None:
            self.drop(table, Refused("not-found", "this table is no longer kept"))
        return was_there

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


async def quietly(work: Coroutine[Any, Any, Any]) -> None:
    with carefully("something in the background failed"):
        await work


def damaged() -> Refused:
    return Refused(
        "damaged",
        "this table cannot be read: what is kept of it is damaged, or the server has stumbled "
        "over it; the server's log says where",
    )


def nobody(table: Table) -> None:
    """No bots here."""


def nothing(id: str) -> None:
    """Nobody has kept anything of a table in mind."""
