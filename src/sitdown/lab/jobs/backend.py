"""Backend: where jobs run (here, in processes, on Ray) and how progress is shown."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from .batches import Workers, run
from .local_processes import Processes
from .ray_cluster import Cluster
from .row_files import GAMES, RowFile

Job = TypeVar("Job")
Done = TypeVar("Done")
Progress = Callable[[Iterator[Any], int, int], Iterator[Any]]
"""Passes results through and shows progress.

Called with the results, their total number, and how many of them were there from the beginning.
"""


def unwatched(coming: Iterator[Any], total: int, there: int) -> Iterator[Any]:
    return coming


@dataclass(frozen=True)
class Backend:
    """Where jobs run, which files keep their results, and how progress is shown."""

    processes: int | None = None
    """Number of worker processes; None: one per core."""
    ray: str | None = None
    """The address of a Ray cluster to use instead of processes, or `local`."""
    rows: Path | None = None
    """File that keeps one row per game."""
    decisions: Path | None = None
    """File that keeps one row per decision."""
    resume: bool = False
    """Whether to continue with the files of an earlier run."""
    watch: Progress = unwatched
    """Shows progress: sees each result as it arrives."""

    def crew(self, jobs: int) -> Workers | None:
        """Workers for this number of jobs; None: the jobs run here, one after the other."""
        if self.ray is not None:
            return Cluster(self.ray, self.processes)
        if self.processes == 1 or jobs < 2:
            return None
        return Processes(self.processes)

    def carry_out(self, task: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """Results of the jobs, in order. `task` must be a function of a module, to be pickled."""
        crew = self.crew(len(jobs)) if jobs else None
        if crew is None:
            return map(task, jobs)
        return run(crew, task, jobs)

    def last_words(self, typed: Sequence[str]) -> str:
        """The message after an interruption: the games kept, and the command that resumes."""
        if self.rows is None:
            return "nothing is kept (--rows FILE keeps what is done)"
        again = shlex.join(["sitdown", *typed, *([] if self.resume else ["--resume"])])
        kept = RowFile(self.rows, GAMES)
        return f"{kept.count()} games are kept in {kept.lines}; to go on: {again}"
