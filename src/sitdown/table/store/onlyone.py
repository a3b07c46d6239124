"""OnlyOne: a file that only one process works on at a time, and that a killed one lets go."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sitdown.table.refusal import Refused

HELD: set[tuple[int, int]] = set()
"""The files that this process itself holds, by device and inode."""


class OnlyOne:
    """Held until it is released or the process ends.

    It is the file itself that is locked, so that no other name leads around it. SQLite's own locks
    are of another kind and do not mind; but a process loses them when it closes the file even
    once. So a file that is held here is not opened a second time, and is closed after SQLite.
    """

    def __init__(self, path: Path) -> None:
        if path.exists() and identity(path.stat()) in HELD:
            raise in_use(path)
        self.file = path.open("a+b")
        self.identity = identity(os.fstat(self.file.fileno()))
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.file.close()
                raise in_use(path) from None
        HELD.add(self.identity)

    def release(self) -> None:
        HELD.discard(self.identity)
        self.file.close()


def identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def in_use(path: Path) -> Refused:
    return Refused(
        "taken", f"{path} is in use by another server; several processes need PostgreSQL"
    )
