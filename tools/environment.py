"""Makes .venv and installs Sitdown there, with nothing but the standard library."""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

# Before any code that an older Python cannot parse.
if sys.version_info < (3, 11):  # noqa: UP036
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Sitdown needs Python 3.11 or newer; {sys.executable} is {version}.", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "sitdown.stamp"
CONSTRAINTS = "constraints.txt"


def prepare(extras: str = "") -> dict[str, str]:
    """Brings .venv up to date and returns the environment variables for its programs."""
    wanted = stamp(extras)
    if not usable():
        make()
    if not STAMP.exists() or STAMP.read_text() not in (wanted, stamp("dev")):
        install(extras)
        STAMP.write_text(wanted)
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def stamp(extras: str) -> str:
    """The stamp of an up-to-date .venv: its place, then a hash of what it was made from."""
    sources = (ROOT / "pyproject.toml").read_bytes() + (ROOT / CONSTRAINTS).read_bytes()
    return f"{ROOT}\n{hashlib.sha256(sources).hexdigest()} {extras}\n"


def usable() -> bool:
    """Whether .venv was finished, was not moved here from elsewhere, and its Python still runs."""
    if STAMP.exists() and STAMP.read_text().splitlines()[0] != str(ROOT):
        return False
    if not PYTHON.exists():
        return False
    return subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode == 0


def make() -> None:
    say(f"Making {VENV} ...")
    shutil.rmtree(VENV, ignore_errors=True)
    uv = shutil.which("uv")
    if uv:
        run(uv, "venv", "--quiet", "--seed", "--python", sys.executable, VENV)
    elif importlib.util.find_spec("ensurepip"):
        run(sys.executable, "-m", "venv", VENV)
    else:
        stop(
            "This Python cannot make virtual environments. On Debian and Ubuntu:\n"
            "    sudo apt install python3-venv\n"
            "or install uv; then run this again."
        )


def install(extras: str) -> None:
    say("Installing Sitdown and what it needs; only the first time takes long ...")
    package = f".[{extras}]" if extras else "."
    uv = shutil.which("uv")
    pip: list[str | Path] = (
        [uv, "pip", "install", "--quiet", "--python", PYTHON]
        if uv
        else [PYTHON, "-m", "pip", "install", "-qq"]
    )
    # An editable install is not compiled, so that no compiler is downloaded for it.
    run(*pip, "-c", CONSTRAINTS, "-e", package, SITDOWN_PURE="1")


def install_more(package: str) -> None:
    """Installs one more package, unless it is installed already."""
    asked: list[str | Path] = [PYTHON, "-m", "pip", "show", "--quiet", package]
    if subprocess.run(asked, capture_output=True).returncode:
        say(f"Installing {package} ...")
        run(PYTHON, "-m", "pip", "install", "-qq", package)


def run(*command: str | Path, **settings: str) -> None:
    """Runs a command with these environment variables, and exits if it fails."""
    # An isolated build reads its constraints only from the environment. The name has no folder,
    # because pip treats spaces in these variables as separators.
    names = ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT", "UV_BUILD_CONSTRAINT")
    code = call(command, {**os.environ, **dict.fromkeys(names, CONSTRAINTS), **settings})
    if code:
        stop(f"This failed: {shlex.join(map(str, command))}", code)


def call(command: Sequence[str | Path], environment: Mapping[str, str], folder: Path = ROOT) -> int:
    """Runs a command and returns its exit code.

    Ctrl-C reaches the command too. It may then have to save or print something, so it is waited
    for.
    """
    with subprocess.Popen(command, cwd=folder, env=environment) as process:
        while True:
            with suppress(KeyboardInterrupt):
                return process.wait()


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def stop(sentence: str, code: int = 2) -> NoReturn:
    say(sentence)
    raise SystemExit(code)
