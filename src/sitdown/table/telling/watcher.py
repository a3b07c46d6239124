"""Watcher: the interface of a connection that looks at a table."""

from __future__ import annotations

from typing import Any, Protocol

from sitdown.table.records.events import Viewpoint

from .patches import Pieces


class Watcher(Protocol):
    """One connection: its viewpoint, the person behind it, and whether it wants sketches.

    `patches`: whether it can be told what is different in its picture; `seen` is the one it has.
    """

    viewpoint: Viewpoint
    person: str | None
    sketches: bool
    patches: bool
    seen: Pieces | None

    def tell(self, message: bytes) -> None:
        """Takes a message without waiting."""

    def dismiss(self, code: str, message: str, **further: Any) -> None:
        """Is told that there is nothing more to see for it."""
