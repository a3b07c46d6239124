"""The gallery: spectators who see everything some time later, so that nobody can tell a player."""

from __future__ import annotations

from collections import deque

import msgspec

from sitdown.kernel import Document

from .play import Due
from .record import Record
from .showing import clock_document, table_document
from .sitting import Sitting
from .watcher import AT_HAND, Showing, Watcher, changes_game

ENCODER = msgspec.json.Encoder()


class Moment:
    """The table as spectators saw it at one moment, kept as it was."""

    def __init__(self, at: float, n: int, shown: Document, sketched: Document) -> None:
        self.at = at
        self.n = n
        self.shown = shown
        self.sketched = sketched

    @staticmethod
    def of(showing: Showing) -> Moment:
        sitting, now = showing.sitting, showing.now
        beside = {
            "table": table_document(sitting, None, showing.watching),
            "clock": clock_document(sitting, now),
        }
        plain = {**showing.game(None, sketches=False), **beside}
        sketched = {**showing.game(None, sketches=True), **beside}
        return Moment(now, sitting.feed.last(None), plain, sketched)

    def for_watcher(self, watcher: Watcher) -> Document:
        return self.sketched if watcher.sketches else self.shown


class Gallery:
    """What spectators of one table are shown, so many seconds late."""

    def __init__(self, sitting: Sitting, now: float) -> None:
        self.sitting = sitting
        self.moments: deque[Moment] = deque()
        self.seen: dict[Watcher, int] = {}
        # What it looked like before this process had the table open is not known any more.
        blank: Document = {"view": None, "decision": None, "clock": None}
        blank["table"] = as_before(table_document(sitting), now)
        known = self.number_at(now - sitting.settings.delay)
        self.moments.append(Moment(0.0, known, blank, blank))

    def number_at(self, moment: float) -> int:
        """How many entries spectators had heard by then."""
        entries = self.sitting.feed.entries
        order = self.sitting.feed.orders[None]
        return sum(1 for place in order if entries[place].at <= moment)

    def misses(self, records: list[Record]) -> bool:
        """Whether these bring anything that spectators see: an answer held back does not."""
        told = self.sitting.feed.last(None) > self.moments[-1].n
        return told or any(
            record.on_show or isinstance(record, Due) or changes_game(record, None)
            for record in records
        )

    def note(self, showing: Showing) -> Moment:
        """Something has changed: in a while spectators will see it."""
        moment = Moment.of(showing)
        self.moments.append(moment)
        shown_by = showing.now - self.sitting.settings.delay
        while len(self.moments) > 1 and self.moments[1].at <= shown_by:
            self.moments.popleft()
        return moment

    def current(self, now: float) -> Moment:
        """What spectators see now."""
        shown_by = now - self.sitting.settings.delay
        current = self.moments[0]
        for moment in self.moments:
            if moment.at <= shown_by:
                current = moment
        return current

    def hello(self, watcher: Watcher, since: int, now: float) -> bytes:
        moment = self.current(now)
        self.seen[watcher] = moment.n
        after = max(0, moment.n - AT_HAND, min(since, moment.n))
        return ENCODER.encode(
            {
                "type": "hello",
                "n": moment.n,
                "seat": None,
                "auto": False,
                "now": now,
                **moment.for_watcher(watcher),
                "first": after + 1,
                "entries": self.sitting.feed.read(None, after, moment.n),
            }
        )

    def news(self, watcher: Watcher, moment: Moment, now: float) -> bytes | None:
        """What a moment brings a watcher; None if he came later and knows it already."""
        after = self.seen.get(watcher, 0)
        if moment.n < after or moment.at < self.current(now).at:
            return None
        self.seen[watcher] = moment.n
        return ENCODER.encode(
            {
                "type": "news",
                "n": moment.n,
                "now": now,
                "entries": self.sitting.feed.read(None, after, moment.n),
                **moment.for_watcher(watcher),
            }
        )


def is_late(sitting: Sitting, now: float) -> bool:
    """Whether spectators are behind: while a game with secrets is under way, and a little after."""
    return is_behind(sitting.settings.delay, sitting.started, sitting.ended, now)


def is_behind(delay: int, started: float | None, ended: float | None, now: float) -> bool:
    if not delay or started is None:
        return False
    return ended is None or now < ended + delay


def is_summary_late(summary: Document, now: float) -> bool:
    """The same of a table in a list."""
    delay = summary["settings"]["delay"]
    return is_behind(delay, summary["started"], summary["ended"], now)


def as_before(table: Document, now: float) -> Document:
    """A table as who is behind may know it where its past is not at hand: nothing new is told.

    Neither that it is over, nor what has been promised, nor who has gone meanwhile.
    """
    known = now - table["settings"]["delay"]
    before = {**table, "ended": None, "result": None, "rematch": None}
    if table["state"] == "over":
        before["state"] = "playing"
    before["seats"] = [{**seat, **PRESENT} for seat in table["seats"]]
    if "promises" in table:
        before["seed"] = before["secret"] = None
        before["promises"] = [
            promise_before(one, known) for one in table["promises"] if one["at"] <= known
        ]
    return before


PRESENT: Document = {"here": True, "gone_at": None, "bot_at": None, "stand_in": None}


def promise_before(promise: Document, known: float) -> Document:
    if promise["judged_at"] is None or promise["judged_at"] <= known:
        return promise
    return {**promise, "state": "standing", "judged_at": None}
