"""Stores for tests: a file each, or a database each on one throw-away PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from sitdown.server.soak.temporary_postgresql import (
    INSTALL,
    new_database,
    programs,
    throwaway_postgresql,
)
from tests.suites import leave_out

DATABASES = count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL that this run has started. In CI it must be there."""
    if programs() is None:
        leave_out(INSTALL)
    with throwaway_postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store: each test that uses it runs on both back ends."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of an empty store in a file."""
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def database(postgresql: str) -> str:
    """The address of an empty database."""
    return fresh_database(postgresql)


def fresh_database(address: str) -> str:
    return new_database(address, f"test{next(DATABASES)}")
