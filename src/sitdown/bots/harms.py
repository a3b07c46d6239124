"""Counts which seats have harmed a bot, from the events its seat is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sitdown.kernel import Document, Memory, Seat

Harms = Mapping[str, tuple[str, str]]
"""Events by which somebody is harmed, with the fields that name who does it and who suffers."""


def remember(memory: Memory, harms: Harms, seat: Seat, told: Iterable[Document]) -> None:
    """Adds the harm that was done to a seat in these events."""
    for event in told:
        by = harm_to(harms, seat, event)
        if by is not None:
            memory.harms[by] = memory.harms.get(by, 0) + 1


def harm_to(harms: Harms, seat: Seat, event: Document) -> Seat | None:
    """Who harms a seat in an event; None if nobody does."""
    fields = harms.get(event["event"])
    if fields is None:
        return None
    by, to = (event.get(field) for field in fields)
    return by if to == seat and isinstance(by, int) and by != seat else None
