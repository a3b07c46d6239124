"""Installs the game in `examples/` as its readers would, plays it, and runs the programs there.

The package is built without isolation and installed into a temporary folder. So nothing is
downloaded and nothing stays behind.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.environment import ROOT

EXAMPLES = ROOT / "examples"
GAME = "liars-dice"
ENOUGH = "1\n" * 1000
"""The input of a player who always takes the first choice."""
GAMES_PER_LAW = "2" if os.environ.get("SITDOWN_LONG") == "1" else "1"


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="sitdown-") as scratch:
        place = Path(scratch)
        run("hatchling", "build", "-t", "wheel", "-d", str(place / "wheel"), folder=EXAMPLES / GAME)
        wheel = str(*(place / "wheel").glob("*.whl"))
        run(
            "pip",
            "install",
            "-q",
            "--no-deps",
            "--no-index",
            "--target",
            str(place / "site"),
            wheel,
        )
        os.environ["PYTHONPATH"] = os.pathsep.join([str(place / "site"), *paths()])
        play(place / "game.json")
        run_programs()


def paths() -> list[str]:
    given = os.environ.get("PYTHONPATH")
    return [given] if given else []


def play(file: Path) -> None:
    """Treats the game like a built-in one: lists it, runs the laws, lets bots play in processes.

    `tests/server/test_games_from_outside.py` reads its rules and messages in both languages.
    """
    listed = run("sitdown", "games")
    if GAME not in listed:
        raise SystemExit(f"{GAME} is not listed:\n{listed}")
    print(run("sitdown", "laws", GAME, "--games", GAMES_PER_LAW))
    print(run("sitdown", "duel", GAME, "cautious", "random", "--games", "6", "--players", "3"))
    run("sitdown", "play", GAME, "--watch", "--plain", "--seed", "7", "--save", str(file))


def run_programs() -> None:
    for game in ("squirrels", GAME):
        print(last_line(program("play.py", game, typed=ENOUGH)))
        print(last_line(program("bot.py", game, "2")))
    print(program("study.py", "2"))
    print(program("least_squirrels.py", "1"))
    print(program("learner.py", "8"))


def program(name: str, *arguments: str, typed: str = "") -> str:
    return call([str(EXAMPLES / name), *arguments], ROOT, typed)


def run(module: str, *arguments: str, folder: Path = ROOT) -> str:
    return call(["-m", module, *arguments], folder)


def call(arguments: list[str], folder: Path, typed: str = "") -> str:
    """Runs Python and returns its output. If it failed, exits and shows all output."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, input=typed, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nfailed: python {' '.join(arguments)}")
    return done.stdout


def last_line(text: str) -> str:
    return text.rstrip("\n").rpartition("\n")[2]


if __name__ == "__main__":
    main()
