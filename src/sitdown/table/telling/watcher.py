"""Watcher: the interface of a connection that watches a table."""

from __future__ import annotations

from typing import Any, Protocol

from sitdown.table.records.events import Viewpoint

from .patches import Pieces


class Watcher(Protocol):
    """A connection to a table, with its viewpoint and its person."""

    viewpoint: Viewpoint
    person: str | None
    sketches: bool
    """Whether it wants sketches."""
    patches: bool
    """Whether it accepts patches instead of whole pictures."""
    seen: Pieces | None
    """The picture that it has."""

    def tell(self, message: bytes) -> None:
        """Takes a message without waiting."""

    def dismiss(self, code: str, message: str, **further: Any) -> None:
        """Ends the connection to the table, with a reason."""
