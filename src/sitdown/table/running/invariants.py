"""Invariants that must always hold at a table. Servers and the simulation use the same checks.

Each function yields the invariants that are broken at this moment. The caller decides whether to
check again later, in case a change was just under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from sitdown.table.broken_invariants import (
    LATE,
    MANY_JOBS,
    NOBODY_ASKED,
    NOT_AS_STORED,
    NOT_LOADED,
    THOUGHT_HERE,
    Broken,
)
from sitdown.table.plans.clock import wakes_at

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

LATE_SECONDS = 10.0
"""Seconds by which a table may be late with its timers."""

MAX_JOBS = 200
"""The longest queue of a table."""


def is_at_rest(table: Table) -> bool:
    """Whether no work is under way at a table, so that it must match the store."""
    return not (table.working or table.jobs or table.must_catch_up) and table.stopped is None


def check_deadlines(table: Table) -> Iterator[Broken]:
    """The table keeps its deadlines. It cannot while the store fails."""
    if table.store_down_since is not None or not table.caretaker.holds_lease():
        return
    moment = wakes_at(table.sitting)
    if moment is not None and table.hall.now() - moment > LATE_SECONDS:
        yield Broken(LATE, table.id, table.sitting.number)


def check_loading(hall: Hall, late: Iterable[str]) -> Iterator[Broken]:
    """A table is loaded when its timer has run out. `late`: tables whose timer ran out long ago."""
    for id in late:
        if id not in hall.tables and not hall.is_quarantined(id):
            yield Broken(NOT_LOADED, id)


def check_number(table: Table, stored: int | None) -> Iterator[Broken]:
    """A table at rest has as many records as its store (`stored`)."""
    if is_at_rest(table) and table.sitting.number != stored:
        yield Broken(NOT_AS_STORED, table.id, table.sitting.number)


def check_presence(table: Table) -> Iterator[Broken]:
    """Persons who count as present here are connected, or were a moment ago."""
    if table.sitting.state == "over" or table.hall.stopping or not is_at_rest(table):
        return
    for seat, chair in enumerate(table.sitting.chairs):
        person = chair.person
        if person is None or table.hall.process not in table.sitting.connected.get(person, ()):
            continue
        if not table.audience.has(person) and person not in table.caretaker.lingering:
            yield Broken(THOUGHT_HERE, table.id, seat=seat)


def check_queue(table: Table) -> Iterator[Broken]:
    """The queue of a table is short."""
    if len(table.jobs) > MAX_JOBS:
        yield Broken(MANY_JOBS, table.id)


def check_progress(table: Table) -> Iterator[Broken]:
    """In a game under way some seat is asked, or a timer is set."""
    sitting = table.sitting
    if sitting.state == "playing" and not sitting.owing() and wakes_at(sitting) is None:
        yield Broken(NOBODY_ASKED, table.id, sitting.number)


def check_table(table: Table) -> Iterator[Broken]:
    """The checks that need no store and allow no delay."""
    yield from check_queue(table)
    yield from check_progress(table)
    yield from check_presence(table)
