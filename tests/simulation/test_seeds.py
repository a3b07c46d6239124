"""Stories by their seeds: nothing fails in any of them, and a seed tells the same one everywhere.

In the default suite these are a few small ones. The long suite tells a thousand, and one of weeks.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from msgspec import structs

from sitdown.server.soak.simulation.story import MIXES, Mix, story_of
from sitdown.server.soak.simulation.world import run
from tests.guests import liars_dice
from tests.suites import long_case

__all__ = ["liars_dice"]

SEEDS_EACH = 20
SMALL = {"standard": (8, 0.1), "storm": (8, 0.05)}
"""Tables and hours of a small story."""


def small(mix: str) -> Mix:
    tables, hours = SMALL[mix]
    return structs.replace(MIXES[mix], tables=tables, hours=hours)


def failures_of(seed: int, mix: Mix, games: tuple[str, ...] = ()) -> list[str]:
    return [str(failure) for failure in run(story_of(seed, mix, games)).failures]


@pytest.mark.parametrize("mix", sorted(SMALL))
@pytest.mark.parametrize("first", [long_case(first) for first in range(0, 500, SEEDS_EACH)])
def test_nothing_fails_in_a_thousand_seeds(mix: str, first: int) -> None:
    found = {seed: failures_of(seed, small(mix)) for seed in range(first, first + SEEDS_EACH)}
    assert {seed: failures for seed, failures in found.items() if failures} == {}


@pytest.mark.parametrize("mix", sorted(SMALL))
def test_nothing_fails_in_a_few_seeds(mix: str) -> None:
    assert [failures_of(seed, small(mix)) for seed in range(3)] == [[], [], []]


@pytest.mark.parametrize("hours", [pytest.param(6.0, id="hours"), long_case(336.0, id="weeks")])
def test_nothing_fails_in_games_by_mail(hours: float) -> None:
    mix = structs.replace(MIXES["weeks"], tables=6, hours=hours, kill_every=40 * hours)
    assert failures_of(1, mix) == []


@pytest.mark.usefixtures("liars_dice")
def test_nothing_fails_in_a_game_from_outside() -> None:
    assert failures_of(4, small("storm"), ("liars-dice",)) == []


def test_a_seed_tells_the_same_story_in_every_process() -> None:
    """Whatever the order of its sets: `PYTHONHASHSEED` decides that."""
    command = [sys.executable, "-m", "sitdown", "soak", "simulate", "--seed", "5"]
    command += ["--mix", "storm", "--tables", "6", "--hours-each", "0.05"]
    told = [
        subprocess.run(
            command,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()[-1]
        for seed in ("1", "2")
    ]
    assert told[0].startswith("digest")
    assert told[0] == told[1]
