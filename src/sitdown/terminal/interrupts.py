"""Ctrl-C and signals: leave at any moment, never inside a move."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

WAYS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that end a session. No operating system has all of them."""
LOOKING_UP = 0.25
"""Seconds between wake-ups while a line is read.

A signal that arrives just before the reading begins is handled at the next wake-up.
"""


class Interrupted(KeyboardInterrupt):
    """The player wants to leave at once."""


class InterruptGuard:
    """Remembers the first interrupt signal.

    Raises Interrupted at once, or, inside `undisturbed()`, after the block has finished.
    """

    def __init__(self) -> None:
        # The number of the first signal.
        self.called: int | None = None
        # While this is true, signals are remembered but do not interrupt.
        self.is_shut = False

    @property
    def code(self) -> int:
        """The exit code after a signal: 128 plus its number, as shells have it."""
        return 128 + (self.called or signal.SIGINT)

    def hear(self, number: int, frame: FrameType | None) -> None:
        if self.called is None:
            self.called = number
            if not self.is_shut:
                raise Interrupted

    def shut(self) -> None:
        """Ignores all further signals."""
        self.is_shut = True

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """Defers an interrupt until the end of the block, so that the block is completed."""
        self.is_shut = True
        try:
            yield
        finally:
            self.is_shut = False
        if self.called is not None:
            raise Interrupted

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Handles the signals until the end of the block. A signal that is ignored stays ignored.

        Does nothing outside the main thread, because only that one may set handlers.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [getattr(signal, name) for name in WAYS if hasattr(signal, name)]
        before = {n: signal.getsignal(n) for n in numbers}
        heard = [n for n in numbers if before[n] is not signal.SIG_IGN]
        try:
            for number in heard:
                signal.signal(number, self.hear)
            with looking_up():
                yield
        finally:
            for number in heard:
                signal.signal(number, before[number])


@contextmanager
def looking_up() -> Iterator[None]:
    """Interrupts a waiting readline periodically, so that Python runs its signal handlers.

    Else a signal that came just before readline began to wait would be handled only with the next
    line.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, LOOKING_UP, LOOKING_UP)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
