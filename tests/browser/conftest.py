"""A house with its client built, a Chromium to look at it, and visitors."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from sitdown.server.guests import digest_of
from sitdown.table import hall
from sitdown.table.plans import windows
from tests.server.service import Service, service_at
from tools import web

from .visitor import DESK, PATIENCE, Cloakroom, Look, Visitor

Visitors = Callable[..., Visitor]

FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--num-raster-threads=1",
]
"""Without a graphics card, one thread that draws costs less CPU time than several."""
TOKEN = "whoever has this looks after the house"
COMPANY = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A fault comes with what everybody had before them."""
    report = yield
    if report.when == "call" and report.failed:
        company: list[Visitor] = item.stash.get(COMPANY, [])
        for number, visitor in enumerate(company, start=1):
            report.sections.append((f"visitor {number}", visitor.sight()))
    return report


@pytest.fixture(scope="package")
def built() -> None:
    try:
        web.build()
    except web.CannotBuild as reason:
        leave_out(f"the browser client cannot be built: {reason}")


@pytest.fixture(scope="package")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("house")
    with service_at(str(folder / "tables.sqlite"), admin=digest_of(TOKEN)) as service:
        yield service


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = web.find_chromium()
    if path is None:
        leave_out(web.HOW_TO_GET_CHROMIUM)
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has deals of its own, the same each time; SITDOWN_LUCK=2 makes others."""
    tables = count()
    salt = os.environ.get("SITDOWN_LUCK", "")

    def seed() -> str:
        told = f"{salt}/{request.node.name}/{next(tables)}"
        return sha256(told.encode()).hexdigest()[:32]

    monkeypatch.setattr(hall, "new_secret", seed)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not pretend to think: nobody who plays here needs time to read along."""
    monkeypatch.setitem(windows.PAUSES, "quick", (0, 0))
    monkeypatch.setitem(windows.REACTIONS, "quick", (0, 0))


@pytest.fixture(scope="package")
def cloakroom(house: Service, chromium: Browser) -> Cloakroom:
    return Cloakroom(chromium, house.address)


@pytest.fixture
def visitor(cloakroom: Cloakroom, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Makes visitors; all of them leave at the end, and nothing may have gone wrong for any."""
    here: list[Visitor] = []
    request.node.stash[COMPANY] = here

    def come(
        name: str | None = "Vera",
        language: str = "en",
        size: tuple[int, int] = DESK,
        lamp: str = "on",
        **settings: Any,
    ) -> Visitor:
        one = Visitor(cloakroom, Look(language, size, lamp), **settings)
        here.append(one)
        if name is not None:
            one.introduce(name)
        return one

    yield come
    for one in here:
        one.leave()


def leave_out(reason: str) -> None:
    """Browser tests may be missing on somebody's own machine, never where changes are judged."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
