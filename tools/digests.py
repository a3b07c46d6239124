"""Runs one seed of the simulation on several Pythons and compares what they print.

python -m tools.digests 3.11 3.12 3.13

Sitdown is installed anew for each of them. The last line of a run is a hash of everything that
people were told, so it must be the same everywhere.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.environment import ROOT, run, say, stop

SEED = "1"


def read(given: Sequence[str] | None = None) -> list[str]:
    """The versions of Python that the arguments name."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("versions", nargs="+", type=version, metavar="VERSION", help="such as 3.13")
    versions: list[str] = parser.parse_args(given).versions
    return versions


def version(typed: str) -> str:
    if not re.fullmatch(r"3\.\d+", typed):
        raise argparse.ArgumentTypeError(f"{typed!r} is not a version such as 3.13")
    return typed


def main() -> None:
    versions = read()
    with tempfile.TemporaryDirectory() as scratch:
        digests = {version: digest_on(version, Path(scratch)) for version in versions}
    for version, digest in digests.items():
        say(f"{version}  {digest}")
    if len(set(digests.values())) != 1:
        stop("They are not the same.", 1)


def digest_on(version: str, scratch: Path) -> str:
    """The last line of the run on this Python."""
    home = scratch / version
    run(f"python{version}", "-m", "venv", str(home))
    run(home / "bin" / "pip", "install", "--quiet", ROOT, SITDOWN_PURE="1")
    command = [str(home / "bin" / "sitdown"), "soak", "simulate", "--mix", "storm", "--seed", SEED]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return told.splitlines()[-1]


if __name__ == "__main__":
    main()
