"""The catalogue finds games by looking."""

from __future__ import annotations

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
