"""The `sitdown` command: `main` runs it. A refusal is one sentence on stderr and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from sitdown.conform import BadScenario
from sitdown.kernel import SitdownError
from sitdown.words.user_text import print_safe

from .parser import read


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. A refusal is one sentence on stderr and exit code 2."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    name = "sitdown"
    try:
        given = read(arguments)
        name = f"sitdown {given.name}"
        return carry_out(given)
    except (SitdownError, BadScenario) as refusal:
        return refuse(name, str(refusal))
    except BrokenPipeError:  # the reader of the output has closed it
        discard_stdout()
        return 1
    except OSError as fault:
        discard_stdout()
        place = f"{fault.filename}: " if fault.filename else ""
        return refuse(name, f"{place}{fault.strerror or fault}")
    except KeyboardInterrupt:
        return 130


def carry_out(given: argparse.Namespace) -> int:
    code: int = given.run(given)
    sys.stdout.flush()  # an error in writing shows now, where it is handled, and not at exit
    return code


def refuse(name: str, why: str) -> int:
    with suppress(OSError):
        print_safe(f"{name}: {why}", to=sys.stderr)
    return 2


def discard_stdout() -> None:
    """Flushes stdout, or replaces it by the null device, so that Python reports nothing at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
