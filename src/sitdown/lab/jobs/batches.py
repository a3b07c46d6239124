"""Hands jobs to workers in batches; results in order, lost batches repeated.

Jobs go out in batches. A worker may be lost at any time, or a whole machine. Its batch then goes to
another worker. A job's result depends on the job alone, so it is the same wherever it runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from logging import getLogger
from traceback import format_exc
from typing import Any, Final, Protocol, TypeVar

from sitdown.kernel import SitdownError

Job = TypeVar("Job")
Done = TypeVar("Done")
Stream = Generator[Done, None, None]
"""Results as they arrive; closing the generator cancels the rest."""
Task = Callable[[Any], Any]
"""The function that does a job. It belongs to a module, so that a worker can import it by name."""

LOG: Final = getLogger(__name__)
MOST_IN_A_BATCH: Final = 50
"""The most jobs in a batch."""
BATCHES_EACH: Final = 16
"""Batches per worker, if there are enough jobs: small batches, so that little is lost with one."""
BATCHES_AHEAD_PER_WORKER: Final = 4
"""At most this many batches per worker are started beyond the oldest unfinished one.

This bounds the results that wait in memory, because results are passed on in order.
"""
MOST_LOSSES: Final = 5
"""A batch that has lost this many workers is given up."""


class WorkersLost(SitdownError):
    """A batch has lost MOST_LOSSES workers, so the batch itself must be the cause."""


@dataclass(frozen=True)
class Failed:
    """The exception that a job raised; the worker's traceback is attached as a note."""

    error: Exception


Outcome = list[Any] | Failed | None
"""The results of a batch, or its failure; None if its worker was lost."""


class Workers(Protocol):
    """A pool of workers. Each does one batch at a time."""

    @property
    def size(self) -> int:
        """The most batches that can be in flight."""

    def submit(self, number: int, task: Task, batch: Sequence[Any]) -> None:
        """Sends a batch to a worker. Call it only while fewer than `size` are in flight."""

    def wait(self) -> Iterable[tuple[int, Outcome]]:
        """Waits until at least one batch in flight has an outcome."""

    def close(self) -> None:
        """Stops all workers, even in the middle of a batch."""


def run(crew: Workers, task: Callable[[Job], Done], jobs: Sequence[Job]) -> Stream[Done]:
    """Yields the results in the order of the jobs, and raises the first failure.

    The workers are closed in any case.
    """
    batches = in_batches(jobs, crew.size)
    waiting = list(range(len(batches)))  # a heap: a lost batch is repeated before newer ones
    finished: dict[int, list[Done] | Failed] = {}
    losses: Counter[int] = Counter()
    under_way = first = 0
    try:
        while first < len(batches):
            size = crew.size
            while (
                waiting
                and under_way < size
                and waiting[0] < first + BATCHES_AHEAD_PER_WORKER * size
            ):
                number = heappop(waiting)
                crew.submit(number, task, batches[number])
                under_way += 1
            for number, outcome in crew.wait():
                under_way -= 1
                if outcome is None:
                    losses[number] += 1
                    tell_loss(losses[number], batches[number])
                    heappush(waiting, number)
                else:
                    finished[number] = outcome
            while first in finished:
                yield from what_came(finished.pop(first))
                first += 1
    finally:
        crew.close()


def in_batches(jobs: Sequence[Job], workers: int) -> list[Sequence[Job]]:
    size = max(1, min(MOST_IN_A_BATCH, len(jobs) // (workers * BATCHES_EACH)))
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def tell_loss(losses: int, batch: Sequence[Any]) -> None:
    if losses >= MOST_LOSSES:
        raise WorkersLost(f"{losses} workers were lost one after the other, all at {batch[0]}")
    LOG.warning("a worker was lost; what it was at is done again")


def what_came(outcome: list[Any] | Failed) -> list[Any]:
    """The results of a batch; raises its failure."""
    if isinstance(outcome, Failed):
        raise outcome.error
    return outcome


def outcome_of(task: Task, batch: Sequence[Any]) -> Outcome:
    """Does a batch on a worker."""
    try:
        return [task(job) for job in batch]
    except Exception as error:
        error.add_note(format_exc())
        return Failed(error)
