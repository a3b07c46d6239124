"""Choosing the best of several."""

from __future__ import annotations

from sitdown.kernel import Action


def best(actions: list[Action], worths: list[float]) -> tuple[Action, float]:
    """The first of the most worthy."""
    most = max(worths)
    return actions[worths.index(most)], most
