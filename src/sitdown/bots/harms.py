"""Counts which seats have harmed a bot, from the events its seat is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sitdown.kernel import Document, Memory, Seat

Harms = Mapping[str, tuple[str, str]]
"""Harmful events, each with the fields that name the offender and the victim."""


def remember(memory: Memory, harms: Harms, seat: Seat, told: Iterable[Document]) -> None:
    """Counts the harm that these events did to a seat, by offender."""
    for event in told:
        by = harm_to(harms, seat, event)
        if by is not None:
            memory.harms[by] = memory.harms.get(by, 0) + 1


def harm_to(harms: Harms, seat: Seat, event: Document) -> Seat | None:
    """The seat that harms this seat in an event; None if none does."""
    fields = harms.get(event["event"])
    if fields is None:
        return None
    by, to = (event.get(field) for field in fields)
    return by if to == seat and isinstance(by, int) and by != seat else None
