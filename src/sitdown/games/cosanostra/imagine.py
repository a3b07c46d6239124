"""Filling in a view."""

from __future__ import annotations

from sitdown.kernel import Chance, Document


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    """Replaces every "?" by something possible."""
