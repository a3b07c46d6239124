"""What is played, measured and served where the machine has no more than Windows has."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

ELSEWHERE = Path(__file__).parent / "elsewhere"
PATIENCE = 120
"""Seconds that nobody ever needs."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="here it is no pretence")


def begin(tmp_path: Path, *arguments: str, program: str = "") -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ELSEWHERE), os.environ.get("PYTHONPATH", "")])
    homes = {name: str(tmp_path) for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "HOME")}
    command = ["-c", program] if program else ["-m", "sitdown"]
    return subprocess.Popen(
        [sys.executable, *command, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, **homes, "PYTHONPATH": path, "PYTHONUTF8": "1", "SITDOWN_LANG": "en"},
    )


def run(tmp_path: Path, *arguments: str, typed: str = "", program: str = "") -> str:
    process = begin(tmp_path, *arguments, program=program)
    out, err = process.communicate(typed, timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return out


def test_the_pretence_holds(tmp_path: Path) -> None:
    """What Windows lacks is really not to be had in here."""
    program = (
        "__name__ = 'sitdown.pretence'\n"
        "import os, signal, sys\n"
        "print(sys.platform, os.name, hasattr(signal, 'SIGKILL'), hasattr(os, 'fork'))\n"
        "for name in ('resource', 'fcntl', 'termios'):\n"
        "    try: __import__(name, globals())\n"
        "    except ImportError as fault: print(fault)\n"
    )
    said = run(tmp_path, program=program).splitlines()
    assert said[0] == "win32 nt False False"
    assert said[1:] == [f"Windows has no {name}" for name in ("resource", "fcntl", "termios")]


def test_a_game_is_played_there(tmp_path: Path) -> None:
    words = ("play", "squirrels", "--players", "2", "--seed", "5")
    assert "The game is over." in run(tmp_path, *words, typed="1\n" * 60)


def test_bots_fight_there(tmp_path: Path) -> None:
    words = ("duel", "squirrels", "cautious", "random", "--games", "4", "--processes", "2")
    assert "cautious" in run(tmp_path, *words)


def test_a_house_is_open_there(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    server = begin(
        tmp_path, "serve", "--port", "0", "--no-browser", "--store", store, "--log", "error"
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        with urlopen(f"{address}api/games", timeout=PATIENCE) as answer:
            assert b"squirrels" in answer.read()
    finally:
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=PATIENCE)
    assert err == ""


def test_a_house_is_measured_there(tmp_path: Path) -> None:
    words = ("soak", "load", "--seats", "8", "--active", "2", "--seconds", "1")
    said = run(tmp_path, *words)
    assert "memory and CPU time     not told by this system" in said
    assert "connected seats         8" in said
