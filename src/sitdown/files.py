"""Atomic writes: a file is complete at any moment, even if a write fails or a process is killed."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from pathlib import Path


def write_whole(file: Path, content: bytes, surely: bool = True, mode: int = 0o666) -> None:
    """Writes a temporary file beside the old one, then renames it over the old one.

    If that fails the old file is unchanged. With `surely`, this waits until the disk has the new
    file, so that it survives a power cut and not only a killed process.
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
    """Waits until the entries of a folder are on the disk, on systems that can do that.

    Like SQLite, this ignores errors: the content of the files is on the disk already.
    """
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
