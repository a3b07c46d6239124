"""Audience: the watchers of one table in this process, and what each is sent."""

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
    """Those who look on, by their viewpoints; spectators of some tables sit in the gallery.

    `sitting` is what they know of; `views`: what was kept of a table that other rules were
    played at; `curtain` rings when the gallery is to see something more.
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

    # Who looks on.

    def add(self, watcher: Watcher, since: int) -> None:
        """From now on this watcher is told everything; first what it has missed."""
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
        """There is nothing more to see, for anybody."""
        for watchers in self.watchers.values():
            for watcher in watchers[:]:
                watcher.dismiss(why.code, why.message, **why.further)

    def close(self) -> None:
        """Nothing rings here any more."""
        self.is_closed = True
        if self.curtain is not None:
            self.curtain.cancel()

    # What there is to see.

    def tidings(self) -> Updates:
        watching = len(self.watchers.get(None, []))
        return Updates(self.sitting, watching, self.now(), self.views)

    def late_tidings(self) -> Updates:
        """The table as spectators see it, some time later."""
        watching = len(self.watchers.get(None, []))
        return Updates(self.gallery.late, watching, self.now(), self.views, self.gallery)

    def last_shown(self, viewpoint: Viewpoint) -> int:
        """The number of the newest entry that a viewpoint may see by now."""
        return self.in_sight(viewpoint).feed.last(viewpoint)

    def document_for(self, person: str | None) -> Document:
        """The table as somebody sees it who asks; without a seat no sooner than spectators."""
        is_late = self.in_sight(None) is not self.sitting and not self.sitting.seats_of(person)
        return (self.late_tidings() if is_late else self.tidings()).table(person)

    def in_sight(self, viewpoint: Viewpoint) -> Sitting:
        """The table as a viewpoint may see it by now: spectators of some see it late."""
        if viewpoint is None and self.gallery.is_open(self.now()):
            self.tell_gallery()
            return self.gallery.late
        return self.sitting

    # Telling.

    def tell(self, sitting: Sitting, records: list[TableRecord], stored: int) -> None:
        """The table is this one now, after these records: each watcher gets his own of it.

        BrokenInvariant if it is not `stored` up to there, or does not follow on what was told.
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
        """Those who sit there see that somebody has come to look on, or has gone."""
        tidings, changes = self.tidings(), ChangedParts([])
        changes.on_show = True
        for viewpoint, watchers in list(self.watchers.items()):
            if viewpoint is not None:
                for watcher in watchers[:]:
                    last = self.sitting.feed.last(viewpoint)
                    self.tell_one(tidings, watcher, last, changes)

    def tell_gallery(self, new: Sequence[TableRecord] = ()) -> None:
        """Spectators see what is due by now; of what is `new`, only what they need not wait for."""
        after = self.gallery.late.feed.last(None)
        due = self.gallery.take_due(self.now())
        tidings = self.late_tidings()
        for watcher in self.watchers.get(None, [])[:]:
            at_once = [record for record in new if is_told_at_once(record, watcher.person)]
            self.tell_one(tidings, watcher, after, ChangedParts(due + at_once))
        self.await_gallery()

    def await_gallery(self) -> None:
        """Sets the alarm for what spectators will see next, if there are any."""
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
        """Whether a watcher is still where he may look from; if not he is sent away."""
        try:
            require_viewpoint(self.sitting, watcher.viewpoint, watcher.person)
        except Refused as refusal:
            self.watchers[watcher.viewpoint].remove(watcher)
            watcher.dismiss(refusal.code, refusal.message, **refusal.further)
            return False
        return True


def is_told_at_once(record: TableRecord, person: str | None) -> bool:
    """Whether a spectator hears of it without delay: how long he waits, and that he has a seat."""
    if isinstance(record, Began):
        return True
    return isinstance(record, Joined | Moved) and record.person == person
