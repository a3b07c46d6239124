"""Places at the end (contract §9): who stands before whom."""

from __future__ import annotations

from typing import Any


def places(keys: list[Any]) -> list[list[int]]:
    """Seats from first to last place by their keys, the larger the better; equal keys share one.

    >>> places([(3, 0), (5, 1), (5, 1), (4, 9)])
    [[1, 2], [3], [0]]
    """
    ranked: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        ranked.append([seat for seat, own in enumerate(keys) if own == key])
    return ranked
