"""An event as stored, with the seats that know each of its secrets."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sitdown.kernel import Document, Event, veiled
from sitdown.kernel.event import Secret

Viewpoint = int | None
"""A seat, or None: a spectator."""


class StoredEvent(Struct, array_like=True, frozen=True):
    """An event that outlives the rules that told it.

    `secrets` names the seats that know a field; `only` those that hear of the event at all.
    """

    name: str
    fields: dict[str, Any]
    secrets: dict[str, list[int]] = {}
    only: list[int] | None = None

    def is_open(self) -> bool:
        """Whether everybody gets to know all of it."""
        return not self.secrets and self.only is None

    def document(self) -> Document:
        """The full form, secrets and all."""
        return {"event": self.name, **self.fields}

    def to(self, viewpoint: Viewpoint) -> Document | None:
        """What a viewpoint gets to know of it; None if nothing at all."""
        if self.only is not None and viewpoint not in self.only:
            return None
        told: Document = {"event": self.name, **self.fields}
        for field, seats in self.secrets.items():
            if viewpoint is None or viewpoint not in seats:
                told[field] = veiled(told[field])
        return told


def store_event(event: Event) -> StoredEvent:
    """An event as it goes into a record, and as it is read again: all of it is its own."""
    fields: Document = {}
    secrets: dict[str, list[int]] = {}
    for name, value in event.fields.items():
        if isinstance(value, Secret):
            secrets[name] = list(value.to)
            value = value.value
        fields[name] = value if type(value) in PLAIN else read_again(value)
    return StoredEvent(event.name, fields, secrets, None)


PLAIN = frozenset([str, int, bool, type(None)])
"""What nobody can change, and every store gives back as it was."""

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


def read_again(value: Any) -> Any:
    """A value that a game may still change, as it will come out of a store."""
    return DECODER.decode(ENCODER.encode(value))


def heard_by(told: list[StoredEvent], viewpoint: Viewpoint) -> list[Document]:
    """What a viewpoint hears of several."""
    return [one for event in told if (one := event.to(viewpoint)) is not None]
