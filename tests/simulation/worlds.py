"""Small simulated worlds for these tests."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from sitdown.server.soak.simulation.loop import SimulatedLoop, collecting_when_told

Answer = TypeVar("Answer")


@contextmanager
def simulated(seed: int = 1) -> Iterator[SimulatedLoop]:
    """A loop that is closed in the end, without faults."""
    # To look through everything that a long run of tests has left would take most of the time.
    with collecting_when_told():
        loop = SimulatedLoop(Random(seed))
        try:
            yield loop
            loop.collect()
            assert loop.faults == []
        finally:
            loop.close()


def run(work: Coroutine[Any, Any, Answer], seed: int = 1) -> Answer:
    """Runs something in a world of its own."""
    with simulated(seed) as loop:
        return loop.run_until_complete(work)
