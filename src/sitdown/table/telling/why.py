"""Explains an event in a viewpoint's log, by asking the game."""

from __future__ import annotations

from sitdown import catalog
from sitdown.kernel import Document, Look, State
from sitdown.kernel.sketch import Phrase
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused


def why(
    id: str, records: list[TableRecord], viewpoint: Viewpoint, entry: int, place: int
) -> Phrase | None:
    """The game's explanation of an event in an entry, as this viewpoint may know it."""
    sitting = Sitting(id)
    before: State | None = None
    for record in records:
        before = standing(sitting)
        sitting.take(record)
        if sitting.feed.last(viewpoint) >= entry:
            break
    told = sitting.feed.read(viewpoint, entry - 1, entry)
    if before is None or not told or told[0]["kind"] != "events":
        raise Refused("bad-request", f"n: nothing happened in entry {entry}")
    return explained(sitting.game_id, before.view(viewpoint), told[0]["events"], place)


def standing(sitting: Sitting) -> State | None:
    """A copy of the position before the first answer that is still held back."""
    position = sitting.position if sitting.aside is None else sitting.aside
    return None if position is None else position.copy()


def explained(game: str, view: Document, events: list[Document], place: int) -> Phrase | None:
    known = catalog.load(game)
    return known.why(Look.through(known, view), events, place)
