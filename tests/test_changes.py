"""A change brings its line in CHANGELOG.md, wherever there is a history to tell."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tools.changes import left_at, untold_since

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="there is no git here")


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Vera", "-c", "user.email=vera@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def write(folder: Path, *names: str) -> None:
    for name in names:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f"{place.read_text() if place.exists() else ''}a line\n")


def commit(folder: Path, *names: str) -> None:
    write(folder, *names)
    git(folder, "add", "--all")
    git(folder, "commit", "-m", "Something")


@pytest.fixture
def branch(tmp_path: Path) -> Path:
    """A clone in which nothing has been done yet."""
    first, clone = tmp_path / "first", tmp_path / "clone"
    first.mkdir()
    git(first, "init", "--initial-branch", "main")
    commit(first, "src/sitdown/table.py", "CHANGELOG.md", "docs/index.md")
    git(tmp_path, "clone", str(first), str(clone))
    return clone


def untold(folder: Path) -> list[str]:
    base = left_at(folder)
    assert base is not None
    return untold_since(base, folder)


def test_what_is_changed_without_a_line_is_named(branch: Path) -> None:
    assert untold(branch) == []
    commit(branch, "src/sitdown/table.py", "docs/index.md")
    write(branch, "web/src/App.svelte")
    assert untold(branch) == ["src/sitdown/table.py", "web/src/App.svelte"]


def test_a_line_on_the_same_branch_will_do(branch: Path) -> None:
    commit(branch, "src/sitdown/table.py")
    write(branch, "CHANGELOG.md")
    assert untold(branch) == []


def test_what_nobody_notices_needs_no_line(branch: Path) -> None:
    commit(branch, "docs/index.md", "tests/test_table.py")
    assert untold(branch) == []


def test_what_others_have_done_meanwhile_is_theirs_to_tell(branch: Path, tmp_path: Path) -> None:
    commit(tmp_path / "first", "src/sitdown/table.py")
    git(branch, "fetch")
    assert untold(branch) == []


def test_without_a_main_branch_nothing_is_asked(branch: Path, tmp_path: Path) -> None:
    assert left_at(tmp_path / "first") is None
    assert left_at(tmp_path) is None
