"""A disk under the real SQLite: a VFS whose calls are counted and can be made to fail.

SQLite reaches files through a table of functions, its VFS. A `Disk` registers a copy of the usual
one and stands between SQLite and a few of its functions. All others are called as they are. A
connection chooses it by `?vfs=NAME` in its address.
"""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast
from functools import cache
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal, Self, get_args

from tests.suites import leave_out

Kind = Literal["open", "read", "write", "sync", "truncate", "delete", "share"]
"""The calls that can fail.

`share` maps the memory by which connections know of each other.
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

OK: Final = 0
FULL: Final = 13
CODES: Final[dict[Kind, int]] = {
    "open": 14,
    "read": 10 | 1 << 8,
    "write": 10 | 3 << 8,
    "sync": 10 | 4 << 8,
    "truncate": 10 | 6 << 8,
    "delete": 10 | 10 << 8,
    "share": 10 | 21 << 8,
}
"""The error code of SQLite for each kind."""

NUMBERS = count()
LEFT_OPEN: list[Disk] = []
"""Disks with files that a failed test has left open: SQLite may still call them."""

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Delete = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
Close = CFUNCTYPE(c_int, c_void_p)
Transfer = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Share = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int, c_void_p)


class Methods(Structure):
    """`sqlite3_io_methods`: the functions of an open file."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        *((f"kept{place}", c_void_p) for place in range(7)),
        ("share", c_void_p),
        *((f"kept{place}", c_void_p) for place in range(7, 12)),
    )


class File(Structure):
    """`sqlite3_file`: an open file begins with a pointer to its methods."""

    _fields_ = (("methods", POINTER(Methods)),)


class VFS(Structure):
    """`sqlite3_vfs`: where files are opened."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        *((f"kept{place}", c_void_p) for place in range(14)),
    )


@cache
def library() -> Any:
    """The very SQLite that Python's `sqlite3` uses."""
    try:
        import _sqlite3

        found = ctypes.CDLL(_sqlite3.__file__)
        found.sqlite3_vfs_find.restype = POINTER(VFS)
        found.sqlite3_vfs_find.argtypes = (c_char_p,)
        found.sqlite3_vfs_register.argtypes = (POINTER(VFS), c_int)
        found.sqlite3_vfs_unregister.argtypes = (POINTER(VFS),)
    except (ImportError, AttributeError, OSError):
        leave_out("the SQLite inside this Python cannot be reached from outside")
    return found


Fails = Callable[[Kind], int]
"""Asked before each call: OK, or the code that SQLite is told in place of doing it."""


def never(kind: Kind) -> int:
    return OK


class Failing:
    """Makes one call of a kind fail, or that one and all later ones until the disk is mended."""

    def __init__(self, kind: Kind, number: int, lasts: bool = False) -> None:
        self.kind = kind
        self.number = number
        self.lasts = lasts
        self.count = 0
        self.is_mended = False

    def __call__(self, kind: Kind) -> int:
        if kind != self.kind or self.is_mended:
            return OK
        self.count += 1
        if self.count == self.number or (self.was_reached and self.lasts):
            # A disk that is full stays full for a while.
            return FULL if self.lasts and kind == "write" else CODES[kind]
        return OK

    @property
    def was_reached(self) -> bool:
        """Whether anything has failed."""
        return self.count >= self.number

    def mend(self) -> None:
        self.is_mended = self.was_reached


