"""Events (contract §7): what is told, in full to those who may know and with "?" to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .form import HIDDEN, Document


def veiled(value: Any) -> Any:
    """A value as those see it who may not know it: a list keeps its length."""
    return [HIDDEN] * len(value) if isinstance(value, list) else HIDDEN


class Secret:
    """A value in an event that only some seats get to know."""

    def __init__(self, value: Any, to: Sequence[int]) -> None:
        self.value = value
        self.to = to


def secret(value: Any, *to: int) -> Secret:
    """`value`, for the seats named; the others are told "?" (a list: one "?" for each item)."""
    return Secret(value, to)


class Event:
    """One thing that happened, told to everybody; who may not know a secret of it gets "?"."""

    def __init__(self, name: str, fields: Document) -> None:
        self.name = name
        self.fields = fields

    def document(self) -> Document:
        """The full form, secrets and all."""
        told: Document = {"event": self.name}
        for field, value in self.fields.items():
            told[field] = value.value if isinstance(value, Secret) else value
        return told

    def told(self, seat: int | None) -> Document:
        """What a seat (None: a spectator) gets to know of it."""
        told: Document = {"event": self.name}
        for field, value in self.fields.items():
            if not isinstance(value, Secret):
                told[field] = value
            elif seat is not None and seat in value.to:
                told[field] = value.value
            else:
                told[field] = veiled(value.value)
        return told

    def __repr__(self) -> str:
        return f"Event({self.document()})"
