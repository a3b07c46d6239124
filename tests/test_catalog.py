"""The catalogue finds games by looking."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sitdown
from sitdown import catalog


def test_every_game_on_the_shelf_loads_by_its_name() -> None:
    for id in sitdown.games():
        assert sitdown.load(id).id == id
        assert (catalog.folder(id) / "__init__.py").exists()


def test_a_game_that_is_not_there_is_named_with_the_nearest() -> None:
    with pytest.raises(sitdown.BadOptions, match='did you mean "squirrels"'):
        sitdown.load("squirrel")


def test_games_can_still_be_listed_when_one_was_loaded() -> None:
    """The folder of that name would take the function's place, were it imported later."""
    code = "import sitdown; sitdown.load('squirrels'); print(len(sitdown.games()))"
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert listed.stdout.strip() == str(len(catalog.games())), listed.stderr
