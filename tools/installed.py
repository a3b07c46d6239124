"""Tests the Sitdown installed in this Python: files, scenarios, laws, bots, the example game.

python tools/installed.py             # compiled or pure
python tools/installed.py compiled    # must be compiled; or `pure`

The checkout or source archive around this file tells which files must be installed. It also has
the scenarios, the pages and the example. hatchling must be installed too, to pack the example.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

import sitdown
from sitdown.version import edition, is_compiled

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.compiling import PACKAGE, unlike
from tools.environment import ROOT
from tools.examples import last_line, run

KINDS = {"compiled": True, "pure": False}
RULES = """
import sitdown
from sitdown.fingerprint import fingerprint
print(*[f"{game} {fingerprint(game)}" for game in sitdown.games()], sep=", ")
"""


def main() -> None:
    installed = Path(sitdown.__file__).parent
    say(f"{edition()} in {installed}")
    if sys.argv[1:] and KINDS[sys.argv[1]] != is_compiled():
        raise SystemExit(f"this was to be {sys.argv[1]}")
    require_version()
    require_files(installed)
    require_rules()
    scenarios = sorted(str(path) for path in ROOT.glob("tests/games/*/scenarios/*.yaml"))
    say(f"scenarios: {last_line(run('sitdown', 'conform', *scenarios))}")
    for game in sitdown.games():
        try_game(game)
    say(run("tools.examples"))  # a game from outside, which stays interpreted


def require_files(installed: Path) -> None:
    """Stops unless each file of the package is installed with the same content."""
    if installed == PACKAGE:
        raise SystemExit("these are the sources: nothing is installed that could be tried")
    other = unlike(installed)
    if other is not None:
        raise SystemExit(f"{other} is missing, or is not what it is in the sources")


def require_version() -> None:
    """Stops unless package, metadata and project have the same version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = {version("sitdown"), sitdown.__version__, project["version"]}
    if len(versions) > 1:
        raise SystemExit(f"its version is told in several ways: {', '.join(sorted(versions))}")


def require_rules() -> None:
    """Stops unless the fingerprints are those of the sources.

    Only then do games in progress go on after a server changes to compiled code, or back.
    """
    installed, here = rules(os.environ), rules({**os.environ, "PYTHONPATH": str(PACKAGE.parent)})
    say(f"fingerprints: {installed}")
    if installed != here:
        raise SystemExit(f"those of the sources are others: {here}")


def rules(environment: Mapping[str, str]) -> str:
    asked = [sys.executable, "-c", RULES]
    return subprocess.run(
        asked, env=environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()


def try_game(game: str) -> None:
    """Tests a game by its laws and bots: policies are compiled too, and no scenario runs them."""
    brought = ["--folder", f"tests/games/{game}", "--page", f"docs/games/{game}.md"]
    say(f"{game}: {last_line(run('sitdown', 'laws', game, *brought))}")
    run("sitdown", "duel", game, "cautious", "random", "--games", "6")


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
