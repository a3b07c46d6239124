"""The invariants have teeth: each planted fault is found, and by the invariant that it breaks."""

from __future__ import annotations

import pytest
from msgspec import structs

from sitdown.server.soak.simulation.story import MIXES, Mix, story_of
from sitdown.server.soak.simulation.world import run
from tests.suites import long_case

from .planted import PLANTS, Plant

SMALL = 8, 0.1
"""Tables and hours of a story with which the quick ones are found."""
USUAL = 20, 0.2

MAX_STORIES = 40
"""Stories in which a fault must be found; on a quiet machine they take about a minute of CPU."""


def mix_of(plant: Plant, size: tuple[int, float]) -> Mix:
    return structs.replace(MIXES[plant.mix], tables=size[0], hours=size[1])


def require_found(plant: Plant, size: tuple[int, float], seed: int = 0) -> None:
    """Tells stories from this seed on until the judge finds the fault."""
    for one in range(seed, seed + MAX_STORIES):
        with plant.plant():
            outcome = run(story_of(one, mix_of(plant, size)))
        if any(failure.what == plant.what for failure in outcome.failures):
            return
    pytest.fail(f"not found in {MAX_STORIES} stories")


@pytest.mark.parametrize("name", [name for name, plant in PLANTS.items() if plant.is_quick])
def test_a_planted_fault_is_found_at_once(name: str) -> None:
    plant = PLANTS[name]
    require_found(plant, SMALL, plant.seed)


@pytest.mark.parametrize("name", [long_case(name, id=name) for name in PLANTS])
def test_a_planted_fault_is_found_in_a_few_stories(name: str) -> None:
    require_found(PLANTS[name], USUAL)


def test_without_a_plant_nothing_is_found() -> None:
    for mix in MIXES.values():
        small = structs.replace(mix, tables=SMALL[0], hours=SMALL[1])
        assert run(story_of(0, small)).failures == []
