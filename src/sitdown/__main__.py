"""Entry point of `sitdown` and `python -m sitdown`."""

from __future__ import annotations

import os
import signal
import sys


def main() -> int:
    """Runs the command. Ctrl-C ends it without a traceback, even during the first imports."""
    try:
        lay_streams()
        from .cli import main as command

        code = command()
    except KeyboardInterrupt:
        code = 130
    # All is done: Ctrl-C during the shutdown would only print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def lay_streams() -> None:
    """Connects streams that were closed before the start to the null device.

    Else the next file to be opened would get their descriptor, and output would go into it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
