"""Environments measured: every number is there; how large they are is no matter of tests."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from sitdown.cli import main
from sitdown.lab.bench_envs import pace
from sitdown.lab.bench_openspiel import OTHERS


def test_a_step_sees_all_and_games_have_many() -> None:
    found = pace("squirrels", 2, seconds=0.02)
    assert (found.name, found.players) == ("squirrels", 2)
    assert found.sees > 50
    assert found.steps_per_second > 10 * found.games_per_second > 0


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "squirrels", "--envs", "--seconds", "0.02", "--players", "2"]) == 0
    first, heads, row = capsys.readouterr().out.splitlines()
    assert first.startswith("steps a second with observation and mask")
    assert heads.split() == ["environment", "players", "sees", "steps/s", "games/s"]
    assert row.split()[:2] == ["squirrels", "2"]


def test_those_of_openspiel_are_measured_by_the_same_lines() -> None:
    """In a process of its own: OpenSpiel's faults end the process they happen in."""
    words = ["bench", "squirrels", "--envs", "--beside", "--seconds", "0.02", "--json"]
    told = subprocess.run(
        [sys.executable, "-m", "sitdown", *words], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    names = [one["name"] for one in found]
    assert names == ["squirrels", "sitdown_squirrels", *OTHERS]
    assert all(one["steps_per_second"] > 0 and one["sees"] > 0 for one in found)
