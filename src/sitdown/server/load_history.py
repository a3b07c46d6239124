"""An hour of load figures for the administrator's page.

Answers in a hushed window are left out, as in `metrics`: the administrator may be a player too.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sitdown.store.protocol import StoreFault
from sitdown.wire.documents import Figures

from . import metrics

if TYPE_CHECKING:
    from .process import ServerProcess

STEP: Final = 10.0
"""Seconds between two figures."""
KEPT: Final = 360
"""The number of samples kept: an hour."""
MOST_TIMES: Final = 2000
"""The number of answers in a step that are timed; further ones are only counted."""


class LoadHistory:
    """The latest samples of a process, and the counters of the next one."""

    def __init__(self, room: ServerProcess) -> None:
        self.room = room
        self.ring: deque[Figures] = deque(maxlen=KEPT)
        self.moves = 0
        self.times: list[float] = []
        self.faults = StoreFault.seen

    def count(self, seconds: float) -> None:
        """Counts an answered move."""
        self.moves += 1
        if len(self.times) < MOST_TIMES:
            self.times.append(seconds)

    async def add_sample(self) -> None:
        """Makes a sample from the counters of the last step."""
        times, self.times = sorted(self.times), []
        moves, self.moves = self.moves, 0
        faults, self.faults = StoreFault.seen - self.faults, StoreFault.seen
        room = self.room
        self.ring.append(
            Figures(
                at=room.now(),
                moves=moves / STEP,
                tables=len(room.hall.tables),
                connections=len(room.sockets),
                median=milliseconds(times, 0.5),
                slow=milliseconds(times, 0.99),
                waiting=len(room.bots.workers.turns),
                memory=round(memory() / 2**20, 1),
                faults=faults,
            )
        )

    def begin(self) -> None:
        metrics.loads.append(self)
        self.room.hall.rounds.keep("note the load", self.add_sample, STEP)

    def end(self) -> None:
        metrics.loads.remove(self)


def milliseconds(times: list[float], share: float) -> float | None:
    """The time within which this share of the answers came. `times` must be sorted."""
    return round(times[int(len(times) * share)] * 1000, 2) if times else None


def memory() -> int:
    """The resident memory of this process in bytes; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096
