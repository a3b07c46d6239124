"""Copies a store file, even while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from sitdown.files import sync_folder


def copy_store(path: Path, target: Path) -> None:
    """Copies everything committed into a new file that only its owner can read.

    The target appears only when it is complete, and never replaces another file.
    """
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    # `mkstemp` makes it with mode 0600.
    handle, made = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    os.close(handle)
    try:
        # Not read-only: if no server runs, SQLite has to create the -wal and -shm files.
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as store,
            closing(sqlite3.connect(made)) as copy,
        ):
            # All pages in one step are one read transaction, which blocks no writer.
            store.backup(copy)
        Path(made).rename(target)
    except BaseException:
        # An error while cleaning up must not hide the first one.
        for end in ("", "-journal"):
            with suppress(OSError):
                Path(f"{made}{end}").unlink()
        raise
    sync_folder(target.parent)
