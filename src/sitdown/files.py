"""Files that are whole at any moment, whatever fails and wherever a process ends."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from pathlib import Path


def write_whole(file: Path, content: bytes, surely: bool = True, mode: int = 0o666) -> None:
    """Writes a new file beside the old one, then puts it in its place.

    If that fails the old one is still there. `surely` waits until the disk has the new one, so that
    it outlives a power cut, not just a kill.
    """
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(draft, "wb", opener=partial(os.open, mode=mode)) as sheet:
            sheet.write(content)
            if surely:
                sheet.flush()
                os.fsync(sheet.fileno())
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    if surely:
        sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Waits until the disk knows which files there are, where a system can do that.

    Like SQLite, this goes on if it cannot: the content of the files is on the disk already.
    """
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
