"""Entry point of `sitdown` and `python -m sitdown`."""

from __future__ import annotations

import os
import signal
import sys


def main() -> int:
    """Runs what was typed. Ctrl-C ends it without a word more, from the first import on."""
    try:
        lay_streams()
        from .cli import main as command

        code = command()
    except KeyboardInterrupt:
        code = 130
    # From here on there is nothing left to interrupt.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def lay_streams() -> None:
    """What was closed before this began leads nowhere, and no file is taken for it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
