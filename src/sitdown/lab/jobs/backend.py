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
"""Passes on what comes, of so many, of which so many are there from the beginning."""


def unwatched(coming: Iterator[Any], total: int, there: int) -> Iterator[Any]:
    return coming


@dataclass(frozen=True)
class Backend:
    """`processes`: on so many cores (all). `ray`: at a cluster's address instead, or `local`.

    `rows`, `decisions`: files that keep a row for each game and each decision; `resume` goes on
    with them. `watch` is told what comes as it comes.
    """

    processes: int | None = None
    ray: str | None = None
    rows: Path | None = None
    decisions: Path | None = None
    resume: bool = False
    watch: Progress = unwatched

    def crew(self, jobs: int) -> Workers | None:
        """Who does so many jobs; None: they are done here, one after the other."""
        if self.ray is not None:
            return Cluster(self.ray, self.processes)
        if self.processes == 1 or jobs < 2:
            return None
        return Processes(self.processes)

    def carry_out(self, task: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """What comes of the jobs, in their order; `task` is a function of a module."""
        crew = self.crew(len(jobs)) if jobs else None
        if crew is None:
            return map(task, jobs)
        return run(crew, task, jobs)

    def last_words(self, typed: Sequence[str]) -> str:
        """What is kept of what was typed, and how to go on."""
        if self.rows is None:
            return "nothing is kept (--rows FILE keeps what is done)"
        again = shlex.join(["sitdown", *typed, *([] if self.resume else ["--resume"])])
        kept = RowFile(self.rows, GAMES)
        return f"{kept.count()} games are kept in {kept.lines}; to go on: {again}"
