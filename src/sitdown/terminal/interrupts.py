"""Ctrl-C and signals: leave at any moment, never inside a move."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

WAYS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals by which people leave; no system has all of them."""
LOOKING_UP = 0.25
"""Seconds. One that came just before a line was waited for is heard no later than this."""


class Interrupted(KeyboardInterrupt):
    """Somebody wants to leave, now."""


class InterruptGuard:
    """Remembers the first interrupt signal.

    Raises Interrupted at once, or, inside `undisturbed()`, after the block has finished.
    """

    def __init__(self) -> None:
        self.called: int | None = None
        self.is_shut = False

    @property
    def code(self) -> int:
        """The exit code of who leaves by a signal, as shells have it."""
        return 128 + (self.called or signal.SIGINT)

    def hear(self, number: int, frame: FrameType | None) -> None:
        if self.called is None:
            self.called = number
            if not self.is_shut:
                raise Interrupted

    def shut(self) -> None:
        """From now on nothing is interrupted any more."""
        self.is_shut = True

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """What is done in here is done whole."""
        self.is_shut = True
        try:
            yield
        finally:
            self.is_shut = False
        if self.called is not None:
            raise Interrupted

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Hears signals until the end of this. Those that are not to be heard stay unheard."""
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
    """Wakes whoever waits for a line now and then: readline would miss a call that came before."""
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
