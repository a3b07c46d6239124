"""A wall clock that never runs backwards, and detection of suspended processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SUSPENDED_SECONDS: Final = 1.0
"""A process that did nothing for this many seconds was suspended."""

WAITING: Final = 1.0
"""Seconds to handle requests that waited during the suspension, before a deadline passes."""


class SteadyClock:
    """The wall clock at the start plus the time that has passed since. It never goes back.

    Its times are shown to people, and stored deadlines use them across restarts. `forward` is for a
    process whose clock is behind other processes, or behind times that it has stored itself.
    """

    def __init__(self, wall: Callable[[], float], ticking: Callable[[], float]) -> None:
        self.ticking = ticking
        self.ahead = wall() - ticking()

    def __call__(self) -> float:
        return self.ahead + self.ticking()

    def forward(self, moment: float) -> None:
        self.ahead += max(0.0, moment - self())


class SuspendDetector:
    """Detects that the process was suspended or blocked for a while."""

    def __init__(self, ticking: Callable[[], float]) -> None:
        self.ticking = ticking
        self.awake = ticking()

    def slept(self) -> float:
        """Seconds since the last call if the process was suspended; else 0."""
        now = self.ticking()
        passed, self.awake = now - self.awake, now
        return passed if passed > SUSPENDED_SECONDS else 0.0
