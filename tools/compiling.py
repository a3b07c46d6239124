"""Compiles kernel and games with mypyc, in a copy of the package: for wheels and for trials.

A copy, because compiled modules take the place of the Python files they lie beside.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "sitdown"
PARTS = (
    "kernel",
    "games",
    "server/frames.py",
    "server/hearing.py",
    "server/line.py",
    "table/caretaker.py",
    "table/plans/acting.py",
    "table/plans/clock.py",
    "table/plans/deed.py",
    "table/plans/owning.py",
    "table/plans/windows.py",
    "table/records/fairness.py",
    "table/records/feed.py",
    "table/records/growing.py",
    "table/records/playing.py",
    "table/records/sitting.py",
    "table/steady.py",
    "table/store/checksum.py",
    "table/store/writing.py",
    "table/table.py",
    "table/telling/audience.py",
    "table/telling/documents.py",
    "table/telling/gallery.py",
    "table/telling/heads.py",
    "table/telling/patches.py",
    "table/telling/picture.py",
    "table/telling/tidings.py",
)
"""What is compiled of the package: folders, and single files that every move of a table passes.

Files with types of msgspec's making stay as they are: mypyc would make them what they are not.
"""
REQUIREMENTS = {"mypyc": "mypy[mypyc]>=2", "msgspec": "msgspec>=0.20"}
"""What compiles it, the extra brings what calls the C compiler; and what it has to know of."""
# Without the project's own settings, which name other folders. With explicit bases a folder without
# __init__.py is a part of the package all the same. What is only imported is not judged here.
FLAGS = ("--config-file=", "--strict", "--explicit-package-bases", "--follow-imports=silent")
# What mypyc can take does not depend on packages from elsewhere: without them the types are known
# in half the time. Strictness is left to the whole translation.
QUICK_FLAGS = (
    "--config-file=",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--skip-c-gen",
)
SHARED = "sitdown"
"""All compiled code lies in one library beside the package, `sitdown__mypyc`."""
NOTICE = "licenses/mypyc/LICENSE"
"""Where the licence of mypyc lies in the metadata of a compiled wheel."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class CannotCompile(Exception):
    """Why there is nothing compiled, in a sentence or in a compiler's words."""


def obstacle() -> str:
    """Why nothing can be compiled on this machine; empty if nothing is known to be in the way."""
    if platform.python_implementation() != "CPython":
        return f"mypyc compiles for CPython, and this is {platform.python_implementation()}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "this Python has no Python.h (on Debian and Ubuntu: apt install python3-dev)"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    # On Windows the compiler stands on no path: whether there is one shows when it is called.
    if compiler and shutil.which(compiler[0]) is None:
        return f"there is no C compiler {compiler[0]}"
    return ""


def compile_copy(folder: Path, python: str | Path = sys.executable) -> list[Path]:
    """A compiled copy of the package in this folder; which files there are compiled modules."""
    in_copy(folder, python, "compile")
    return sorted(compiled(folder))


def translate_copy(folder: Path, python: str | Path = sys.executable) -> list[Path]:
    """A copy as C in this folder, not compiled yet: what mypyc cannot take shows here already."""
    in_copy(folder, python, "translate")
    return sorted((folder / "build").glob("*.c"))


def examine_copy(folder: Path, python: str | Path = sys.executable) -> None:
    """Raises CannotCompile if mypyc cannot take a copy; nothing is written, and it is quick."""
    in_copy(folder, python, "examine")


def in_copy(folder: Path, python: str | Path, task: str) -> None:
    """Does one of the tasks of this file on a copy of the package; in a process of its own.

    Each part must be there. Else it would ship uncompiled, and nobody would notice.
    """
    for part in PARTS:
        if not (PACKAGE / part).exists():
            raise CannotCompile(f"{part} is to be compiled, and is not there")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [python, "-P", __file__, task], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(f"{done.stdout}{done.stderr}".strip())


def compiled(folder: Path) -> Iterator[Path]:
    """The modules, and the library they share; not the copies among what the compiler leaves."""
    yield from folder.glob(f"*{SUFFIX}")
    yield from (folder / PACKAGE.name).rglob(f"*{SUFFIX}")


def runtime_licence() -> Path:
    """The licence of mypyc, whose runtime is part of every compiled module."""
    for file in distribution("mypy").files or []:
        if file.match("*.dist-info/licenses/LICENSE"):
            return Path(str(file.locate()))
    raise CannotCompile("the installed mypy has no licence to ship beside its runtime")


def unlike(package: Path) -> Path | None:
    """The first file that a copy of the package lacks, or has other than the sources have it."""
    for file in sorted(PACKAGE.rglob("*")):
        copy = package / file.relative_to(PACKAGE)
        if "__pycache__" in file.parts or file.is_dir():
            continue
        if not copy.is_file() or copy.read_bytes() != file.read_bytes():
            return copy
    return None


def sources(part: Path) -> list[Path]:
    """The files of a part of the package."""
    return [part] if part.is_file() else sorted(part.rglob("*.py"))


def translated(flags: Sequence[str] = FLAGS) -> Any:
    """The copy in the current folder as C, and what setuptools is to make of it.

    mypyc ends the process where it finds a fault.
    """
    from mypyc.build import mypycify

    modules = sorted(path for part in PARTS for path in sources(Path(PACKAGE.name, part)))
    return mypycify(
        [*flags, *map(str, modules)],
        # By mypyc's own name for it; 0 compiles sooner, and what it makes is slower.
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level="0",
        group_name=SHARED,
        multi_file=sys.platform == "win32",  # one file of all would be too much for its compiler
    )


def examined() -> None:
    """Looks for code in the current folder that mypyc cannot take, and writes nothing."""
    translated(QUICK_FLAGS)
    # To take mypy's trees apart would cost a third of the time.
    os._exit(0)


def compile_here() -> None:
    """Compiles the copy in the current folder."""
    from setuptools import setup

    extensions = translated()
    if os.name == "posix":
        for extension in extensions:
            # To look for it gcc reads the file again and again, which takes most of its time.
            extension.extra_compile_args.append("-Wno-misleading-indentation")
    setup(name=SHARED, ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


TASKS: dict[str, Callable[[], object]] = {
    "compile": compile_here,
    "examine": examined,
    "translate": translated,
}

if __name__ == "__main__":
    TASKS[sys.argv[1]]()
