"""docs/add-a-card.md: what it says to change is changed in a copy, and all laws hold there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "add-a-card.md"
FENCE = re.compile(r"^```diff\n(.*?)^```", re.MULTILINE | re.DOTALL)
CHANGED = ("src/sitdown", "tests/games/squirrels", "docs/games", "web/src/games/squirrels")
OPTIONS = "tests/games/squirrels/options/with-a-nurse.json"


def changes() -> Iterator[tuple[str, str, str]]:
    """Each change of the page: the file, what stands there, and what is to stand there."""
    for fence in FENCE.findall(PAGE.read_text(encoding="utf-8")):
        for file in re.split(r"^\+\+\+ ", fence, flags=re.MULTILINE)[1:]:
            name, _, text = file.partition("\n")
            for hunk in re.split(r"^@@\n", text, flags=re.MULTILINE):
                lines = hunk.splitlines(keepends=True)
                before = "".join([line[1:] for line in lines if line[0] != "+"])
                yield name, before, "".join([line[1:] for line in lines if line[0] != "-"])


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("card")
    for name in CHANGED:
        # What is compiled would go before the changed files.
        left_out = shutil.ignore_patterns("__pycache__", "*.so", "static", "node_modules")
        shutil.copytree(ROOT / name, folder / name, ignore=left_out)
    for name, before, after in changes():
        file = folder / name
        text = file.read_text(encoding="utf-8") if before else ""
        assert not before or text.count(before) == 1, f"{name}: {before!r}"
        file.write_text(text.replace(before, after) if before else after, encoding="utf-8")
    return folder


def sitdown(copy: Path, *words: str) -> str:
    settings = {**os.environ, "PYTHONPATH": str(copy / "src"), "SITDOWN_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "sitdown", *words],
        cwd=copy,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


WHERE = ["--folder", "tests/games/squirrels", "--page", "docs/games/squirrels.md"]
LAWS = ["laws", "squirrels", *WHERE]


def test_all_laws_hold(copy: Path) -> None:
    said = sitdown(copy, *LAWS, "--games", "2", "--seats", "3")
    assert re.fullmatch(r"\d+ ok", said.splitlines()[-1])


def test_the_card_is_played_with_and_compared(copy: Path) -> None:
    deck = json.loads((copy / OPTIONS).read_text(encoding="utf-8"))["deck"]
    (copy / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
    few = ["--games", "4", "--players", "2", "--processes", "1"]
    said = sitdown(copy, "balance", "squirrels", "--against", "deck.json", *few)
    assert said.count("4 games at 2 seats") == 2


def test_without_its_rule_in_the_notes_a_law_names_the_card(copy: Path) -> None:
    notes = copy / "src/sitdown/games/squirrels/advice/notes.py"
    text = notes.read_text(encoding="utf-8")
    notes.write_text(text.replace('    "nurse": "SQ-11",\n', ""), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="no such rule on the page: nurse"):
            sitdown(copy, *LAWS, "--law", "the rule of a thing")
    finally:
        notes.write_text(text, encoding="utf-8")
