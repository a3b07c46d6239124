"""Work: in order, whoever does it and whoever is lost meanwhile."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

from sitdown.lab.jobs.batches import (
    BATCHES_AHEAD_PER_WORKER,
    MOST_IN_A_BATCH,
    MOST_LOSSES,
    Outcome,
    Task,
    WorkersLost,
    in_batches,
    outcome_of,
    run,
)
from sitdown.lab.jobs.local_processes import Processes

NO_KILL = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")


def squared(number: int) -> int:
    return number * number


def squared_at_the_second_try(job: tuple[Path, int]) -> int:
    """The first worker that gets to the marked number dies of it."""
    mark, number = job
    if number == 7 and not mark.exists():
        mark.touch()
        die()
    return number * number


def fatal(number: int) -> None:
    die()


def faulty(number: int) -> None:
    raise ValueError(f"{number} cannot be")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Backwards:
    """A crew that is done with the last batch first, and loses some of them at the first try."""

    def __init__(self, sizes: Sequence[int], lost: Sequence[int] = ()) -> None:
        self.sizes = list(sizes)
        self.lost = list(lost)
        self.under_way: dict[int, Outcome] = {}
        self.handed: list[int] = []
        self.is_closed = False

    @property
    def size(self) -> int:
        return self.sizes.pop(0) if len(self.sizes) > 1 else self.sizes[0]

    def submit(self, number: int, task: Task, batch: Sequence[object]) -> None:
        self.handed.append(number)
        self.under_way[number] = outcome_of(task, batch)

    def wait(self) -> Iterator[tuple[int, Outcome]]:
        assert self.under_way, "nobody would ever come back"
        number = max(self.under_way)
        outcome = self.under_way.pop(number)
        if number in self.lost:
            self.lost.remove(number)
            outcome = None
        yield number, outcome

    def close(self) -> None:
        self.is_closed = True


def test_what_comes_out_of_order_waits_for_its_turn() -> None:
    crew = Backwards([4])
    assert list(run(crew, squared, range(40))) == [number * number for number in range(40)]
    assert crew.is_closed


def test_what_is_lost_is_done_again() -> None:
    crew = Backwards([4], lost=[3, 2, 0, 39])
    assert list(run(crew, squared, range(40))) == [number * number for number in range(40)]
    assert sorted(crew.handed) == sorted([*range(40), 3, 2, 0, 39])


def test_a_crew_may_shrink() -> None:
    """What was handed out further ahead than few may go comes back and waits."""
    crew = Backwards([8] * 4 + [1], lost=list(range(10)))
    assert list(run(crew, squared, range(60))) == [number * number for number in range(60)]


def test_nobody_runs_too_far_ahead() -> None:
    crew = Backwards([2])
    coming = run(crew, squared, range(200))
    next(coming)
    assert max(crew.handed) < MOST_IN_A_BATCH
    assert len(crew.handed) <= 2 * BATCHES_AHEAD_PER_WORKER + 1
    coming.close()
    assert crew.is_closed


def test_batches_are_many_and_not_large() -> None:
    assert [len(batch) for batch in in_batches(range(3), 2)] == [1, 1, 1]
    assert {len(batch) for batch in in_batches(range(100_000), 2)} == {MOST_IN_A_BATCH}
    assert [job for batch in in_batches(range(333), 2) for job in batch] == list(range(333))


def test_processes_do_the_same() -> None:
    found = list(run(Processes(2), squared, range(50)))
    assert found == [number * number for number in range(50)]
    assert not active_children()


@NO_KILL
def test_a_worker_that_is_killed_costs_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    jobs = [(tmp_path / "died", number) for number in range(20)]
    found = list(run(Processes(2), squared_at_the_second_try, jobs))
    assert found == [number * number for number in range(20)]
    assert (tmp_path / "died").exists()
    assert caplog.messages == ["a worker was lost; what it was at is done again"]


@NO_KILL
def test_a_job_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersLost, match=f"{MOST_LOSSES} workers were lost .* all at 5"):
        list(run(Processes(1), fatal, [5]))
    assert not active_children()


def test_what_a_job_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="0 cannot be") as raised:
        list(run(Processes(2), faulty, range(4)))
    assert "in faulty" in raised.value.__notes__[0]


def test_whoever_stops_leaves_nobody_working() -> None:
    coming = run(Processes(2), squared, range(1000))
    next(coming)
    assert active_children()
    coming.close()
    assert not active_children()
