"""Patches: what changed in a picture since the one a watcher has.

A picture is cut into pieces, the fields of each document and, where a field is a list of objects,
each of these; they are what is compared, kept and sent. Pieces are text, so what is kept of a
picture takes little, and nothing that looks different passes for the same.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sitdown.kernel import Document

ENCODER: Final = msgspec.json.Encoder()

Piece = bytes | list[bytes]
"""A field as it is written; a list of objects one by one."""

Edit = list[Any]
"""The way to a place in the picture, and as its last item what lies there now."""

WHOLE = "legal"
"""The field of a view that always comes anew as a whole: one picks from it, and needs all of it."""


class Pieces:
    """A picture in pieces: the fields of its documents, `view` and `sketch`, by their names."""

    __slots__ = ("documents",)

    def __init__(self, picture: Document) -> None:
        self.documents: dict[str, dict[str, Piece]] = {
            name: {field: piece(field, value) for field, value in document.items()}
            for name, document in picture.items()
        }

    def edits_since(self, before: Pieces | None) -> list[Edit] | None:
        """How to get here from another picture; None if they do not have the same fields."""
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
    """What is different in a field; in a list of as many objects as before, only some of them."""
    if isinstance(now, bytes):
        return [[*way, msgspec.Raw(now)]]
    if isinstance(before, bytes) or len(before) != len(now):
        return [[*way, msgspec.Raw(b"[" + b",".join(now) + b"]")]]
    return [
        [*way, place, msgspec.Raw(item)] for place, item in enumerate(now) if item != before[place]
    ]
