"""A game's notes and its album as documents."""

from __future__ import annotations

from sitdown.kernel import Document, Note, Shelf, Thing
from sitdown.kernel.note import Place

from .advice import phrase_document


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
