"""The store of the house in these tests, and keys of one's own."""

from pathlib import Path

import pytest

from tests.stores import file

__all__ = ["file"]


@pytest.fixture
def _own_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
