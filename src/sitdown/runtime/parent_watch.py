"""No orphans: a process that another one started ends with it, however that one ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from contextlib import suppress

PR_SET_PDEATHSIG = 1
STOP_AFTER_PARENT_SECONDS = 20.0
"""Seconds that a process has to stop as it should after it was left alone."""


def die_with_parent(how: signal.Signals) -> None:
    """In a process that multiprocessing has started: from now on it does not outlive its parent.

    Linux tells it at once. Elsewhere, and where the parent was gone before this was said, a thread
    notices that the other end of a pipe was closed.
    """
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(how), 0, 0, 0)
    threading.Thread(target=await_parents_end, args=(how,), daemon=True).start()


def await_parents_end(how: signal.Signals) -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    parent.join()
    os.kill(os.getpid(), how)
    time.sleep(STOP_AFTER_PARENT_SECONDS)
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
