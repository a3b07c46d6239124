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

MAX_CPU_SECONDS = 60.0


def mix_of(plant: Plant, size: tuple[int, float]) -> Mix:
    return structs.replace(MIXES[plant.mix], tables=size[0], hours=size[1])


def seconds_until_found(plant: Plant, size: tuple[int, float], seed: int = 0) -> float:
    """CPU seconds until the judge finds it, from this seed on."""
    used = 0.0
    while used < MAX_CPU_SECONDS:
        with plant.plant():
            outcome = run(story_of(seed, mix_of(plant, size)))
        used += outcome.cpu
        if any(failure.what == plant.what for failure in outcome.failures):
            return used
        seed += 1
    pytest.fail(f"not found before seed {seed}")


@pytest.mark.parametrize("name", [name for name, plant in PLANTS.items() if plant.is_quick])
def test_a_planted_fault_is_found_at_once(name: str) -> None:
    plant = PLANTS[name]
    seconds_until_found(plant, SMALL, plant.seed)


@pytest.mark.parametrize("name", [long_case(name, id=name) for name in PLANTS])
def test_a_planted_fault_is_found_within_a_minute(name: str) -> None:
    assert seconds_until_found(PLANTS[name], USUAL) < MAX_CPU_SECONDS


def test_without_a_plant_nothing_is_found() -> None:
    for mix in MIXES.values():
        small = structs.replace(mix, tables=SMALL[0], hours=SMALL[1])
        assert run(story_of(0, small)).failures == []
