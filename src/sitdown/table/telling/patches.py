"""Patches: the differences between a picture and the one that a watcher has.

A picture is cut into pieces: the fields of each document, and the items of fields that are lists of
objects. Pieces are compared, kept and sent. They are JSON text, which takes little memory, and
equal text always means equal content.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sitdown.kernel import Document

ENCODER: Final = msgspec.json.Encoder()

Piece = bytes | list[bytes]
"""A field as JSON; for a list of objects, a JSON text for each."""

Edit = list[Any]
"""The path to a place in the picture, with the new value as its last item."""

WHOLE = "legal"
"""The field of a view that is always sent as a whole. Players choose an action from it."""


class Pieces:
    """A picture in pieces: the fields of its documents `view` and `sketch` by name."""

    __slots__ = ("documents",)

    def __init__(self, picture: Document) -> None:
        self.documents: dict[str, dict[str, Piece]] = {
            name: {field: piece(field, value) for field, value in document.items()}
            for name, document in picture.items()
        }

    def edits_since(self, before: Pieces | None) -> list[Edit] | None:
        """The edits that make this picture from another; None if their fields differ."""
        found: list[Edit] = []
        if before is None:
            return None
        for name, pieces in self.documents.items():
            old = before.documents.get(name)
            if old is None or old.keys() != pieces.keys():
                return None
            for field, value in pieces.items():
                if old[field] != value:
                    found += changes([name, field], old[field], value)
        return found


def piece(field: str, value: Any) -> Piece:
    if type(value) is list and value and type(value[0]) is dict and field != WHOLE:
        return [ENCODER.encode(item) for item in value]
    return ENCODER.encode(value)


def changes(way: Edit, before: Piece, now: Piece) -> list[Edit]:
    """The edits of a field. In a list of the same length, only the items that differ."""
    if isinstance(now, bytes):
        return [[*way, msgspec.Raw(now)]]
    if isinstance(before, bytes) or len(before) != len(now):
        return [[*way, msgspec.Raw(b"[" + b",".join(now) + b"]")]]
    return [
        [*way, place, msgspec.Raw(item)] for place, item in enumerate(now) if item != before[place]
    ]
