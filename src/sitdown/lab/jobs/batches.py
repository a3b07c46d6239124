"""Hands jobs to workers in batches; results in order, lost batches repeated.

Jobs go out in batches. A worker may be lost at any time, and a whole machine with it: what it was
at goes to another one. What comes of a job follows from the job alone, so it is the same whoever
does it, and wherever.
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
"""What comes as it comes; whoever closes it stops the rest."""
Task = Callable[[Any], Any]
"""What is done with a job: a function of a module, so that a worker finds it by its name."""

LOG: Final = getLogger(__name__)
MOST_IN_A_BATCH: Final = 50
BATCHES_EACH: Final = 16
"""Batches for each worker, where there are jobs enough: what is lost is little."""
BATCHES_AHEAD_PER_WORKER: Final = 4
"""Nobody runs further ahead of the first batch that is missing: so many batches for a worker."""
MOST_LOSSES: Final = 5


class WorkersLost(SitdownError):
    """One batch has lost so many workers that it must be its own doing."""


@dataclass(frozen=True)
class Failed:
    """What a job raised, with where it did as a note."""

    error: Exception


Outcome = list[Any] | Failed | None
"""What came of a batch; None if its worker was lost."""


class Workers(Protocol):
    """Workers, each at one batch at a time."""

    @property
    def size(self) -> int:
        """How many batches can be under way."""

    def submit(self, number: int, task: Task, batch: Sequence[Any]) -> None:
        """Gives a batch to a worker; fewer are under way than there can be."""

    def wait(self) -> Iterable[tuple[int, Outcome]]:
        """Waits until something came of some batch under way."""

    def close(self) -> None:
        """Ends all work, whatever is under way."""


def run(crew: Workers, task: Callable[[Job], Done], jobs: Sequence[Job]) -> Stream[Done]:
    """What comes of the jobs, faults too, in their order; the crew is closed whatever happens."""
    batches = in_batches(jobs, crew.size)
    waiting = list(range(len(batches)))  # the first of them on top, whatever comes back
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
    if isinstance(outcome, Failed):
        raise outcome.error
    return outcome


def outcome_of(task: Task, batch: Sequence[Any]) -> Outcome:
    """Does a batch, at a worker."""
    try:
        return [task(job) for job in batch]
    except Exception as error:
        error.add_note(format_exc())
        return Failed(error)
