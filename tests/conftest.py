"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.suites import IS_LONG

HERE = Path(__file__).parent
collect_ignore = ["cli/elsewhere"]  # who imports it is on Windows, as far as Sitdown can tell

# What a helper asserts is shown as in the tests themselves: both sides, and where they differ.
PLAIN = ("__init__", "__pycache__", "conftest", "suites")
for place in HERE.iterdir():
    if place.stem.isidentifier() and place.stem not in PLAIN:
        pytest.register_assert_rewrite(f"tests.{place.stem}")

# What is drawn does not depend on who has started the tests, and where.
for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "COLUMNS", "LINES"):
    os.environ.pop(name, None)


TOGETHER = ("tests/server/", "tests/browser/", "tests/lab/test_ray.py")


def company(test: str) -> str:
    """With whom a test stays together where tests run side by side: mostly with nobody.

    Those of the server share a house in each module; so do those in a browser, and a Chromium.
    Those of Ray share a cluster.
    """
    module = test.partition("::")[0]
    return module if module.startswith(TOGETHER) else test


FIRST = ("tests/browser/", "tests/test_building.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests come first: they take longest, and whoever has a Chromium open keeps it.

    Then what takes long in one piece: at the end one core would be left alone with it.
    """
    if not IS_LONG:
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """The mark that pytest-xdist has for this does nothing with this pytest."""
    from xdist.scheduler import LoadScopeScheduling

    # In their order: else modules with many tests would go before those that take long.
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = company
    return scheduler
