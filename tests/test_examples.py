"""The examples: what the documentation shows of them is in them, and they stay small."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from sitdown.kernel.foresight import WORLDS
from sitdown.wire.settings import PRESETS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "liars-dice"
SOURCES = sorted(PACKAGE.rglob("*.py"))
SQUIRRELS_CLOCKS = ROOT / "src/sitdown/games/squirrels/advice/clocks.json"
FORESIGHT = ROOT / "src/sitdown/games/gentlemen/advice/foresight.py"
BOARDS = ROOT / "web" / "src" / "table" / "brought.ts"
SHOWN = re.findall(
    r"^```(?:python|toml|ts)\n(.*?)^```",
    (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)


@pytest.mark.parametrize("shown", SHOWN)
def test_what_the_page_shows_is_in_the_game_or_given_to_its_board(shown: str) -> None:
    files = [*SOURCES, PACKAGE / "pyproject.toml", BOARDS, FORESIGHT]
    assert any(shown in file.read_text(encoding="utf-8") for file in files), shown


def test_the_clocks_that_the_page_shows_and_names_are_real() -> None:
    page = " ".join((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8").split())
    shown = re.search(r"```json (\{.*?\}) ```", page)
    assert shown is not None
    assert shown[1] in " ".join(SQUIRRELS_CLOCKS.read_text(encoding="utf-8").split())
    short, middle, long, mail = PRESETS
    usual = f"{short.decision}, {middle.decision} and {long.decision} seconds for a decision"
    assert f"({usual}, a day by mail)" in page
    assert mail.decision == 24 * 3600
    assert "`cigarillo`, `corona`, `churchill` and `mail`" in page
    assert [clock.id for clock in PRESETS] == ["cigarillo", "corona", "churchill", "mail"]


def test_the_page_says_how_many_worlds_are_asked() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    assert WORLDS == 16
    assert "in sixteen worlds" in page


def test_a_whole_game_is_small() -> None:
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES)
    assert 0 < lines < 350


def test_its_wheel_has_all_of_it(tmp_path: Path) -> None:
    """Rules, words, laws, and what it brings for the browser."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=PACKAGE, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    sources = PACKAGE / "src"
    wanted = {
        file.relative_to(sources).as_posix()
        for file in sources.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert {f"liars_dice/face/{name}" for name in ("board.js", "face.css", "lesson.json")} <= wanted
    assert wanted <= set(ZipFile(wheel).namelist())


def test_the_marked_classes_are_those_that_the_page_names() -> None:
    """What a game from outside may derive from when the kernel is compiled."""
    kernel = "".join(
        file.read_text(encoding="utf-8")
        for file in sorted((ROOT / "src" / "sitdown" / "kernel").glob("*.py"))
    )
    marked = re.findall(r"^@mypyc_attr\(allow_inter\w+=True\)\nclass (\w+)", kernel, re.MULTILINE)
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    named = re.search(r"derives from \((.*?)\) are marked", page, re.DOTALL)
    assert named is not None
    assert sorted(marked) == sorted(re.findall(r"`(\w+)`", named[1]))
