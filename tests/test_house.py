"""The house itself: what is pinned, what is released, what can be run."""

import os
import re
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

import sitdown
from tests.conftest import company

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> set[str]:
    return {plain(line.split("==")[0]) for line in (ROOT / "constraints.txt").read_text().split()}


def test_constraints_are_names_and_versions_only() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.]+", line), line


def test_every_requirement_is_pinned() -> None:
    requirements = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"]
    names = {plain(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}
    assert names <= pinned()


def test_the_newest_change_is_the_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == PROJECT["version"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no executable bit")
@pytest.mark.parametrize("script", ["check", "play", "tools/compile", "tools/release", ".ci/run"])
def test_scripts_can_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


def shared_files_of_the_client() -> list[Path]:
    """All texts but what npm brings, and the games' own folders."""
    own = [ROOT / "web" / "src" / "games" / game for game in sitdown.games()]
    others = [ROOT / "web" / name for name in ("node_modules", "screens", "test")]
    return [
        path
        for path in sorted((ROOT / "web").rglob("*"))
        if path.is_file() and path.suffix != ".png"
        if not any(path.is_relative_to(one) for one in [*own, *others])
    ]


def test_no_shared_file_of_the_client_names_a_game() -> None:
    """What a game looks like is in its own folder, so that one from elsewhere is drawn as well."""
    named = re.compile(rf"\b({'|'.join(sitdown.games())})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in shared_files_of_the_client()
        if path.name != "package-lock.json"
        for name in named.findall(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("test", "together"),
    [
        ("tests/browser/test_lobby.py::test_one", "tests/browser/test_lobby.py"),
        ("tests/browser/test_frame.py::test_two[x::y]", "tests/browser/test_frame.py"),
        ("tests/server/test_door.py::test_one[x]", "tests/server/test_door.py"),
        ("tests/table/test_seats.py::test_one[x]", "tests/table/test_seats.py::test_one[x]"),
        ("README.md::README.md", "README.md::README.md"),
    ],
)
def test_tests_that_share_something_stay_together(test: str, together: str) -> None:
    assert company(test) == together


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with this environment instead of one of its own."""
    module = ModuleType("check")
    SourceFileLoader("check", str(ROOT / "check")).exec_module(module)
    monkeypatch.setattr(module, "prepare", lambda _: dict(os.environ))
    return module


def test_a_check_goes_on_after_a_failure_and_shows_all_at_the_end(
    check: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    program = 'python -c "raise SystemExit({})"'
    steps = {"one": program.format(0), "two": program.format(3), "three": program.format(0)}
    assert check.run_all(steps) == 3
    told = [re.sub(r" \(.* s\)", "", line) for line in capsys.readouterr().out.splitlines()[-3:]]
    assert told == [
        "one        ok",
        "two        failed, exit code 3; alone: ./check two",
        "three      ok",
    ]


def test_what_needs_a_step_that_failed_says_that_it_is_left_out(
    check: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = {"build": 'python -c "exit(1)"', "tests": 'python -c "import sys; print(sys.argv)"'}
    assert check.run_all(steps) == 1
    shown = capfd.readouterr().out
    assert "['-c', '--ignore=tests/browser']" in shown
    assert "browser tests left out: no client" in shown.splitlines()[-1]


def test_every_option_of_a_check_names_a_step(check: ModuleType) -> None:
    named = {*check.FIXES, *[step for pair in check.LEFT_OUT for step in pair]}
    assert named <= check.STEPS.keys()
