"""Audience: the watchers of one table in this process, and the messages to each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from sitdown.kernel import Document
from sitdown.table.broken_invariants import GAP, TOLD_TOO_SOON, Broken, BrokenInvariant
from sitdown.table.plans.permissions import require_viewpoint
from sitdown.table.records.beginning import Began
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.joining import Joined, Moved
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .gallery import Gallery
from .updates import ChangedParts, Updates
from .watcher import Watcher


class Audience:
    """The watchers by viewpoint. At tables with a delay spectators are in the gallery.

    `sitting`: the newest sitting that was told. `views`: the stored views of a shelved table.
    `curtain`: the timer of the gallery's next update.
    """

    def __init__(
        self,
        sitting: Sitting,
        records: list[TableRecord],
        views: dict[Viewpoint, Document],
        now: Callable[[], float],
    ) -> None:
        self.sitting = sitting
        self.views = views
        self.now = now
        self.watchers: dict[Viewpoint, list[Watcher]] = {}
        self.gallery = Gallery(sitting, records)
        self.curtain: asyncio.TimerHandle | None = None
        self.is_closed = False

    # Watchers.

    def add(self, watcher: Watcher, since: int) -> None:
        """Adds a watcher, which first gets everything it has missed."""
        is_late = self.in_sight(watcher.viewpoint) is not self.sitting
        self.watchers.setdefault(watcher.viewpoint, []).append(watcher)
        watcher.tell((self.late_tidings() if is_late else self.tidings()).hello(watcher, since))
        if is_late:
            self.await_gallery()
        if watcher.viewpoint is None:
            self.tell_how_many()

    def remove(self, watcher: Watcher) -> None:
        watchers = self.watchers.get(watcher.viewpoint, [])
        if watcher in watchers:
            watchers.remove(watcher)
            if watcher.viewpoint is None:
                self.tell_how_many()

    def has(self, person: str) -> bool:
        return any(
            watcher.person == person for watchers in self.watchers.values() for watcher in watchers
        )

    def is_empty(self) -> bool:
        return not any(self.watchers.values())

    def dismiss(self, why: Refused) -> None:
        """Disconnects all watchers, with a reason."""
        for watchers in self.watchers.values():
            for watcher in watchers[:]:
                watcher.dismiss(why.code, why.message, **why.further)

    def close(self) -> None:
        """Cancels the timer of the gallery."""
        self.is_closed = True
        if self.curtain is not None:
            self.curtain.cancel()

    # Documents.

    def tidings(self) -> Updates:
        """The messages of this moment for seats."""
        watching = len(self.watchers.get(None, []))
        return Updates(self.sitting, watching, self.now(), self.views)

    def late_tidings(self) -> Updates:
        """The messages of this moment for delayed spectators."""
        watching = len(self.watchers.get(None, []))
        return Updates(self.gallery.late, watching, self.now(), self.views, self.gallery)

    def last_shown(self, viewpoint: Viewpoint) -> int:
        """The number of the newest entry that a viewpoint may see now."""
        return self.in_sight(viewpoint).feed.last(viewpoint)

    def document_for(self, person: str | None) -> Document:
        """The table as a person may see it. Persons without a seat see it as late as spectators."""
        is_late = self.in_sight(None) is not self.sitting and not self.sitting.seats_of(person)
        return (self.late_tidings() if is_late else self.tidings()).table(person)

    def in_sight(self, viewpoint: Viewpoint) -> Sitting:
        """The sitting that a viewpoint may see now. For delayed spectators it is an earlier one."""
        if viewpoint is None and self.gallery.is_open(self.now()):
            self.tell_gallery()
            return self.gallery.late
        return self.sitting

    # Telling.

    def tell(self, sitting: Sitting, records: list[TableRecord], stored: int) -> None:
        """Sends every watcher its own news of these records; `sitting` is the table after them.

        BrokenInvariant if they are not `stored` yet, or do not follow what was told before.
        """
        if sitting.number > stored:
            raise BrokenInvariant(Broken(TOLD_TOO_SOON, sitting.id, sitting.number))
        if sitting.number != self.sitting.number + len(records):
            raise BrokenInvariant(Broken(GAP, sitting.id, sitting.number))
        before, self.sitting = self.sitting, sitting
        self.gallery.note(sitting, records)
        if not records:
            return
        tidings, changes = self.tidings(), ChangedParts(records)
        is_late = self.gallery.is_open(tidings.now)
        if is_late and self.watchers.get(None):
            self.tell_gallery(records)
        for viewpoint, watchers in list(self.watchers.items()):
            if watchers and (viewpoint is not None or not is_late):
                after = before.feed.last(viewpoint)
                for watcher in watchers[:]:
                    self.tell_one(tidings, watcher, after, changes)

    def tell_how_many(self) -> None:
        """Tells the seats that the number of spectators has changed."""
        tidings, changes = self.tidings(), ChangedParts([])
        changes.on_show = True
        for viewpoint, watchers in list(self.watchers.items()):
            if viewpoint is not None:
                for watcher in watchers[:]:
                    last = self.sitting.feed.last(viewpoint)
                    self.tell_one(tidings, watcher, last, changes)

    def tell_gallery(self, new: Sequence[TableRecord] = ()) -> None:
        """Shows delayed spectators the records that are due, and those `new` ones without delay."""
        after = self.gallery.late.feed.last(None)
        due = self.gallery.take_due(self.now())
        tidings = self.late_tidings()
        for watcher in self.watchers.get(None, [])[:]:
            at_once = [record for record in new if is_told_at_once(record, watcher.person)]
            self.tell_one(tidings, watcher, after, ChangedParts(due + at_once))
        self.await_gallery()

    def await_gallery(self) -> None:
        """Sets the timer for the next update of spectators, if there are any."""
        if self.curtain is not None:
            self.curtain.cancel()
            self.curtain = None
        moment = self.gallery.next_at()
        if moment is not None and self.watchers.get(None) and not self.is_closed:
            wait = max(0.0, moment - self.now())
            self.curtain = asyncio.get_running_loop().call_later(wait, self.tell_gallery)

    def tell_one(
        self, tidings: Updates, watcher: Watcher, after: int, changes: ChangedParts
    ) -> None:
        if self.may_look(watcher):
            message = tidings.news(watcher, after, changes)
            if message is not None:
                watcher.tell(message)

    def may_look(self, watcher: Watcher) -> bool:
        """Whether a watcher may still look from its viewpoint. If not, it is dismissed."""
        try:
            require_viewpoint(self.sitting, watcher.viewpoint, watcher.person)
        except Refused as refusal:
            self.watchers[watcher.viewpoint].remove(watcher)
            watcher.dismiss(refusal.code, refusal.message, **refusal.further)
            return False
        return True


def is_told_at_once(record: TableRecord, person: str | None) -> bool:
    """Whether a delayed spectator is told at once: the start, or that they have a seat now."""
    if isinstance(record, Began):
        return True
    return isinstance(record, Joined | Moved) and record.person == person
