"""Processes that tell stories side by side. Each tells many of them, one after the other."""

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
"""Stories that one process tells before another one takes its place; this bounds its memory."""

CHILD_ANSWER_SECONDS = 60.0
"""Seconds that a story may take, beside as many as pass in it. Most are 300 times as fast."""

POLL_SECONDS = 1.0

SPAWN = multiprocessing.get_context("spawn")


class Teller:
    """One process, and the story that it is telling."""

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
        with suppress(OSError):  # if it has ended, `outcome` says so
            self.line.send(story)

    def outcome(self) -> Outcome | None:
        """The outcome of its story; None while it goes on."""
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
    """The outcome of a story that was not told to its end."""
    failure = Failure(0.0, what, {})
    return Outcome(story.seed, "", [failure], Counter(), table_hours={}, cpu=0.0, steps=0)


def tell_stories(line: Connection) -> None:
    """The work of a process. Ctrl-C is for the process that has started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            line.send(run(line.recv()))


def outcomes(
    stories: Iterator[Story], jobs: int
) -> Generator[tuple[Story, Outcome] | None, None, None]:
    """Each story with its outcome, as they come; None where none has come for a second."""
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
