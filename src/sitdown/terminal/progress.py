"""Progress bars for long work, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
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

from sitdown.review import Slice

from .screens.safe_console import SafeConsole

Coming = TypeVar("Coming")
Result = TypeVar("Result")


class Rate(ProgressColumn):
    """A column that shows items per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


def watched(coming: Iterator[Coming], total: int, there: int) -> Iterator[Coming]:
    """Passes items on and shows a progress bar on a terminal.

    `total` is the number of items. The first `there` of them existed before and do not move the
    bar.
    """
    if not sys.stderr.isatty():
        yield from coming
        return
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=SafeConsole(sys.stderr), transient=True) as bar:
        games = bar.add_task("", total=total, completed=there)
        for number, one in enumerate(coming, start=1):
            if number > there:
                bar.advance(games)
            yield one


def followed(work: Generator[Slice, None, Result]) -> Result:
    """Runs work that reports its progress in slices, and returns its result."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(
        *columns, console=SafeConsole(sys.stderr), transient=True, disable=not shown
    ) as bar:
        task = bar.add_task("")
        while True:
            try:
                part = next(work)
            except StopIteration as end:
                found: Result = end.value
                return found
            bar.update(task, completed=part.done, total=part.whole)
