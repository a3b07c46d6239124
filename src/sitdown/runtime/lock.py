"""Locks: a file that only one process works on at a time, and that a killed one lets go."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

HELD: set[tuple[int, int]] = set()
"""The files that this process itself holds, by device and inode."""


class InUse(Exception):
    """Another process works on this file, or this one does so already."""


class Lock(Protocol):
    """Held until it is released or the process ends."""

    def release(self) -> None: ...


class FileLock:
    """Held until it is released or the process ends.

    It is the file itself that is locked, so that no other name leads around it. SQLite's own locks
    are of another kind and do not mind; but a process loses them when it closes the file even
    once. So a file that is held here is not opened a second time, and is closed after SQLite.
    """

    def __init__(self, path: Path) -> None:
        if path.exists() and identity(path.stat()) in HELD:
            raise InUse
        # For its owner alone, because it holds seeds and the key of the cookies.
        path.touch(mode=0o600)
        self.file = path.open("a+b")
        close_to_others(path)
        self.identity = identity(os.fstat(self.file.fileno()))
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as fault:
                self.file.close()
                if isinstance(fault, BlockingIOError | PermissionError):
                    raise InUse from None
                raise  # this file system has no locks, or has none left
        HELD.add(self.identity)

    def release(self) -> None:
        HELD.discard(self.identity)
        self.file.close()


def close_to_others(path: Path) -> None:
    """Takes a store that everybody could read, as older versions made it, from all but its owner.

    One that only a group may read as well was made so on purpose. SQLite gives the files beside a
    new store its mode, but a killed server may have left some.
    """
    for end in ("", "-wal", "-shm"):
        beside = Path(f"{path}{end}")
        with suppress(OSError):  # it is not there, or belongs to somebody else
            if os.name == "posix" and beside.stat().st_mode & stat.S_IRWXO:
                beside.chmod(0o600)


def identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
