"""Watcher: who looks at a table, and what he is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch

from .play import Acted, Began, Due, Meant
from .record import Record
from .showing import Picture, asking_documents, clock_document, table_document
from .talk import Auto
from .told import Viewpoint

if TYPE_CHECKING:
    from .gallery import Gallery
    from .sitting import Sitting

ENCODER = msgspec.json.Encoder()
AT_HAND = 200
"""So many entries come with a hello at most; older ones are read in the log."""


class Watcher(Protocol):
    """One connection: its viewpoint, the person behind it, and whether it wants sketches."""

    viewpoint: Viewpoint
    person: str | None
    sketches: bool

    def tell(self, message: bytes) -> None:
        """Takes a message without waiting."""

    def dismiss(self, code: str, message: str) -> None:
        """Is told that there is nothing more to see for it."""


class Showing:
    """What there is to tell at one moment; each picture and each message is made once."""

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
        self.sketched: dict[Viewpoint, Document | None] = {}
        self.messages: dict[tuple[Viewpoint, bool, str | None], bytes | None] = {}

    def hello(self, watcher: Watcher, since: int) -> bytes:
        """The whole picture, and the entries that a watcher has missed."""
        viewpoint = watcher.viewpoint
        last = self.sitting.feed.last(viewpoint)
        after = max(0, last - AT_HAND, min(since, last))
        message: Document = {
            "type": "hello",
            "n": last,
            "seat": viewpoint,
            "auto": viewpoint is not None and self.sitting.chairs[viewpoint].auto,
            "now": self.now,
            "table": self.table(watcher.person),
            **self.game(viewpoint, watcher.sketches),
            "clock": clock_document(self.sitting, self.now),
            "first": after + 1,
            "entries": self.sitting.feed.read(viewpoint, after),
            **self.beside,
        }
        return ENCODER.encode(message)

    def news(self, watcher: Watcher, after: int, records: list[Record]) -> bytes | None:
        """What is new for a watcher; None if he may not notice anything."""
        on_show = any(record.on_show for record in records)
        person = watcher.person if on_show else None
        key = (watcher.viewpoint, watcher.sketches, person)
        if key not in self.messages:
            self.messages[key] = self.make_news(watcher, after, records, on_show)
        return self.messages[key]

    def make_news(
        self, watcher: Watcher, after: int, records: list[Record], on_show: bool
    ) -> bytes | None:
        viewpoint = watcher.viewpoint
        entries = self.sitting.feed.read(viewpoint, after)
        message: Document = {
            "type": "news",
            "n": self.sitting.feed.last(viewpoint),
            "now": self.now,
            "entries": entries,
        }
        if any(changes_game(record, viewpoint) for record in records):
            message.update(self.game(viewpoint, watcher.sketches))
        if any(isinstance(record, Due | Began) for record in records) or on_show:
            message["clock"] = clock_document(self.sitting, self.now)
        if on_show:
            message["table"] = self.table(watcher.person)
        if not entries and len(message) == 4:
            return None
        return ENCODER.encode({**message, **self.beside})

    def table(self, person: str | None) -> Document:
        """The table as a person sees it; however late it is shown, what is his own is told now."""
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

    def game(self, viewpoint: Viewpoint, sketches: bool) -> Document:
        picture = self.pictures.get(viewpoint)
        if picture is None:
            picture = Picture.of(self.sitting, viewpoint, self.kept)
            self.pictures[viewpoint] = picture
        shown: Document = {"view": picture.raw, "decision": picture.decision}
        if sketches:
            if viewpoint not in self.sketched:
                self.sketched[viewpoint] = sketch_of(self.sitting.game_id, picture.view)
            shown["sketch"] = self.sketched[viewpoint]
        return shown


def changes_game(record: Record, viewpoint: Viewpoint) -> bool:
    """Whether a viewpoint may notice that the game moves: of a held answer only its seat may."""
    if isinstance(record, Acted):
        return not record.held or record.seat == viewpoint
    if isinstance(record, Meant | Auto):
        return record.seat == viewpoint
    return isinstance(record, Began)


def sketch_of(game: str, view: Any) -> Document | None:
    """A game's sketch of a view as a document; None where there is no view, sketch or game."""
    if view is None or "you" not in view or not catalog.has(game):
        return None
    sketch = catalog.load(game).sketch(view)
    return None if sketch is None else sketch_document(sketch)


def sketch_document(sketch: Sketch) -> Document:
    return {"panels": [panel_document(panel) for panel in sketch.panels]}


def panel_document(panel: Panel) -> Document:
    return {
        "seat": panel.seat,
        "title": None if panel.title is None else phrase_document(panel.title),
        "rows": [
            cards_document(row) if isinstance(row, Cards) else phrase_document(row)
            for row in panel.rows
        ],
    }


def phrase_document(phrase: Phrase) -> Document:
    return {"id": phrase.id, "arguments": phrase.arguments, "mood": phrase.mood}


def cards_document(cards: Cards) -> Document:
    return {
        "label": phrase_document(cards.label),
        "cards": cards.cards,
        "lit": cards.lit,
        "piled": cards.piled,
    }
