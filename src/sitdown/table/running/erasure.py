"""Rewrites a finished table's records without one guest's name and id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sitdown.table.records.hosting import Laid
from sitdown.table.records.joining import Asked, Joined, Moved
from sitdown.table.records.leaving import Gone, Here
from sitdown.table.records.people import Chair
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting, replayed
from sitdown.words.table_names import ERASED_NAME


def erased(id: str, records: Sequence[TableRecord], person: str, alias: str) -> list[TableRecord]:
    """The records of a table with an alias in place of a guest's id, and without the guest's name.

    The new records give another log with other links; the first record says so (`renamed`). The
    name that the guest used on another device is erased too, but the id of that device stays.
    """
    devices = replayed(id, list(records), SKIP_ALL).devices_of(person)
    sitting = Sitting(id)
    sitting.replayed_from = SKIP_ALL
    told: list[TableRecord] = []
    for record in records:
        one = record
        for device in sorted(devices):
            one = without(one, device, alias if device == person else device)
        if one.follows is not None:
            one = replace(one, follows=sitting.feed.last_link)
        sitting.take(one)
        told.append(one)
    return told


def without(record: TableRecord, person: str, alias: str) -> TableRecord:
    if isinstance(record, Laid):
        chairs = [without_chair(chair, person, alias) for chair in record.chairs]
        own = {"host": alias, "name": ERASED_NAME} if record.host == person else {}
        return replace(record, chairs=chairs, renamed=True, **own)
    if isinstance(record, Joined | Asked) and record.person == person:
        return replace(record, person=alias, name=ERASED_NAME, mask=None)
    if isinstance(record, Moved | Here | Gone) and record.person == person:
        return replace(record, person=alias)
    return record


def without_chair(chair: Chair, person: str, alias: str) -> Chair:
    nobody: dict[str, Any] = {"person": alias, "name": ERASED_NAME, "mask": None}
    if chair.reserved_for == person:
        return replace(chair, name=ERASED_NAME, mask=None, reserved_for=alias)
    return replace(chair, **nobody) if chair.person == person else chair
