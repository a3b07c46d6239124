"""Inspection: a running server checks its tables, logs broken invariants, and repairs some."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from sitdown.store.periodic import log_errors
from sitdown.table.broken_invariants import (
    BOT_SLEEPS,
    LATE,
    NOT_AS_STORED,
    SENTENCES,
    THOUGHT_HERE,
    Broken,
)

from .invariants import LATE_SECONDS, check_deadlines, check_loading, check_number, check_table

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

log = logging.getLogger("sitdown.invariants")

STEADY_SECONDS = 20.0
"""Seconds after a start or a disturbance before anything is checked."""

CONFIRM_SECONDS = 5.0
"""Seconds after which a broken invariant is checked again. It counts only if still broken."""

TABLES_AT_ONCE = 100
"""The number of tables that are checked in one step of the event loop."""

MAX_NOT_LOADED = 50
"""The largest number of late tables that are looked for in the store at once."""

Check = Callable[["Table"], Iterable[Broken]]
"""Yields the broken invariants of a table."""


class Inspection:
    """The checks of one hall. A broken invariant is logged once for each kind and table."""

    def __init__(self, hall: Hall, check: Check, count: Callable[[str], None]) -> None:
        self.hall = hall
        self.check = check
        """A further check, for invariants that need more than the table (the bots)."""
        self.count = count
        """Called with the kind of each broken invariant."""
        self.logged: set[tuple[str, str]] = set()
        """Kinds and tables that were logged already."""
        self.counted: set[Broken] = set()

    async def look(self) -> None:
        """Checks all tables once, and suspects again a little later."""
        self.forget()
        if self.can_judge():
            suspects = await self.suspects()
            if suspects:
                await asyncio.sleep(CONFIRM_SECONDS)
                await self.confirm(suspects)

    def can_judge(self) -> bool:
        """False while the server stops, and for a while after it or its store was blocked."""
        return not self.hall.stopping and self.hall.pulse.is_steady_for(STEADY_SECONDS)

    async def suspects(self, ids: Collection[str] | None = None) -> list[Broken]:
        """Checks all tables, or only the given ones, in memory or not."""
        hall = self.hall
        late = await hall.store.due(hall.now() - LATE_SECONDS, MAX_NOT_LOADED)
        loaded = [id for id in hall.tables if ids is None or id in ids]
        missing = [id for id in late if ids is None or id in ids]
        return [*await self.broken_at(loaded), *check_loading(hall, missing)]

    async def confirm(self, suspects: Sequence[Broken]) -> None:
        """Checks the suspects again; reports and mends those that are still broken."""
        still = frozenset(await self.suspects({broken.table for broken in suspects}))
        if self.can_judge():
            for broken in suspects:
                if broken in still:
                    self.report(broken)
                    self.mend(broken)

    async def broken_at(self, ids: Sequence[str]) -> list[Broken]:
        """Checks tables in memory, in several steps so that other requests run in between."""
        found: list[Broken] = []
        for first in range(0, len(ids), TABLES_AT_ONCE):
            some = ids[first : first + TABLES_AT_ONCE]
            stored = await self.hall.store.numbers(some)
            for id in some:
                table = self.hall.tables.get(id)
                if table is not None:
                    with log_errors("a table was not checked", id):
                        found += self.broken(table, stored.get(id))
        return found

    def broken(self, table: Table, stored: int | None) -> Iterator[Broken]:
        yield from check_table(table)
        yield from check_deadlines(table)
        yield from check_number(table, stored)
        yield from self.check(table)

    def report(self, broken: Broken) -> None:
        """Counts it once; logs it once for each kind and table."""
        if broken not in self.counted:
            self.counted.add(broken)
            self.count(broken.what)
        key = broken.what, broken.table
        if key not in self.logged:
            self.logged.add(key)
            where = {"table": broken.table, "seat": broken.seat, "why": broken.what}
            log.error(SENTENCES[broken.what], extra=where)

    def forget(self) -> None:
        """Drops the notes on tables that have left memory, so that they do not pile up."""
        hall = self.hall
        gone = {
            id for _, id in self.logged if id not in hall.tables and not hall.is_quarantined(id)
        }
        self.logged = {key for key in self.logged if key[1] not in gone}
        self.counted = {broken for broken in self.counted if broken.table not in gone}

    def mend(self, broken: Broken) -> None:
        """Repeats work that was missed. A table that differs from the store is read again."""
        table = self.hall.tables.get(broken.table)
        if table is None:
            return
        with log_errors("a table was not mended", table.id):
            if broken.what in (LATE, BOT_SLEEPS):
                table.caretaker.set_timer()
            elif broken.what == THOUGHT_HERE:
                table.caretaker.settle()
            elif broken.what == NOT_AS_STORED:
                self.hall.read_again(table)


def no_check(table: Table) -> Iterable[Broken]:
    """The default of `check`, without bots."""
    return ()


def no_count(what: str) -> None:
    """The default of `count`, without metrics."""
