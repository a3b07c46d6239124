"""Way: how many games are played, where, and what is kept of them; the same for every command."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sitdown.kernel import BadOptions, Document

from .batches import Crew, run
from .local_processes import Processes
from .ray_cluster import Cluster
from .row_files import DECISIONS, GAMES, RowFile

Job = TypeVar("Job")
Done = TypeVar("Done")
Watch = Callable[[Iterator[Any], int, int], Iterator[Any]]
"""Passes on what comes, of so many, of which so many are there from the beginning."""


def unwatched(coming: Iterator[Any], total: int, there: int) -> Iterator[Any]:
    return coming


@dataclass(frozen=True)
class Way:
    """`processes`: on so many cores (all). `ray`: at a cluster's address instead, or `local`.

    `rows`, `decisions`: files that keep a row for each game and each decision; `resume` goes on
    with them. `watch` is told what comes as it comes.
    """

    processes: int | None = None
    ray: str | None = None
    rows: Path | None = None
    decisions: Path | None = None
    resume: bool = False
    watch: Watch = unwatched

    def crew(self, jobs: int) -> Crew | None:
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


class Keeper:
    """The files of a way: rows, and decisions beside them."""

    def __init__(self, way: Way) -> None:
        if way.decisions is not None and way.rows is None:
            raise BadOptions("--decisions goes with --rows, by which one can go on")
        if way.resume and way.rows is None:
            raise BadOptions("--resume goes on with a file of rows: which --rows?")
        self.resume = way.resume
        self.rows = None if way.rows is None else RowFile(way.rows, GAMES)
        self.decisions = None if way.decisions is None else RowFile(way.decisions, DECISIONS)
        self.files = [one for one in (self.rows, self.decisions) if one is not None]

    def open(self) -> list[Document]:
        """Makes the files, or goes on with them: the rows that are there."""
        for file in self.files:
            file.go_on() if self.resume else file.begin()
        found = [] if self.rows is None else list(self.rows.rows())
        if self.decisions is not None:
            found = found[: self.agree(found, self.decisions)]
        return found

    def agree(self, rows: list[Document], decisions: RowFile) -> int:
        """How many games have all their decisions; what one file has beyond the other is cut."""
        assert self.rows is not None
        there = decisions.count()
        games = used = 0
        while games < len(rows) and used + rows[games]["moves"] <= there:
            used += rows[games]["moves"]
            games += 1
        decisions.cut(used)
        self.rows.cut(games)
        return games

    def keep(self, row: Document, decisions: list[Document]) -> None:
        """Decisions first: a row says that all of its game is there."""
        if self.decisions is not None:
            self.decisions.add(decisions)
        if self.rows is not None:
            self.rows.add([row])

    def finish(self) -> None:
        for file in self.files:
            file.finish()
