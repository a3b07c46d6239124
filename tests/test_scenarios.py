"""Every scenario of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import sitdown
from sitdown.conform import Scenario, read_scenarios, run_scenario

FOLDER = Path(__file__).parent / "games"


def scenarios() -> list[Scenario]:
    files = [
        file
        for id in sitdown.games()
        for file in sorted((FOLDER / id / "scenarios").glob("*.yaml"))
    ]
    return [scenario for file in files for scenario in read_scenarios(file)]


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)


@pytest.mark.parametrize("id", sitdown.games())
def test_every_game_has_scenarios(id: str) -> None:
    assert list((FOLDER / id / "scenarios").glob("*.yaml"))
