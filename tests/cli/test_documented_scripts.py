"""Every line of `./check`, `./play` and `tools/` on a page is one that the script itself reads."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.machinery import SourceFileLoader
from types import ModuleType

import pytest

from sitdown.cli.parser import parser
from tools import digests, measure, screens, web
from tools.lan import OPTIONS

from .test_documented import FENCE, PAGES, ROOT

SCRIPTS = ("check", "play", "tools/shake", "tools/release", "tools/compile")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMMAND = r"(?:\./(?:check|play)|tools/(?:shake|release|compile)|python3? -m tools\.\w+)"
LINE = re.compile(rf"(?:^|\s)(?:\S*/)?({COMMAND}(?=\s|$).*)", re.MULTILINE)
INLINE = re.compile(rf"`(?:[^`]*\s)?(?:\S*/)?({COMMAND}(?=[\s`])[^`]*)`")


def loaded(script: str) -> ModuleType:
    loader = SourceFileLoader(script, str(ROOT / script))
    module = ModuleType(script)
    module.__file__ = str(ROOT / script)
    loader.exec_module(module)
    return module


def read_by_play(words: Sequence[str]) -> None:
    """Whatever is not about the network goes on to `sitdown play`."""
    if not set(words) <= OPTIONS.keys():
        parser().parse_args(["play", *words])


def read_by_web(words: Sequence[str]) -> None:
    assert web.command_of(words) is not None


def read_by_measure(words: Sequence[str]) -> None:
    assert set(words) <= measure.GAMES.keys()


def read_by_screens(words: Sequence[str]) -> None:
    for word in words:
        assert any(name.startswith(word) for name in screens.SUBJECTS)


READERS: dict[str, Callable[[Sequence[str]], object]] = {
    "./check": loaded("check").wanted_steps,
    "./play": read_by_play,
    **{name: loaded(name).read for name in SCRIPTS if name.startswith("tools/")},
    "tools.digests": digests.read,
    "tools.web": read_by_web,
    "tools.measure": read_by_measure,
    "tools.screens": read_by_screens,
}


def read(line: str) -> None:
    """Has the script read a line; SystemExit or an error if it cannot."""
    words = shlex.split(" ".join(line.split("&&")[0].split()), comments=True)
    if words[0].startswith("python"):
        words = words[2:]
        assert callable(import_module(words[0]).main)
    reader = READERS.get(words[0])
    if reader is None:
        assert not words[1:], f"{words[0]} takes no arguments"
    else:
        reader(words[1:])


def documented() -> list[str]:
    """The lines of pages and workflows, and those that scripts say of themselves."""
    found: list[str] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        found += [line for fence in FENCE.findall(text) for line in LINE.findall(fence)]
        found += INLINE.findall(FENCE.sub("", text))
    for place in [*WORKFLOWS, *(ROOT / name for name in SCRIPTS)]:
        text = place.read_text(encoding="utf-8")
        found += INLINE.findall(text)
        found += [line for line in LINE.findall(text) if "`" not in line]
    return list(dict.fromkeys(re.split(r"\s{2,}| # ", line)[0] for line in found))


def test_the_lines_have_been_found() -> None:
    expected = {
        "./check --fast",
        "./check lint tests",
        "./check changes",
        "./play squirrels",
        "./play --no-lan",
        "tools/shake 5 tests/server",
        "tools/release pure",
        "tools/compile build/compiled --tests tests/bots",
        "python -m tools.screens lobby wallet",
        "python -m tools.slowest",
    }
    assert expected <= {" ".join(line.split()) for line in documented()}


@pytest.mark.parametrize("line", documented())
def test_a_documented_line_of_a_script_is_read(line: str) -> None:
    read(line)


@pytest.mark.parametrize(
    "line",
    [
        "./check --quick",
        "./check lint test",
        "./check --fast types client",
        "./play --land",
        "tools/shake twice",
        "tools/release pur",
        "tools/compile --tries",
        "python -m tools.web make",
        "python -m tools.measure chess",
        "python -m tools.screens chess",
        "python -m tools.slowest 20",
        "python -m tools.fastest",
    ],
)
def test_a_line_that_is_wrong_would_be_noticed(line: str) -> None:
    with pytest.raises((SystemExit, AssertionError, ModuleNotFoundError)):
        read(line)
