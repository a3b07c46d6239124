"""The stores and the servers that these tests run on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.luck import seeded
from tests.stores import database, file, fresh_database, postgresql
from tests.stores import place as any_store
from tests.suites import long_case

from .service import Service, service_at

__all__ = ["any_store", "database", "file", "place", "postgresql", "seeded", "service"]


@pytest.fixture(params=["sqlite", long_case("postgresql")])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store: a file here, PostgreSQL too in the long suite.

    What the stores themselves do is tested on both back ends in `tests/table`. A test that is the
    only one to see a query of the store asks for `any_store`, which runs on both here too.
    """
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh_database(request.getfixturevalue("postgresql"))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One server for the tests of a module."""
    folder: Path = tmp_path_factory.mktemp("service")
    with service_at(str(folder / "tables.sqlite")) as running:
        yield running
