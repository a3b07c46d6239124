"""./play asks once whether other devices may join, and remembers the answer."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path

import pytest

from tools import lan


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What somebody at a terminal answers, one after another."""
    waiting: list[str] = []
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(builtins, "input", lambda question: waiting.pop(0))
    return waiting


@pytest.mark.parametrize(("answer", "wanted"), [("y", True), ("Yes ", True), ("", False)])
def test_it_asks_once(answers: list[str], answer: str, wanted: bool) -> None:
    answers.append(answer)
    assert [lan.wants_lan([]), lan.wants_lan([])] == [wanted, wanted]


def test_an_option_changes_the_answer(answers: list[str]) -> None:
    assert [lan.wants_lan(["--lan"]), lan.wants_lan([])] == [True, True]
    assert [lan.wants_lan(["--no-lan"]), lan.wants_lan([])] == [False, False]


def test_nobody_is_asked_without_a_terminal(
    answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert not lan.wants_lan([])
    assert lan.remembered() is None


def test_an_answer_that_cannot_be_kept_counts_for_now(
    answers: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    answers += ["y", "n"]
    assert [lan.wants_lan([]), lan.wants_lan([])] == [True, False]
