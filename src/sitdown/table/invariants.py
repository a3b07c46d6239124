"""Invariants: what must always hold at a table. Servers and the simulation ask the same functions.

Each function yields what does not hold at this moment. Where a moment may be in the middle of
something, the caller asks again a little later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from .broken import (
    LATE,
    MANY_JOBS,
    NOBODY_ASKED,
    NOT_AS_STORED,
    NOT_LOADED,
    THOUGHT_HERE,
    Broken,
)
from .plans.clock import wakes_at

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

LATE_SECONDS = 10.0
"""Nothing that is due may be later than that."""

MAX_JOBS = 200
"""How many jobs may wait at a table."""


def is_at_rest(table: Table) -> bool:
    """Whether nothing is under way at a table, so that it must be as it is stored."""
    return not (table.working or table.jobs or table.behind) and table.stopped is None


def what_is_late(table: Table) -> Iterator[Broken]:
    """What is due is done in time. While the store fails nothing can be done."""
    if table.cut_off is not None or not table.caretaker.drives():
        return
    moment = wakes_at(table.sitting)
    if moment is not None and table.hall.now() - moment > LATE_SECONDS:
        yield Broken(LATE, table.id, table.sitting.number)


def what_is_not_loaded(hall: Hall, late: Iterable[str]) -> Iterator[Broken]:
    """A table is loaded when something is due there. `late`: those for which it is too late."""
    for id in late:
        if id not in hall.tables and not hall.is_aside(id):
            yield Broken(NOT_LOADED, id)


def what_is_not_stored(table: Table, stored: int | None) -> Iterator[Broken]:
    """A table at rest has as many records as its store (`stored`)."""
    if is_at_rest(table) and table.sitting.number != stored:
        yield Broken(NOT_AS_STORED, table.id, table.sitting.number)


def who_is_not_here(table: Table) -> Iterator[Broken]:
    """A person counts as present here who is connected, or was a moment ago."""
    if table.sitting.state == "over" or table.hall.stopping or not is_at_rest(table):
        return
    for seat, chair in enumerate(table.sitting.chairs):
        person = chair.person
        if person is None or table.hall.process not in table.sitting.connected.get(person, ()):
            continue
        if not table.audience.has(person) and person not in table.caretaker.lingering:
            yield Broken(THOUGHT_HERE, table.id, seat=seat)


def what_waits_too_long(table: Table) -> Iterator[Broken]:
    """Few jobs wait."""
    if len(table.jobs) > MAX_JOBS:
        yield Broken(MANY_JOBS, table.id)


def what_stands_still(table: Table) -> Iterator[Broken]:
    """In a game under way somebody is asked, or something is due."""
    sitting = table.sitting
    if sitting.state == "playing" and not sitting.owing() and wakes_at(sitting) is None:
        yield Broken(NOBODY_ASKED, table.id, sitting.number)


def what_is_broken(table: Table) -> Iterator[Broken]:
    """What a table shows by itself, whatever its store says and however late it is."""
    yield from what_waits_too_long(table)
    yield from what_stands_still(table)
    yield from who_is_not_here(table)
