"""The row of a table in the store: state, due time, persons who owe an answer, summary."""

from __future__ import annotations

from sitdown.store.protocol import Head
from sitdown.table.plans.clock import bots_owe, wakes_at
from sitdown.table.records.ending import Ended
from sitdown.table.records.hosting import Laid
from sitdown.table.records.joining import Asked, Joined, Moved
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.table.records.talking import Judged

from .history import finished_of
from .table_document import ENCODER, sitting_owing, summary_of


def table_row(sitting: Sitting, records: list[TableRecord]) -> Head:
    """The head of a table that has just taken these records."""
    updated = written_at(records)
    due = wakes_at(sitting)
    if sitting.state == "playing" and bots_owe(sitting):
        # Due at once: after a crash some process must load the table for its bots.
        due = updated
    on_show = any(record.on_show for record in records)
    is_told_anew = any(isinstance(record, Ended | Judged) for record in records)
    return Head(
        state=sitting.state,
        game=sitting.game_id,
        public=sitting.settings.public and not sitting.imported,
        host=sitting.host,
        updated=updated,
        due=due,
        owing=sitting_owing(sitting),
        summary=ENCODER.encode(summary_of(sitting)) if on_show else None,
        members=[person for record in records for person in members(record)] if on_show else [],
        finished=finished_of(sitting) if is_told_anew and sitting.state == "over" else None,
    )


def written_at(records: list[TableRecord]) -> float:
    """When records were written here. For an imported game, this is the time of the import."""
    first = records[0]
    return first.at if isinstance(first, Laid) and first.imported else records[-1].at


def members(record: TableRecord) -> list[str]:
    """Persons who get the table in their own list, and are erased there on request."""
    if isinstance(record, Joined | Asked | Moved):
        return [record.person]
    if isinstance(record, Laid):
        persons = {chair.person for chair in record.chairs if chair.person is not None}
        offered = {chair.reserved_for for chair in record.chairs if chair.reserved_for}
        return sorted(persons | offered | {record.host})
    return []
