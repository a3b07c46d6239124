"""Processes that run stories in parallel. Each runs many of them, one after the other."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from .judge import Failure
from .story import Story
from .world import Outcome, run

STORIES_EACH = 100
"""The number of stories that a process runs before it is replaced. This bounds its memory."""

CHILD_ANSWER_SECONDS = 60.0
"""Seconds that a story may take beyond its virtual time.

Most run 300 times as fast as their virtual time.
"""

POLL_SECONDS = 1.0

SPAWN = multiprocessing.get_context("spawn")


class Teller:
    """A process that runs stories, and its current one."""

    def __init__(self) -> None:
        self.line, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=tell_stories, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()
        self.story: Story | None = None
        self.told = 0
        self.until = 0.0

    def tell(self, story: Story) -> None:
        self.story = story
        self.told += 1
        self.until = time.monotonic() + CHILD_ANSWER_SECONDS + story.seconds
        with suppress(OSError):  # if the process has ended, `outcome` reports it
            self.line.send(story)

    def outcome(self) -> Outcome | None:
        """The outcome of the current story; None while it goes on."""
        assert self.story is not None
        if self.line.poll():
            try:
                found: Outcome = self.line.recv()
            except (EOFError, OSError):
                self.end()
                return failed(self.story, "the process of the simulation has ended")
            self.story = None
            return found
        if time.monotonic() > self.until:
            self.end()
            return failed(self.story, "the simulation does not come to an end")
        return None

    def is_used_up(self) -> bool:
        return self.told >= STORIES_EACH or not self.process.is_alive()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def failed(story: Story, what: str) -> Outcome:
    """The outcome of a story that was not run to its end."""
    failure = Failure(0.0, what, {})
    return Outcome(story.seed, "", [failure], Counter(), table_hours={}, cpu=0.0, steps=0)


def tell_stories(line: Connection) -> None:
    """The main function of a process. Only its parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            line.send(run(line.recv()))


def outcomes(
    stories: Iterator[Story], jobs: int
) -> Generator[tuple[Story, Outcome] | None, None, None]:
    """Yields each story with its outcome as they finish, and None at least about every second."""
    free: list[Teller] = []
    busy: list[Teller] = []
    try:
        coming = next(stories, None)
        while coming is not None or busy:
            while coming is not None and len(busy) < jobs:
                teller = free.pop() if free else Teller()
                teller.tell(coming)
                busy.append(teller)
                coming = next(stories, None)
            wait([teller.line for teller in busy], timeout=POLL_SECONDS)
            told = [(teller, teller.story, teller.outcome()) for teller in busy]
            for teller, story, outcome in told:
                if story is None or outcome is None:
                    continue
                busy.remove(teller)
                if teller.is_used_up():
                    teller.end()
                else:
                    free.append(teller)
                yield story, outcome
            yield None
    finally:
        for teller in (*free, *busy):
            teller.end()
