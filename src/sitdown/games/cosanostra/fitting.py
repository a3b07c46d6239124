"""What must fit the phase in a document that is loaded."""

from __future__ import annotations

from .position import CosaNostra


def fit(state: CosaNostra) -> None:
    """Refuses a position that the rules could not go on from."""
