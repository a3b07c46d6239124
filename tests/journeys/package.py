"""The package as it is installed: a wheel of this tree, in an environment of its own."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import web

KINDS = {"pure": "1", "compiled": "0"}
"""The kinds of wheel, each with the value of SITDOWN_PURE that builds it."""
QUICK = {"MYPYC_OPT_LEVEL": os.environ.get("MYPYC_OPT_LEVEL", "0")}
"""Compiled without optimisation: that takes two minutes, and behaves alike."""
BUILDERS = ("pyproject.toml", "tools/build_hook.py", "tools/compiling.py")
"""Files that decide how the package becomes a wheel."""
PACKAGES = Path(sysconfig.get_path("purelib"))
"""The packages of the environment in which the tests run."""


def installed(kind: str, folder: Path) -> Path:
    """The program `sitdown` of an installed wheel, which is built anew if the sources changed."""
    place = folder / kind
    stamp = place / "made-from.txt"
    wanted = fingerprint()
    with only_one(folder / f"{kind}.lock"):
        if not stamp.exists() or stamp.read_text() != wanted:
            shutil.rmtree(place, ignore_errors=True)
            install(kind, place)
            stamp.write_text(wanted)
    return place / "bin" / "sitdown"


def fingerprint() -> str:
    """A digest of all that the installed package is made of."""
    sources = [
        file
        for file in sorted((web.ROOT / "src").rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]
    return f"{PACKAGES} {web.fingerprint([*sources, *(web.ROOT / name for name in BUILDERS)])}"


@contextmanager
def only_one(file: Path) -> Iterator[None]:
    """Lets one process in at a time: the others wait."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(kind: str, place: Path) -> None:
    """Builds the wheel and installs it as pip does.

    Other packages are those of the environment in which the tests run, so nothing is downloaded.
    Their folder is added to the path. Python reads no .pth files there, so the editable install of
    the sources has no effect.
    """
    with tempfile.TemporaryDirectory(prefix="sitdown-") as made:
        run("hatchling", "build", "-t", "wheel", "-d", made, SITDOWN_PURE=KINDS[kind], **QUICK)
        run("venv", "--without-pip", str(place))
        [wheel] = Path(made).iterdir()
        options = ("--quiet", "--no-deps", "--no-index", "--disable-pip-version-check")
        run("pip", "--python", str(place), "install", *options, str(wheel))
    [packages] = place.glob("lib/python*/site-packages")
    (packages / "of-the-tests.pth").write_text(f"{PACKAGES}\n")


def run(module: str, *arguments: str, **settings: str) -> None:
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command,
        cwd=web.ROOT,
        env={**os.environ, "PYTHONPATH": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
