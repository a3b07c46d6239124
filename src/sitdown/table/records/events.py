"""An event as it is stored, with the seats that know each of its secrets."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sitdown.kernel import Document, Event, veiled
from sitdown.kernel.event import Secret

Viewpoint = int | None
"""A seat; None: the spectators."""


class StoredEvent(Struct, array_like=True, frozen=True):
    """An event that can be read without the rules that made it."""

    name: str
    fields: dict[str, Any]
    secrets: dict[str, list[int]] = {}
    """Hidden fields, each with the seats that know it."""
    only: list[int] | None = None
    """The seats that hear of the event at all; None: everybody."""

    def is_open(self) -> bool:
        """Whether nothing of it is hidden from anybody."""
        return not self.secrets and self.only is None

    def document(self) -> Document:
        """The full event, with all secrets."""
        return {"event": self.name, **self.fields}

    def to(self, viewpoint: Viewpoint) -> Document | None:
        """The event as a viewpoint may see it; None if it does not hear of it."""
        if self.only is not None and viewpoint not in self.only:
            return None
        told: Document = {"event": self.name, **self.fields}
        for field, seats in self.secrets.items():
            if viewpoint is None or viewpoint not in seats:
                told[field] = veiled(told[field])
        return told


def store_event(event: Event) -> StoredEvent:
    """An event as it is stored and read again. It shares no mutable value with the game."""
    fields: Document = {}
    secrets: dict[str, list[int]] = {}
    for name, value in event.fields.items():
        if isinstance(value, Secret):
            secrets[name] = list(value.to)
            value = value.value
        fields[name] = value if type(value) in PLAIN else read_again(value)
    return StoredEvent(event.name, fields, secrets, None)


PLAIN = frozenset([str, int, bool, type(None)])
"""Types of immutable values, which need no copy and come back from JSON unchanged."""

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


def read_again(value: Any) -> Any:
    """A copy of a value that the game may still change, in the form that JSON gives back."""
    return DECODER.decode(ENCODER.encode(value))


def heard_by(told: list[StoredEvent], viewpoint: Viewpoint) -> list[Document]:
    """The events that a viewpoint hears of, as it may see them."""
    return [one for event in told if (one := event.to(viewpoint)) is not None]
