"""The tutorial for designers: every command of it runs, with its own files, in a few games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from sitdown import catalog
from sitdown.cli import main
from sitdown.lab.decks import packaged

PAGE = (Path(__file__).parents[1] / "docs" / "study.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r'^```json title="([\w.-]+)"\n(.*?)^```', PAGE, re.MULTILINE | re.DOTALL))
COMMANDS = re.findall(r"^\$ sitdown (.*)$", PAGE, re.MULTILINE)
A_FEW = ["--games", "3", "--processes", "1", "--bots", "random"]


def quick(words: list[str]) -> list[str]:
    """The same command with fewer games and quicker bots."""
    if "--games" not in words:
        return words
    place = words.index("--games")
    return words[:place] + words[place + 2 :] + A_FEW


@pytest.fixture(autouse=True)
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the page shows, and the one that its Python writes."""
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    rich = packaged(catalog.load("wallet"))
    rich["main"] += [{"card": "euro-500", "number": 2}] * 2
    (tmp_path / "rich.json").write_text(str(rich).replace("'", '"'), encoding="utf-8")


def test_the_page_has_commands_of_every_step() -> None:
    assert len(COMMANDS) >= 5
    assert {words.split()[0] for words in COMMANDS} == {"deck", "balance", "playthrough"}


@pytest.mark.parametrize("typed", COMMANDS)
def test_a_command_of_the_tutorial_runs(
    typed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line, _, target = typed.partition(" > ")
    words = quick(shlex.split(line))
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert printed
    if target:
        assert printed.startswith("{")
    if "--report" in words:
        page = tmp_path / words[words.index("--report") + 1]
        text = page.read_text(encoding="utf-8")
        assert text.startswith("<!doctype html>")
        is_rich = "rich.json" in words
        assert is_rich == bool(re.search(r"500\s€", text)), "a new card has a name"


def test_the_refusal_that_the_page_shows_is_the_one_that_comes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = re.search(r"`(two-raids\.json: .*?)`", PAGE)
    assert shown is not None
    deck = tmp_path / "two-raids.json"
    deck.write_text(deck.read_text(encoding="utf-8").replace("raid", "rade", 1), encoding="utf-8")
    assert main(["balance", "squirrels", "--deck", "two-raids.json", *A_FEW]) == 2
    assert shown[1] in capsys.readouterr().err
