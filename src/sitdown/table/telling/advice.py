"""Sketches, notes and albums of a game as documents."""

from __future__ import annotations

from typing import Any

from sitdown import catalog
from sitdown.kernel import Document, Note, Shelf, Thing
from sitdown.kernel.note import Place
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch


def sketch_of(game: str, view: Any) -> Document | None:
    """A game's sketch of a view as a document; None without a view, sketch or game."""
    if view is None or "you" not in view or not catalog.has(game):
        return None
    sketch = catalog.load(game).sketch(view)
    return None if sketch is None else sketch_document(sketch)


def sketch_document(sketch: Sketch) -> Document:
    panels = [panel_document(panel) for panel in sketch.panels]
    return {"panels": panels, "facts": sketch.facts}


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


def album_document(shelves: list[Shelf]) -> list[Document]:
    return [
        {
            "title": phrase_document(shelf.title),
            "things": [thing_document(thing) for thing in shelf.things],
        }
        for shelf in shelves
    ]


def thing_document(thing: Thing) -> Document:
    kind = phrase_document(thing.kind)
    return {"id": thing.id, "rule": thing.rule, "kind": kind, "count": thing.count}


def note_document(note: Note) -> Document:
    return {
        "bars": None if note.bars is None else phrase_document(note.bars),
        "now": [phrase_document(phrase) for phrase in note.now],
        "where": [place_document(place) for place in note.where],
    }


def place_document(place: Place) -> Document:
    return {"word": phrase_document(place.word), "seat": place.seat, "sure": place.sure}
