"""Finds or installs the programs that the tests start.

If a program is missing, its tests are left out. With CI=true that is a failure.
"""

import os
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sitdown.server.soak.temporary_postgresql import INSTALL, programs
from tools import apt

SYSTEM = "/usr/sbin"
"""The folder of server programs, which is not on every user's PATH."""


class Program(NamedTuple):
    """A program and the Debian package that contains it."""

    package: str
    find: Callable[[], Path | str | None]
    missing: str


def on_path(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path=SYSTEM)


def of_package(name: str, package: str) -> Program:
    missing = f"no {name} here; on Debian and Ubuntu: sudo apt install {package}"
    return Program(package, partial(on_path, name), missing)


POSTGRESQL = Program("postgresql", programs, INSTALL)
NGINX = of_package("nginx", "nginx")
OPENSSL = of_package("openssl", "openssl")
SYSTEMD = of_package("systemd-analyze", "systemd")
ALL = (POSTGRESQL, NGINX, OPENSSL, SYSTEMD)


def main() -> int:
    for program in ALL:
        if program.find() is None:
            apt.install(program.package, program.package)
    missing = [program.missing for program in ALL if program.find() is None]
    for sentence in missing:
        print(f"Tests are left out: {sentence}", file=sys.stderr)
    return 1 if missing and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    raise SystemExit(main())
