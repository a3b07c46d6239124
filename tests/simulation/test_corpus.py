"""The corpus: stories in which something failed once. Each is told again, and nothing fails.

The name of a file says what it found. `sitdown soak simulate --shrink` writes such files.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.server.soak.simulation.story import read_story
from sitdown.server.soak.simulation.world import run

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_what_failed_once_does_not_fail_again(file: Path) -> None:
    assert [str(failure) for failure in run(read_story(file)).failures] == []
