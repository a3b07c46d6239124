"""Locks: one process at a time works on a file. The lock of a killed process is released."""

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
    """Another process has locked this file, or this process has done so already."""


class Lock(Protocol):
    """A lock that is held until it is released or the process ends."""

    def release(self) -> None: ...


class FileLock:
    """A lock (`flock`) on the store's own file, held until it is released or the process ends.

    The file itself is locked, so that another path to it does not get around the lock. SQLite uses
    locks of another kind (POSIX), which do not conflict with this one. But a process loses its
    POSIX locks on a file when it closes any handle of that file. So a file that is locked here is
    not opened a second time, and its handle is closed after SQLite's.

    Windows has no `flock`. There only a second lock in the same process is refused.
    """

    def __init__(self, path: Path) -> None:
        if path.exists() and identity(path.stat()) in HELD:
            raise InUse
        # Only its owner may read it, because it contains seeds and the key of the cookies.
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
    """Restricts a store to its owner if everybody can read it, as older versions left it.

    A store that is readable for a group only was set up so on purpose and stays. SQLite gives its
    -wal and -shm files the mode of the store, but a killed server may have left older ones.
    """
    for end in ("", "-wal", "-shm"):
        beside = Path(f"{path}{end}")
        with suppress(OSError):  # it is not there, or has another owner
            if os.name == "posix" and beside.stat().st_mode & stat.S_IRWXO:
                beside.chmod(0o600)


def identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
