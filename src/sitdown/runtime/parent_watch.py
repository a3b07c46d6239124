"""No orphans: a child process ends when its parent does, however the parent ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from contextlib import suppress

PR_SET_PDEATHSIG = 1
"""The option of Linux's `prctl` that names the signal to get when the parent dies."""
STOP_AFTER_PARENT_SECONDS = 20.0
"""Seconds that an orphan has to shut down by itself before it is killed."""


def die_with_parent(how: signal.Signals) -> None:
    """Makes a process that multiprocessing has started end with its parent, by the signal `how`.

    Linux sends the signal at once. On other systems, and if the parent was gone before this call, a
    thread notices that the other end of a pipe was closed.
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
