"""Measuring: every number is there; how large they are is no matter of tests."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from sitdown.kernel import BadOptions
from sitdown.lab.bench import bench
from sitdown.version import is_compiled


def test_everything_is_measured() -> None:
    speed = asdict(bench("squirrels", seconds=0.02))
    assert (speed.pop("game"), speed.pop("players")) == ("squirrels", 3)
    assert speed.pop("build") == ("compiled" if is_compiled() else "plain")
    assert set(speed) == {
        "applied_per_second",
        "played_out_per_second",
        "games_per_second",
        "copy_us",
        "legal_us",
        "view_us",
        "load_us",
        "imagine_us",
    }
    assert all(number > 0 for number in speed.values())


def test_a_number_of_seats_the_game_does_not_take_is_refused() -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        bench("squirrels", players=9)


def test_a_game_is_measured_with_its_options() -> None:
    with pytest.raises(BadOptions, match="no option"):
        bench("squirrels", seconds=0.02, options={"frist": 1})
    assert bench("squirrels", seconds=0.02, options={"first": 1}).applied_per_second > 0
