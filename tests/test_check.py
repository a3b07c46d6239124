"""`./check`: its steps, their order, what it prints; how tests are grouped and measured."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tests import costs
from tests.conftest import company, shuffled
from tests.costs import Meter
from tools import apt, schedule, slowest
from tools.schedule import Step, run_all

ROOT = Path(__file__).parent.parent
EXITS = f"{sys.executable} -c 'raise SystemExit({{}})'"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[dict[str, Step]], int]:
    """Runs steps with their logs in a folder of the test's own."""
    monkeypatch.setattr(schedule, "LOGS", tmp_path)
    monkeypatch.setattr(schedule, "REMEMBERED", tmp_path / "seconds.json")
    return lambda steps: run_all(steps, os.environ)


@pytest.fixture
def check() -> ModuleType:
    module = ModuleType("check")
    SourceFileLoader("check", str(ROOT / "check")).exec_module(module)
    return module


def untimed(text: str) -> list[str]:
    return [re.sub(r" \([\d.]+ s\)|, in \d+:\d\d", "", line) for line in text.splitlines()]


def test_a_failure_stops_no_other_step_and_is_shown_at_the_end(
    run: Callable[[dict[str, Step]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    says = f"""{sys.executable} -c "print('so it is'); raise SystemExit(3)\""""
    steps = {"one": Step(EXITS.format(0)), "two": Step(says), "three": Step(EXITS.format(0))}
    assert run(steps) == 3
    assert untimed(capsys.readouterr().out) == [
        "one        ok",
        "two        failed, exit code 3; alone: ./check two",
        "three      ok",
        "",
        f"---- two: {says}",
        "so it is",
        "",
        "two        failed, exit code 3; alone: ./check two",
        "2 steps ok, 1 failed",
    ]


def test_results_come_in_the_order_of_the_steps(
    run: Callable[[dict[str, Step]], int],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """The first step ends only after the second, which runs beside it."""
    wait = f"import pathlib\nwhile not pathlib.Path('{tmp_path}/done').exists(): pass"
    make = f"open('{tmp_path}/done', 'w').close()"
    steps = {
        "slow": Step(f'{sys.executable} -c "{wait}"', lane="wide"),
        "quick": Step(f'{sys.executable} -c "{make}"'),
    }
    assert run(steps) == 0
    lines = untimed(capsys.readouterr().out)
    assert [line for line in lines if not line.startswith("...")][:2] == [
        "slow       ok",
        "quick      ok",
    ]


def test_a_step_waits_for_those_it_comes_after_and_goes_without_what_failed(
    run: Callable[[dict[str, Step]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    steps = {
        "tests": Step(
            f'{sys.executable} -c "import sys; print(sys.argv); exit(1)"',
            after=("build",),
            needs={"build": ("--ignore=tests/browser", "browser tests left out")},
            lane="wide",
        ),
        "build": Step(EXITS.format(1)),
    }
    assert run(steps) == 1
    shown = capsys.readouterr().out
    assert "['-c', '--ignore=tests/browser']" in shown
    assert "; browser tests left out; alone: ./check tests" in shown


def test_the_closing_line_of_pytest_is_repeated() -> None:
    printed = "...\n===== 12 passed, 1 skipped in 3.20s =====\n"
    assert schedule.counted(printed) == ["12 passed, 1 skipped in 3.20s"]
    assert schedule.counted("3 failed, 2 passed in 61.20s (0:01:01)\n")
    assert schedule.counted("Success: no issues found\n") == []


def test_steps_name_each_other_rightly(check: ModuleType) -> None:
    for steps in (check.STEPS, check.FAST, check.LONG, check.FIXES):
        for step in steps.values():
            assert {*step.after, *step.needs} <= check.LONG.keys() | steps.keys()
    assert check.STEPS.keys() <= check.LONG.keys()


def test_the_docs_step_fails_by_a_link_to_a_section_that_is_not_there(
    check: ModuleType, tmp_path: Path
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# One\n\n[more](#two)\n")
    settings = "site_name: One\nvalidation: {links: {anchors: warn}}\n"
    (tmp_path / "mkdocs.yml").write_text(settings)
    words = shlex.split(check.STEPS["docs"].command.format(scratch=tmp_path / "site"))
    built = subprocess.run(
        [sys.executable, "-m", *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "there is no such anchor" in built.stderr
    assert built.returncode == 1


@pytest.mark.parametrize(
    ("test", "group"),
    [
        ("tests/server/test_door.py::test_one[x]", "tests/server/test_door.py"),
        ("tests/laws/test_play.py::test_play[a law-wallet-3]", "tests/laws/wallet-3"),
        ("tests/laws/test_pages.py::test_pages[a law-wallet]", None),
        ("tests/browser/test_frame.py::test_two[x::y]", None),
        ("README.md::README.md", None),
    ],
)
def test_tests_that_share_something_stay_together(test: str, group: str | None) -> None:
    assert company(test) == (group or test)


def test_a_shuffled_suite_has_the_same_tests_in_another_order(
    request: pytest.FixtureRequest,
) -> None:
    items = request.session.items
    if len(items) < 9:
        items = [*items, *[request.node] * 9]
    order = shuffled(items, Random("one"))
    assert sorted(item.nodeid for item in order) == sorted(item.nodeid for item in items)
    assert order == shuffled(items, Random("one"))


def test_packages_are_installed_without_starting_their_services(tmp_path: Path) -> None:
    policy = tmp_path / "policy-rc.d"
    with apt.no_services(policy):
        assert subprocess.run([policy], check=False).returncode == 101
    assert not policy.exists()
    policy.write_text("the machine's own")
    with apt.no_services(policy):
        assert policy.read_text() == "the machine's own"
    assert policy.exists()


def test_the_meter_counts_this_process_and_its_children() -> None:
    meter = Meter()
    before = meter.read()
    sum(range(5_000_000))
    alone = meter.read()
    assert alone > before
    burn = "import time\nwhile time.process_time() < 0.5: pass"
    subprocess.run([sys.executable, "-c", burn], check=True)
    assert meter.read() - alone >= 0.4


def test_a_test_that_uses_too_much_is_named_and_a_slow_machine_names_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(costs, "IS_LONG", False)
    usual = {f"test {number}": 0.058 for number in range(998)} | {"slow": 19.0, "slower": 22.0}
    slow_machine = {test: 2 * used for test, used in usual.items()}
    for found in (costs.too_costly(usual), costs.too_costly(slow_machine)):
        assert [line.partition(" used")[0] for line in found] == ["slower"]
    assert costs.too_costly({}) == []
    assert costs.too_costly({"a journey": 39.0}) == []
    assert len(costs.too_costly({"a journey": 41.0})) == 1


def test_the_slowest_tests_are_listed_first() -> None:
    listed = slowest.table({"a": 1.0, "b": 12.25}).splitlines()
    assert listed[0] == "All 2 tests used 13 s of CPU."
    assert listed[4:6] == ["| 12.2 | `b` |", "| 1.0 | `a` |"]
