"""All tests: which run, in which order, and which stay together on a worker."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.costs import Costs
from tests.suites import IS_LONG

HERE = Path(__file__).parent
collect_ignore = ["cli/elsewhere"]  # who imports it is on Windows, as far as Sitdown can tell

# What a helper asserts is shown as in the tests themselves: both sides, and where they differ.
PLAIN = ("__init__", "__pycache__", "conftest", "costs", "suites")
for place in HERE.iterdir():
    if place.stem.isidentifier() and place.stem not in PLAIN:
        pytest.register_assert_rewrite(f"tests.{place.stem}")

# What is drawn does not depend on who has started the tests, and where.
for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "COLUMNS", "LINES"):
    os.environ.pop(name, None)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Costs(config), "sitdown-costs")


SHARED = ("tests/server/", "tests/lab/test_ray.py")
"""Files whose tests share a server or a cluster: each file stays on one worker."""
TABLE = re.compile(r"-([a-z]+-\d+)]$")
"""How the name of a law's test ends: its game and the number of seats."""
BROWSER = "tests/browser/"
JOURNEYS = "tests/journeys/"
SLOW = (
    BROWSER,
    JOURNEYS,
    "tests/server/",
    "tests/laws/",
    "tests/lab/",
    "tests/review/",
    "tests/test_building.py",
    "tests/test_study_page.py",
)
"""What `./check --fast` leaves out, beside everything that needs PostgreSQL."""
LARGE = ("tests/test_building.py", "tests/browser/test_walk.py", "tests/browser/test_play.py")
"""Files with the costliest tests: they begin early, so that no worker is left alone with one."""


def company(test: str) -> str:
    """The group of tests that runs on one worker; most tests are a group of their own.

    Laws of one table share the games that they watch. Browser tests share a house and a Chromium on
    each worker, so any of them may run on any worker.
    """
    file = test.partition("::")[0]
    if file.startswith(SHARED):
        return file
    if file.startswith("tests/laws/") and (found := TABLE.search(test)):
        return f"tests/laws/{found[1]}"
    return test


def is_fast(item: pytest.Item) -> bool:
    return not item.nodeid.startswith(SLOW) and "postgresql" not in item.name


def turn(item: pytest.Item) -> tuple[int, bool, bool]:
    """Fast layers come first, so that a fault shows early; browser tests come last."""
    id = item.nodeid
    return stage(id), id.startswith(SLOW), not id.startswith(LARGE)


def stage(test: str) -> int:
    """Tests of one stage stay together, because each stage has a Chromium of its own.

    Journeys are few and long. They come before the many short browser tests, so that all workers
    are busy to the end.
    """
    return 2 if test.startswith(BROWSER) else 1 if test.startswith(JOURNEYS) else 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks, selects and orders the tests."""
    for item in items:
        if is_fast(item):
            item.add_marker("fast")
    if not IS_LONG:
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=turn)
    seed = os.environ.get("SITDOWN_SHUFFLE")
    if seed:
        items[:] = shuffled(items, Random(seed))


def shuffled(items: list[pytest.Item], luck: Random) -> list[pytest.Item]:
    """Another order of groups and of the tests in each; each stage stays in one piece."""
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        groups.setdefault(company(item.nodeid), []).append(item)
    names = list(groups)
    luck.shuffle(names)
    stages = luck.sample(range(3), 3)
    names.sort(key=lambda name: stages[stage(name)])
    return [item for name in names for item in luck.sample(groups[name], len(groups[name]))]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Starts one worker more than there are cores, because tests of servers often wait."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hands out groups in their order; pytest-xdist's own mark for groups needs another mode."""
    from xdist.scheduler import LoadScopeScheduling

    # In their order: else files with many tests would go before those that take long.
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = company
    return scheduler
