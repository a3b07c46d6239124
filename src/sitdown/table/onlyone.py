"""OnlyOne: a file that only one process holds at a time, and that a killed one lets go."""

from __future__ import annotations

import sys
from pathlib import Path

from .refusal import Refused


class OnlyOne:
    """Held until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("a+b")
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            raise Refused(
                "taken",
                f"{path.with_suffix('')} is in use by another server; "
                "several processes need PostgreSQL",
            ) from None

    def release(self) -> None:
        self.file.close()
