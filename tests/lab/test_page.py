"""The page of the lab: its commands do what they say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from sitdown.cli import main
from sitdown.cli.parser import parser

PAGE = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^sitdown (.+)$", PAGE, re.MULTILINE)
HERE = [command for command in COMMANDS if "--ray" not in command]


def test_the_commands_of_the_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(HERE) == 5
    for command in HERE:
        assert main(shlex.split(command)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    duels, again = out.split("bot ")[1:3]
    assert duels.splitlines()[1:3] == again.splitlines()[1:3]
    kept = sorted(file.name for file in tmp_path.iterdir())
    rows = ["balance.parquet", "decisions.parquet", "duel.jsonl"]
    assert kept == [*rows, "tournament.json", "tournament.jsonl"]


def test_what_needs_more_machines_can_be_typed() -> None:
    elsewhere = [command for command in COMMANDS if "--ray" in command]
    assert len(elsewhere) == 1
    for command in elsewhere:
        parser().parse_args(shlex.split(command))
