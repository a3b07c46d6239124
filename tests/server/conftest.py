"""The stores and the servers that these tests run on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stores import database, file, place, postgresql

from .service import Service, service_at

__all__ = ["database", "file", "place", "postgresql", "service"]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One server for the tests of a module."""
    folder: Path = tmp_path_factory.mktemp("service")
    with service_at(str(folder / "tables.sqlite")) as running:
        yield running
