"""The installed package, servers of it, and people who open them in a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import (
    built,
    chromium,
    playwright,
    pytest_runtest_makereport,
    visitors_of,
)
from tests.browser.visitor import Cloakroom, Look, Visitor
from tests.server.test_serving import Running, serving
from tests.suites import long_case

from .package import installed

__all__ = ["built", "chromium", "playwright", "pytest_runtest_makereport"]

DESK = Look("en", (1366, 657))
PHONE = Look("ru", (390, 844))

Serve = Callable[..., Running]
Come = Callable[..., Visitor]


@pytest.fixture(scope="package", params=["pure", long_case("compiled")])
def program(request: pytest.FixtureRequest, built: None) -> Path:
    """The program of the installed package."""
    cache = request.config.cache
    assert cache is not None, "the installed package lies in pytest's cache"
    return installed(request.param, cache.mkdir("journeys"))


@pytest.fixture
def serve(program: Path, tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of the installed package, one after the other, on one store."""
    store = str(tmp_path / "tables.sqlite")
    with ExitStack() as servers:

        def start(*options: str, **settings: str) -> Running:
            server = serving(store, *options, program=[str(program)], PYTHONPATH="", **settings)
            return servers.enter_context(server)

        yield start


@pytest.fixture
def come(serve: Serve, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Lets somebody open an address. All leave at the end, before the servers stop."""
    with visitors_of(request) as here:

        def arrive(address: str, look: Look, trusting: bool = False) -> Visitor:
            one = Visitor(Cloakroom(chromium, address, trusting=trusting), look)
            here.append(one)
            return one

        yield arrive
