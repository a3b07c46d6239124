"""A Chromium and its visitors, for the conftest of each folder with browser tests."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.suites import leave_out
from tools import web

from .visitor import PATIENCE, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--num-raster-threads=1",
    "--host-resolver-rules=MAP sitdown.example 127.0.0.1",
]
"""Without a graphics card, one thread that draws costs less CPU time than several.

The site that the manual names is this machine.
"""
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


@contextmanager
def visitors_of(test: pytest.FixtureRequest) -> Iterator[list[Visitor]]:
    """The visitors of a test. All leave at its end, and nothing may have gone wrong for any."""
    here: list[Visitor] = []
    test.node.stash[COMPANY] = here
    yield here
    for one in here:
        one.leave()
