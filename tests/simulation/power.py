"""A disk that loses power, and with it some of the writes that were not synced."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from .vfs import CODES, Disk, Fails, Kind, never

SECTOR: Final = 512
"""Bytes that are written as a whole, or not at all."""

LOGS: Final = ("-journal", "-wal")
SHARED: Final = "-shm"
"""The end of the name of a file that is only shared memory."""


class Medium:
    """A file on the disk: its synced content, and the changes since."""

    def __init__(self, content: bytes | None) -> None:
        self.content = bytearray(content or b"")
        self.pending: list[tuple[int, bytes | None]] = []
        """Writes with their places. None in place of the content: the file ends there."""
        self.has_name = content is not None
        """Its folder knows it for sure."""
        self.is_gone = False
        """It was deleted, and may come back."""

    def sync(self) -> None:
        for place, written in self.pending:
            change(self.content, place, written)
        self.pending = []

    def remains(self, luck: Random) -> bytes | None:
        """The content when the power is back; None if there is no file."""
        if (self.is_gone or not self.has_name) and luck.random() < 0.5:
            return None
        content = bytearray(self.content)
        share = luck.choice((0.0, 0.5, 0.9, 1.0))
        for place, written in self.pending:
            if written is None:
                if luck.random() < share:
                    change(content, place, None)
                continue
            for first, part in sectors(place, written):
                if luck.random() < share:
                    change(content, first, part)
        return bytes(content)


def change(content: bytearray, place: int, written: bytes | None) -> None:
    """Writes something, or lets the content end there."""
    if written is None:
        del content[place:]
        content.extend(bytes(place - len(content)))
    else:
        content.extend(bytes(max(0, place - len(content))))
        content[place : place + len(written)] = written


def sectors(place: int, written: bytes) -> list[tuple[int, bytes]]:
    """A write, divided into sectors."""
    first = place - place % SECTOR
    bounds = [
        (max(place, start), min(place + len(written), start + SECTOR))
        for start in range(first, place + len(written), SECTOR)
    ]
    return [(start, written[start - place : end - place]) for start, end in bounds]


def nothing() -> None:
    """The usual reaction to a power cut."""


class LossyDisk(Disk):
    """A disk that knows which content is synced.

    Every write is in the files at once, as in the memory of a system. When the power comes back
    they hold the synced content, and any sectors of the later writes. Until its folder is synced a
    new file may be missing, and a deleted one may be there again. SQLite syncs the folder with the
    first sync of a log that it has opened.
    """

    def __init__(self, goes_at: int | None = None, fails: Fails = never) -> None:
        super().__init__(self.fails_without_power)
        self.fails_with_power = fails
        self.goes_at = goes_at
        """The power goes at this call; None: when somebody says so."""
        self.when_it_goes: Callable[[], object] = nothing
        self.has_power = True
        self.media: dict[Path, Medium] = {}
        self.opened_logs: set[Path] = set()
        """Those whose first sync is to come."""

    def fails_without_power(self, kind: Kind) -> int:
        if self.has_power and self.counts.total() == self.goes_at:
            self.has_power = False
            self.when_it_goes()
        return self.fails_with_power(kind) if self.has_power else CODES[kind]

    def power_returns(self, luck: Random) -> None:
        """Gives the files the content that the disk has. All of them have been closed."""
        for path, medium in self.media.items():
            left = medium.remains(luck)
            if left is None:
                path.unlink(missing_ok=True)
            else:
                path.write_bytes(left)
            path.with_name(path.name + SHARED).unlink(missing_ok=True)
        self.media = {}
        self.opened_logs = set()
        self.has_power = True
        self.goes_at = None

    # SQLite works on its files.

    def opening(self, path: Path) -> None:
        medium = self.media.get(path)
        if medium is None or medium.is_gone:
            self.media[path] = Medium(path.read_bytes() if path.exists() else None)
        if path.name.endswith(LOGS):
            self.opened_logs.add(path)

    def wrote(self, path: Path, place: int, content: bytes) -> None:
        # A write that the power cut interrupts may be there in part.
        if self.has_power or self.counts.total() == self.goes_at:
            self.media[path].pending.append((place, content))

    def cut_off(self, path: Path, size: int) -> None:
        self.media[path].pending.append((size, None))

    def synced(self, path: Path, is_done: bool) -> None:
        if is_done:
            self.media[path].sync()
            if path in self.opened_logs:
                self.opened_logs.discard(path)
                self.sync_folder(path.parent)
        elif self.has_power:
            # As on Linux: a sync that has failed is not made up for by the next one.
            self.media[path].pending = []

    def deleted(self, path: Path, is_synced: bool) -> None:
        if path in self.media:
            self.media[path].is_gone = True
        if is_synced:
            self.sync_folder(path.parent)

    def sync_folder(self, folder: Path) -> None:
        """From now on it is sure which files there are."""
        self.media = {
            path: medium
            for path, medium in self.media.items()
            if path.parent != folder or not medium.is_gone
        }
        for path, medium in self.media.items():
            medium.has_name |= path.parent == folder
