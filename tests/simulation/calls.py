"""Calls by which Python itself works on files: each can be made to fail."""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final, Literal, get_args
from unittest.mock import patch

Call = Literal["open", "read", "write", "sync", "replace", "unlink", "mkdir"]
CALLS: Final[tuple[Call, ...]] = get_args(Call)

NAMES: Final[dict[str, Call]] = {
    "open": "open",
    "fsync": "sync",
    "replace": "replace",
    "rename": "replace",
    "unlink": "unlink",
    "mkdir": "mkdir",
}
"""Functions of `os`."""

OPENERS: Final = ((io, "open"), (builtins, "open"), (os, "fdopen"))
"""Functions that open a file."""


class Sheet:
    """An open file whose calls can fail."""

    def __init__(self, file: Any, ask: Callable[[Call], None]) -> None:
        self.file = file
        self.ask = ask

    def read(self, *size: int) -> Any:
        self.ask("read")
        return self.file.read(*size)

    def write(self, content: Any) -> Any:
        """A write that fails leaves the first half of its content."""
        try:
            self.ask("write")
        except OSError:
            self.file.write(content[: len(content) // 2])
            raise
        return self.file.write(content)

    def flush(self) -> None:
        self.ask("write")
        self.file.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def __enter__(self) -> Sheet:
        return self

    def __exit__(self, kind: type[BaseException] | None, *more: object) -> None:
        self.file.close()
        if kind is None:
            self.ask("write")


class FailingCalls:
    """Makes one call of a kind fail, or that one and all later ones."""

    def __init__(self, call: Call, number: int, lasts: bool = False) -> None:
        self.call = call
        self.number = number
        self.lasts = lasts
        self.count = 0

    def ask(self, call: Call) -> None:
        if call != self.call:
            return
        self.count += 1
        if self.count == self.number or (self.lasts and self.was_reached):
            code = errno.ENOSPC if call == "write" else errno.EIO
            raise OSError(code, os.strerror(code))

    @property
    def was_reached(self) -> bool:
        """Whether anything has failed."""
        return self.count >= self.number

    def function(self, usual: Callable[..., Any], call: Call) -> Callable[..., Any]:
        def asked(*given: Any, **named: Any) -> Any:
            self.ask(call)
            return usual(*given, **named)

        return asked

    def opener(self, usual: Callable[..., Any]) -> Callable[..., Any]:
        def opened(file: Any, *given: Any, **named: Any) -> Any:
            if not isinstance(file, int):
                self.ask("open")
            return Sheet(usual(file, *given, **named), self.ask)

        return opened

    @contextmanager
    def in_place(self) -> Iterator[None]:
        """While this lasts, Python's calls may fail."""
        with ExitStack() as patches:
            for name, call in NAMES.items():
                patches.enter_context(
                    patch.object(os, name, self.function(getattr(os, name), call))
                )
            for module, name in OPENERS:
                opener = self.opener(getattr(module, name))
                patches.enter_context(patch.object(module, name, opener))
            yield