class Disk:
    """Files that SQLite works on, while the context lasts.

    A test decides by `fails` which calls go wrong.
    """

    def __init__(self, fails: Fails = never, is_usual: bool = False) -> None:
        self.fails = fails
        self.is_usual = is_usual
        """Connections that choose no disk get this one."""
        self.counts: Counter[Kind] = Counter()
        self.paths: dict[int, Path] = {}
        """The files that are open, by their address."""
        self.name = f"disk-{next(NUMBERS)}"
        self.usual: VFS = library().sqlite3_vfs_find(None).contents
        self.own = VFS.from_buffer_copy(self.usual)
        self.own.next = None
        self.own.name = self.name.encode()
        self.tables: dict[int, Methods] = {}
        """Our methods, by the address of those of the usual VFS."""
        self.callbacks: list[Any] = []
        self.usual_open = Open(self.usual.open)
        self.usual_delete = Delete(self.usual.delete)
        self.own.open = self.keep(Open(self.open))
        self.own.delete = self.keep(Delete(self.delete))

    def __enter__(self) -> Self:
        assert library().sqlite3_vfs_register(self.own, self.is_usual) == OK
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert library().sqlite3_vfs_unregister(self.own) == OK
        if self.paths:
            LEFT_OPEN.append(self)

    def address(self, path: Path, read_only: bool = False) -> str:
        """The address of a database on this disk."""
        return f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}&vfs={self.name}"

    def keep(self, callback: Any) -> int | None:
        """The address of a callback, which lives as long as this disk."""
        self.callbacks.append(callback)
        return cast(callback, c_void_p).value

    def asked(self, kind: Kind) -> int:
        self.counts[kind] += 1
        return self.fails(kind)

    # SQLite calls these functions. It would take an exception for OK.

    def open(self, vfs: int, name: int | None, file: int, flags: int, given: int | None) -> int:
        opened = File.from_address(file)
        opened.methods = None
        code = self.asked("open")
        if code != OK:
            return code
        path = None if name is None else Path(ctypes.string_at(name).decode())
        if path is not None:
            self.opening(path)
        code = int(self.usual_open(vfs, name, file, flags, given))
        if opened.methods and path is not None:
            opened.methods = self.methods_for(opened.methods.contents)
            self.paths[file] = path
        return code

    def methods_for(self, usual: Methods) -> Any:
        """The methods of a file of the usual VFS, ours among them."""
        at = ctypes.addressof(usual)
        if at not in self.tables:
            own = Methods.from_buffer_copy(usual)
            own.close = self.keep(Close(self.closing(Close(usual.close))))
            own.read = self.keep(Transfer(self.reading(Transfer(usual.read))))
            own.write = self.keep(Transfer(self.writing(Transfer(usual.write))))
            own.truncate = self.keep(Truncate(self.truncating(Truncate(usual.truncate))))
            own.sync = self.keep(Sync(self.syncing(Sync(usual.sync))))
            if usual.share:  # where there are locks
                own.share = self.keep(Share(self.sharing(Share(usual.share))))
            self.tables[at] = own
        return ctypes.pointer(self.tables[at])

    def delete(self, vfs: int, name: int, sync: int) -> int:
        code = self.asked("delete")
        if code == OK:
            code = self.usual_delete(vfs, name, sync)
        if code == OK:
            self.deleted(Path(ctypes.string_at(name).decode()), bool(sync))
        return code

    def closing(self, usual: Any) -> Callable[[int], int]:
        def close(file: int) -> int:
            self.paths.pop(file, None)
            code: int = usual(file)
            return code

        return close

    def reading(self, usual: Any) -> Callable[[int, int, int, int], int]:
        def read(file: int, into: int, size: int, place: int) -> int:
            code: int = self.asked("read") or usual(file, into, size, place)
            return code

        return read

    def writing(self, usual: Any) -> Callable[[int, int, int, int], int]:
        def write(file: int, content: int, size: int, place: int) -> int:
            code = self.asked("write")
            # Half of what fails is written all the same, unless there is no room for it.
            done = size if code == OK else 0 if code == FULL else size // 2
            if done:
                code = usual(file, content, done, place) or code
                self.wrote(self.paths[file], place, ctypes.string_at(content, done))
            return code

        return write

    def truncating(self, usual: Any) -> Callable[[int, int], int]:
        def truncate(file: int, size: int) -> int:
            code: int = self.asked("truncate") or usual(file, size)
            if code == OK:
                self.cut_off(self.paths[file], size)
            return code

        return truncate

    def syncing(self, usual: Any) -> Callable[[int, int], int]:
        def sync(file: int, flags: int) -> int:
            code: int = self.asked("sync") or usual(file, flags)
            self.synced(self.paths[file], code == OK)
            return code

        return sync

    def sharing(self, usual: Any) -> Callable[[int, int, int, int, int], int]:
        def share(file: int, region: int, size: int, extend: int, into: int) -> int:
            code: int = self.asked("share") or usual(file, region, size, extend, into)
            return code

        return share

    # A subclass overrides these to follow the content of files.

    def opening(self, path: Path) -> None:
        """A file is about to be opened, and perhaps made."""

    def wrote(self, path: Path, place: int, content: bytes) -> None:
        """Something was written into a file."""

    def cut_off(self, path: Path, size: int) -> None:
        """A file has another size now."""

    def synced(self, path: Path, is_done: bool) -> None:
        """A file was synced, or its sync has failed."""

    def deleted(self, path: Path, is_synced: bool) -> None:
        """A file is gone."""
