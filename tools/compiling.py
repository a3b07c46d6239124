"""Compiles kernel and games with mypyc, in a copy of the package: for wheels and for trials.

It works on a copy, because Python prefers a compiled module to the source file beside it.
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
    "server/socket/frames.py",
    "server/socket/session.py",
    "server/socket/connection.py",
    "table/running/scheduler.py",
    "table/plans/acting.py",
    "table/plans/clock.py",
    "table/plans/deed.py",
    "table/plans/permissions.py",
    "table/plans/windows.py",
    "table/records/fairness.py",
    "table/records/feed.py",
    "table/records/append_only.py",
    "table/records/applying.py",
    "table/records/sitting.py",
    "table/running/steady_clock.py",
    "store/checksum.py",
    "store/sqlite_writer.py",
    "table/running/table.py",
    "table/telling/audience.py",
    "table/telling/table_document.py",
    "table/telling/gallery.py",
    "table/telling/table_row.py",
    "table/telling/patches.py",
    "table/telling/picture.py",
    "table/telling/updates.py",
)
"""The compiled parts of the package: folders, and single files that every move at a table uses.

Files that define msgspec types are not compiled, because mypyc would break those types.
"""
REQUIREMENTS = {"mypyc": "mypy[mypyc]>=2", "msgspec": "msgspec>=0.20"}
"""Packages that a build needs, by module. The extra of mypy brings setuptools, which calls the C
compiler. mypyc has to know the types of msgspec."""
# The project's own settings are left out, because they name other folders. With explicit bases, a
# folder without __init__.py still belongs to the package. Imported modules are not checked here.
FLAGS = ("--config-file=", "--strict", "--explicit-package-bases", "--follow-imports=silent")
# Whether mypyc accepts code does not depend on third-party packages. Without them, type checking
# takes half the time. Strict checks are left to the full translation.
QUICK_FLAGS = (
    "--config-file=",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--skip-c-gen",
)
SHARED = "sitdown"
"""The name of the one library with all compiled code, `sitdown__mypyc`, beside the package."""
NOTICE = "licenses/mypyc/LICENSE"
"""The place of mypyc's licence in the metadata of a compiled wheel."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class CannotCompile(Exception):
    """Nothing was compiled. The text is a sentence or the compiler's output."""


def obstacle() -> str:
    """Why this machine cannot compile; empty if no reason is known."""
    if platform.python_implementation() != "CPython":
        return f"mypyc compiles for CPython, and this is {platform.python_implementation()}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "this Python has no Python.h (on Debian and Ubuntu: apt install python3-dev)"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    # On Windows the compiler is not on the PATH. Whether there is one shows when it is called.
    if compiler and shutil.which(compiler[0]) is None:
        return f"there is no C compiler {compiler[0]}"
    return ""


def compile_copy(folder: Path, python: str | Path = sys.executable) -> list[Path]:
    """Makes a compiled copy of the package in a folder. Returns the compiled modules."""
    in_copy(folder, python, "compile")
    return sorted(compiled(folder))


def translate_copy(folder: Path, python: str | Path = sys.executable) -> list[Path]:
    """Translates a copy to C without compiling it, which already shows what mypyc rejects."""
    in_copy(folder, python, "translate")
    return sorted((folder / "build").glob("*.c"))


def examine_copy(folder: Path, python: str | Path = sys.executable) -> None:
    """Raises CannotCompile if mypyc rejects the code. It is quick, because no C is written."""
    in_copy(folder, python, "examine")


def in_copy(folder: Path, python: str | Path, task: str) -> None:
    """Makes a copy of the package and runs a task on it in a process of its own.

    All parts must exist. A part that was moved would be shipped uncompiled without notice.
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
    """The compiled modules and their shared library, without the compiler's own copies."""
    yield from folder.glob(f"*{SUFFIX}")
    yield from (folder / PACKAGE.name).rglob(f"*{SUFFIX}")


def runtime_licence() -> Path:
    """The file with mypyc's licence. Its runtime is part of every compiled module."""
    for file in distribution("mypy").files or []:
        if file.match("*.dist-info/licenses/LICENSE"):
            return Path(str(file.locate()))
    raise CannotCompile("the installed mypy has no licence to ship beside its runtime")


def unlike(package: Path) -> Path | None:
    """The first file that is missing in a copy of the package or differs from its source."""
    for file in sorted(PACKAGE.rglob("*")):
        copy = package / file.relative_to(PACKAGE)
        if "__pycache__" in file.parts or file.is_dir():
            continue
        if not copy.is_file() or copy.read_bytes() != file.read_bytes():
            return copy
    return None


def sources(part: Path) -> list[Path]:
    """The Python files of a part of the package."""
    return [part] if part.is_file() else sorted(part.rglob("*.py"))


def translated(flags: Sequence[str] = FLAGS) -> Any:
    """Translates the copy in the current folder to C. Returns the extensions for setuptools.

    mypyc ends the process if it finds a fault.
    """
    from mypyc.build import mypycify

    modules = sorted(path for part in PARTS for path in sources(Path(PACKAGE.name, part)))
    return mypycify(
        [*flags, *map(str, modules)],
        # mypyc's own variable. At 0 the compiler is faster and the compiled code slower.
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level="0",
        group_name=SHARED,
        multi_file=sys.platform == "win32",  # one large file would be too much for its compiler
    )


def examined() -> None:
    """Looks for code in the current folder that mypyc rejects, and writes nothing."""
    translated(QUICK_FLAGS)
    # An ordinary exit would free mypy's trees, which takes a third of the time.
    os._exit(0)


def compile_here() -> None:
    """Compiles the copy in the current folder."""
    from setuptools import setup

    extensions = translated()
    if os.name == "posix":
        for extension in extensions:
            # For this warning gcc reads the file again and again, which takes most of its time.
            extension.extra_compile_args.append("-Wno-misleading-indentation")
    setup(name=SHARED, ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


TASKS: dict[str, Callable[[], object]] = {
    "compile": compile_here,
    "examine": examined,
    "translate": translated,
}

if __name__ == "__main__":
    TASKS[sys.argv[1]]()
