"""Every recorded game is still played as it was; `sitdown playthrough --refresh tests` if meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import sitdown
from sitdown.lab.playthrough import Recipe, record

FOLDER = Path(__file__).parent / "games"
FILES = [
    file for id in sitdown.games() for file in sorted((FOLDER / id / "playthroughs").glob("*.txt"))
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_recorded_game_is_played_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert record(Recipe.read(text.partition("\n")[0])) == text


@pytest.mark.parametrize("id", sitdown.games())
def test_every_game_has_recorded_games(id: str) -> None:
    assert any(file.parts[-3] == id for file in FILES)
