"""Updates: the `hello` and `news` messages of one moment. Each is made only once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from sitdown.kernel import Document
from sitdown.table.records.acting import Acted, Due, Meant
from sitdown.table.records.beginning import Began
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.record import TableRecord
from sitdown.table.records.talking import Auto

from .advice import sketch_of
from .patches import Pieces
from .picture import Picture, clock_document, decision_document
from .table_document import asking_documents, table_document
from .watcher import Watcher

if TYPE_CHECKING:
    from sitdown.table.records.sitting import Sitting

    from .gallery import Gallery


ENCODER: Final = msgspec.json.Encoder()

HELLO_ENTRIES = 200
"""The largest number of entries in a hello. Clients read older ones from the log."""


class ChangedParts:
    """The parts of a message that some records change.

    `on_show`: the table document. `on_clock`: the clock. `moving`: the viewpoints that may notice
    that the game moves; None: all of them.
    """

    def __init__(self, records: list[TableRecord]) -> None:
        self.on_show = False
        self.on_clock = False
        self.moving: set[Viewpoint] | None = set()
        for record in records:
            if record.on_show:
                self.on_show = True
            if isinstance(record, Due):
                self.on_clock = True
            elif is_noticed_by_all(record):
                self.moving = None
            elif self.moving is not None and isinstance(record, Acted | Meant | Auto):
                self.moving.add(record.seat)
        self.on_clock = self.on_clock or self.on_show

    def moves(self, viewpoint: Viewpoint) -> bool:
        """Whether a viewpoint may notice that the game moves."""
        return self.moving is None or viewpoint in self.moving


class Updates:
    """The messages of one moment. Pictures and messages are cached, so each is made once."""

    def __init__(
        self,
        sitting: Sitting,
        watching: int,
        now: float,
        kept: dict[Viewpoint, Document],
        gallery: Gallery | None = None,
    ) -> None:
        self.sitting = sitting
        self.watching = watching
        self.now = now
        self.kept = kept
        self.gallery = gallery
        self.beside: Document = {} if gallery is None else {"late": gallery.document()}
        self.pictures: dict[Viewpoint, Picture] = {}
        self.position: Document | None = None
        self.moment = ENCODER.encode(now)
        self.clock: bytes | None = None
        self.unasked: dict[str, bytes] = {}
        self.sketched: dict[Viewpoint, Document | None] = {}
        self.in_pieces: dict[tuple[Viewpoint, bool], Pieces | None] = {}
        self.messages: dict[tuple[Viewpoint, bool, str | None, Pieces | None], bytes | None] = {}

    def hello(self, watcher: Watcher, since: int) -> bytes:
        """The first message to a watcher: the whole picture, and the entries it has missed."""
        viewpoint = watcher.viewpoint
        last = self.sitting.feed.last(viewpoint)
        after = max(0, last - HELLO_ENTRIES, min(since, last))
        message: Document = {
            "type": "hello",
            "n": last,
            "seat": viewpoint,
            "auto": viewpoint is not None and self.sitting.chairs[viewpoint].auto,
            "small": kinds_of(self.sitting.small, viewpoint),
            "waived": kinds_of(self.sitting.waived, viewpoint),
            "now": self.now,
            "table": self.table(watcher.person),
            **self.shown(viewpoint, watcher.sketches),
            "decision": decision_document(self.sitting, viewpoint),
            "clock": clock_document(self.sitting, self.now),
            "first": after + 1,
            "entries": self.sitting.feed.texts(viewpoint, after),
            **self.beside,
        }
        return ENCODER.encode(message)

    def news(self, watcher: Watcher, after: int, changes: ChangedParts) -> bytes | None:
        """The news for a watcher; None if it may not notice any change."""
        # The table document depends on the person. Without it, all at a viewpoint share a message.
        person = watcher.person if changes.on_show else None
        key = (watcher.viewpoint, watcher.sketches, person, watcher.seen)
        if key in self.messages:
            message = self.messages[key]
        else:
            message = self.messages[key] = self.make_news(watcher, after, changes)
        if watcher.patches and changes.moves(watcher.viewpoint):
            watcher.seen = self.pieces(watcher.viewpoint, watcher.sketches)
        return message

    def make_news(self, watcher: Watcher, after: int, changes: ChangedParts) -> bytes | None:
        """Builds the message from JSON texts, most of which several watchers share."""
        viewpoint = watcher.viewpoint
        feed = self.sitting.feed
        entries = feed.written(viewpoint, after)
        parts: list[bytes] = []
        if changes.moves(viewpoint):
            self.add_game(parts, watcher)
        if changes.on_clock:
            parts += (b',"clock":', self.clock_text())
        if changes.on_show:
            parts += (b',"table":', ENCODER.encode(self.table(watcher.person)))
        if not entries and not parts:
            return None
        for name, document in self.beside.items():
            parts += (b',"%b":' % name.encode(), ENCODER.encode(document))
        head = b'{"type":"news","n":%d,"now":%b,"entries":[%b]' % (
            feed.last(viewpoint),
            self.moment,
            b",".join(entries),
        )
        return b"".join([head, *parts, b"}"])

    def clock_text(self) -> bytes:
        if self.clock is None:
            self.clock = ENCODER.encode(clock_document(self.sitting, self.now))
        return self.clock

    def table(self, person: str | None) -> Document:
        """The table as a person may see it. Their own seats and requests are never delayed."""
        if self.gallery is None:
            return table_document(self.sitting, person, self.watching)
        shown = table_document(self.sitting, None, self.watching)
        now = self.gallery.sitting
        own = now.seats_of(person)
        seats = [{**seat, "yours": seat["seat"] in own} for seat in shown["seats"]]
        is_host = person is not None and person == now.host
        asking = asking_documents(now, person)
        shown.update(yours=own, seats=seats, host=is_host, asking=asking)
        if self.sitting.started is None and now.started is not None:
            shown.update(state="playing", started=now.started)
        return shown

    def add_game(self, parts: list[bytes], watcher: Watcher) -> None:
        """Adds the open question, and the picture or a patch of it.

        A patch needs the picture that the watcher got before on the same connection.
        """
        viewpoint, sketches = watcher.viewpoint, watcher.sketches
        pieces = None if watcher.seen is None else self.pieces(viewpoint, sketches)
        patch = None if pieces is None else pieces.edits_since(watcher.seen)
        if patch is None:
            parts += (b',"view":', ENCODER.encode(self.picture(viewpoint).view))
            if sketches:
                parts += (b',"sketch":', ENCODER.encode(self.sketch(viewpoint)))
        else:
            parts += (b',"patch":', ENCODER.encode(patch))
        parts += (b',"decision":', self.decision_text(viewpoint))

    def decision_text(self, viewpoint: Viewpoint) -> bytes:
        """The open question as JSON. Viewpoints that owe no answer share one text for a window."""
        if viewpoint in self.sitting.owing():
            return ENCODER.encode(decision_document(self.sitting, viewpoint))
        window = self.sitting.token(viewpoint)
        text = self.unasked.get(window)
        if text is None:
            text = ENCODER.encode(decision_document(self.sitting, viewpoint))
            self.unasked[window] = text
        return text

    def shown(self, viewpoint: Viewpoint, sketches: bool) -> Document:
        """The view of a viewpoint, with its sketch if it is wanted."""
        view = self.picture(viewpoint).view
        return {"view": view, "sketch": self.sketch(viewpoint)} if sketches else {"view": view}

    def sketch(self, viewpoint: Viewpoint) -> Document | None:
        if viewpoint not in self.sketched:
            readable = self.picture(viewpoint).readable()
            self.sketched[viewpoint] = sketch_of(self.sitting.game_id, readable)
        return self.sketched[viewpoint]

    def pieces(self, viewpoint: Viewpoint, sketches: bool) -> Pieces | None:
        """The view and sketch in pieces; None if one of them is missing."""
        key = (viewpoint, sketches)
        if key not in self.in_pieces:
            shown = self.shown(viewpoint, sketches)
            self.in_pieces[key] = None if None in shown.values() else Pieces(shown)
        return self.in_pieces[key]

    def picture(self, viewpoint: Viewpoint) -> Picture:
        picture = self.pictures.get(viewpoint)
        if picture is None:
            picture = Picture.of(self.sitting, viewpoint, self.kept, self.whole)
            self.pictures[viewpoint] = picture
        return picture

    def whole(self) -> Document:
        """The full position with all secrets, from which views are made."""
        if self.position is None:
            assert self.sitting.position is not None
            self.position = self.sitting.position.document()
        return self.position


def kinds_of(wishes: Mapping[int, frozenset[str]], viewpoint: Viewpoint) -> list[str]:
    """The kinds of question for which a seat has set a wish."""
    return [] if viewpoint is None else sorted(wishes.get(viewpoint, ()))


def is_noticed_by_all(record: TableRecord) -> bool:
    """Whether all viewpoints may notice that the game moves. A held answer is known to its seat."""
    return not record.held if isinstance(record, Acted) else isinstance(record, Began)
