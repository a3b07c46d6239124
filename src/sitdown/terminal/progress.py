"""Progress: how far many games have come, at a terminal, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

from .paper import Paper

Coming = TypeVar("Coming")


class Rate(ProgressColumn):
    """So many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


def watched(coming: Iterator[Coming], total: int, there: int) -> Iterator[Coming]:
    """Passes on what comes, of so many, of which so many are there from the beginning."""
    if not sys.stderr.isatty():
        yield from coming
        return
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Paper(sys.stderr), transient=True) as bar:
        games = bar.add_task("", total=total, completed=there)
        for number, one in enumerate(coming, start=1):
            if number > there:
                bar.advance(games)
            yield one
