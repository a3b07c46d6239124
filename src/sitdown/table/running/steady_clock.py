"""A wall clock that never runs backwards, and detection of suspended processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SUSPENDED_SECONDS: Final = 1.0
"""A process that has not come to do anything for so many seconds has slept."""

WAITING: Final = 1.0
"""Seconds for what waited meanwhile, before anybody's time is up."""


class SteadyClock:
    """The wall clock as it was at the start, and what has passed since: it never goes back.

    People read these times, and deadlines outlive a restart by them. `forward` is for a process
    whose clock is behind that of the others, or behind what it wrote down itself before.
    """

    def __init__(self, wall: Callable[[], float], ticking: Callable[[], float]) -> None:
        self.ticking = ticking
        self.ahead = wall() - ticking()

    def __call__(self) -> float:
        return self.ahead + self.ticking()

    def forward(self, moment: float) -> None:
        self.ahead += max(0.0, moment - self())


class SuspendDetector:
    """Notices that the process was stopped, or held up, for a while."""

    def __init__(self, ticking: Callable[[], float]) -> None:
        self.ticking = ticking
        self.awake = ticking()

    def slept(self) -> float:
        """Seconds since this was last asked, if they are so many that it must have slept."""
        now = self.ticking()
        passed, self.awake = now - self.awake, now
        return passed if passed > SUSPENDED_SECONDS else 0.0
