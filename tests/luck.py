"""Seeded chance: in each test tables get the same titles and deals, whenever it runs."""

from __future__ import annotations

import os
from random import Random

import pytest

from sitdown.table.running import hall
from sitdown.words.table_names import id_of


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws ids, titles and deals of new tables from the test's name; SITDOWN_LUCK varies them.

    A random title once had the very word in it that a test looked for and must not find. Servers
    in processes of their own are not seeded.
    """
    luck = Random(f"{os.environ.get('SITDOWN_LUCK', '')}/{request.node.nodeid}")
    monkeypatch.setattr(hall, "new_id", lambda _: id_of(luck.getrandbits(128)))
    monkeypatch.setattr(hall, "new_secret", lambda _: luck.randbytes(32).hex())
