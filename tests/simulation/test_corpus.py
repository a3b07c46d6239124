"""The corpus: stories in which something failed once. Each is told again, and nothing fails.

The name of a file says what it found. `sitdown soak simulate --shrink` writes such files.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.server.soak.simulation.story import read_story
from sitdown.server.soak.simulation.world import run
from tests.suites import long_case

from .planted import STORIES

FOLDER = Path(__file__).parent / "corpus"
CORPUS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_what_failed_once_does_not_fail_again(file: Path) -> None:
    assert [str(failure) for failure in run(read_story(file)).failures] == []


@pytest.mark.parametrize("name", [long_case(file.stem, id=file.stem) for file in CORPUS])
def test_a_story_fails_where_its_fault_is_planted(name: str) -> None:
    """Else it has become another story: the fault needs a new one."""
    with STORIES[name]():
        outcome = run(read_story(FOLDER / f"{name}.json"))
    assert [failure for failure in outcome.failures if name.startswith(named(failure.what))]


def named(what: str) -> str:
    return what.replace(" ", "-")
