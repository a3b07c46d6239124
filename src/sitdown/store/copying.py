"""A copy of a store in a file, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from sitdown.files import sync_folder


def copy_store(path: Path, target: Path) -> None:
    """Copies what is committed into a new file that only its owner reads.

    The target appears when it is complete, and never takes the place of another file.
    """
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    # A new file of this kind has mode 0600.
    handle, made = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    os.close(handle)
    try:
        # Not read-only: where no server runs SQLite has to make the files beside a store.
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as store,
            closing(sqlite3.connect(made)) as copy,
        ):
            # All pages in one step: one reading transaction, which no writer waits for.
            store.backup(copy)
        Path(made).rename(target)
    except BaseException:
        # What goes wrong now must not hide what went wrong before.
        for end in ("", "-journal"):
            with suppress(OSError):
                Path(f"{made}{end}").unlink()
        raise
    sync_folder(target.parent)
