"""Progress: at a terminal a bar on standard error, elsewhere nothing."""

from __future__ import annotations

import sys
from io import StringIO

import pytest

from sitdown.terminal.progress import watched


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_at_a_terminal_it_is_shown_how_far_things_are(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert list(watched(iter("abcd"), 4, 1)) == list("abcd")
    assert "4/4" in screen.getvalue()


def test_elsewhere_nothing_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(watched(iter("abcd"), 4, 1)) == list("abcd")
    assert capsys.readouterr() == ("", "")
