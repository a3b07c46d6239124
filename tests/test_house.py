"""The house itself: what is pinned, what is released, what can be run."""

import os
import re
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

import sitdown
from sitdown.terminal.playing import CALLED
from tools import web

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
@pytest.mark.parametrize(
    "script", ["check", "play", "tools/compile", "tools/release", "tools/shake", ".ci/run"]
)
def test_scripts_can_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


def test_a_game_begun_by_play_is_gone_on_with_by_play(monkeypatch: pytest.MonkeyPatch) -> None:
    script = ModuleType("play")
    SourceFileLoader("play", str(ROOT / "play")).exec_module(script)
    told: dict[str, str] = {}
    monkeypatch.setattr(script, "prepare", dict)
    monkeypatch.setattr(
        script, "call", lambda command, environment, folder: told.update(environment)
    )
    monkeypatch.setattr("sys.argv", ["../my games/play", "squirrels"])
    script.main()
    assert told == {CALLED: "'../my games/play'"}


def shared_files_of_the_client() -> list[Path]:
    """All texts but what npm brings, and the games' own folders."""
    own = [ROOT / "web" / "src" / "games" / game for game in sitdown.games()]
    others = [ROOT / "web" / name for name in web.UNMADE]
    return [
        path
        for path in sorted((ROOT / "web").rglob("*"))
        if path.is_file() and path.suffix != ".png"
        if not any(path.is_relative_to(one) for one in [*own, *others])
    ]


NAMES_OF_OTHERS = ("package-lock.json", "icon-authors.json")
"""Files in which packages and icons have the names that their makers gave them."""


def test_no_shared_file_of_the_client_names_a_game() -> None:
    """What a game looks like is in its own folder, so that one from elsewhere is drawn as well."""
    named = re.compile(rf"\b({'|'.join(sitdown.games())})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in shared_files_of_the_client()
        if path.name not in NAMES_OF_OTHERS
        for name in named.findall(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_every_python_file_that_a_page_or_a_tool_names_is_there() -> None:
    pages = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"), *(ROOT / "tools").iterdir()]
    texts = {page: page.read_text(encoding="utf-8") for page in pages if page.is_file()}
    del texts[ROOT / "CHANGELOG.md"]  # it tells of files that are gone
    there = {
        file.relative_to(ROOT).as_posix()
        for folder in ("src", "tests", "tools", "examples")
        for file in (ROOT / folder).rglob("*.py")
    }
    named = {
        (page.name, name)
        for page, text in texts.items()
        for name in re.findall(r"(?<![\w/.])(?:\w+/)*\w+\.py\b", text)
    }
    named -= {("CONTRIBUTING.md", "utils.py")}  # which it forbids
    assert len(named) > 100
    missing = [
        (page, name)
        for page, name in sorted(named)
        if not any(f"/{file}".endswith(f"/{name}") for file in there)
    ]
    assert missing == []
