"""The examples: what the documentation shows of them is in them, and they stay small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "liars-dice"
SOURCES = sorted(PACKAGE.rglob("*.py"))
SHOWN = re.findall(
    r"^```(?:python|toml)\n(.*?)^```",
    (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)


@pytest.mark.parametrize("shown", SHOWN)
def test_what_the_page_shows_is_in_the_game(shown: str) -> None:
    files = [*SOURCES, PACKAGE / "pyproject.toml"]
    assert any(shown in file.read_text(encoding="utf-8") for file in files), shown


def test_a_whole_game_is_small() -> None:
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES)
    assert 0 < lines < 350


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
