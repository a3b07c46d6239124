"""Every command line in README, docs and help is one; harmless ones are run."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

import pytest

from sitdown.cli import main
from sitdown.cli.parser import parser

from .test_nonsense import commands

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^ *```[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^\s*(?:ExecStart=\S+/|\$ )?sitdown (.*)", re.MULTILINE)
INLINE = re.compile(r"`sitdown ([^`\n]+)`")
TEXTS = ("seed 1", "chain 1", "seal 1")
"""What fairness.md hashes begins like a command."""
HARMLESS = ("games", "rules", "deck", "--version", "--help")


def typed(line: str) -> list[str]:
    """A line as it would be typed: without what explains it, and with a number for N."""
    bare = re.split(r"\s{2,}| # | > ", line.strip())[0]
    bare = re.sub(r"[0-9a-f]{4}…", "0" * 64, re.sub(r"[\[\]]", "", bare)).replace("…", "")
    return ["40" if re.fullmatch("[A-Z]", word) else word for word in shlex.split(bare)]


def whole_lines() -> list[str]:
    """The commands in fences of the pages, which can be typed as they stand."""
    found = []
    for page in PAGES:
        for fence in FENCE.findall(page.read_text(encoding="utf-8")):
            found += [line for line in LINE.findall(fence) if line not in TEXTS]
    return list(dict.fromkeys(found))


def mentioned() -> list[str]:
    """The commands in sentences, of pages and of the help, where arguments may be left out."""
    texts = [FENCE.sub("", page.read_text(encoding="utf-8")) for page in PAGES]
    texts += [" ".join(one.format_help().split()) for _, one in commands(parser())]
    found = [line for text in texts for line in INLINE.findall(text) if line not in TEXTS]
    return list(dict.fromkeys(found))


def test_the_pages_have_been_found() -> None:
    assert len(whole_lines()) > 70
    assert {"serve --adopt", "keys", "deck"} <= set(mentioned())


@pytest.mark.parametrize("line", whole_lines())
def test_a_documented_line_is_read(line: str) -> None:
    parser().parse_args(typed(line))


@pytest.mark.parametrize("line", mentioned())
def test_a_mentioned_command_is_there_with_its_options(line: str) -> None:
    known = dict(commands(parser()))
    words = typed(line)
    path = tuple(word for word in words[:2] if not word.startswith("-"))
    one = known.get(path) or known.get(path[:1])
    assert one is not None, f"no command {line}"
    options = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert options <= {name for action in one._actions for name in action.option_strings}


def harmless() -> list[str]:
    lines = [line for line in [*whole_lines(), *mentioned()] if typed(line)[0] in HARMLESS]
    return [line for line in dict.fromkeys(lines) if typed(line) not in (["rules"], ["deck"])]


@pytest.mark.parametrize("line", harmless())
def test_a_harmless_one_is_run(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [{"GAME": "squirrels"}.get(word, word) for word in typed(line)]
    try:
        code: object = main(words)
    except SystemExit as stop:
        code = stop.code
    assert code == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("path", [path for path, _ in commands(parser())], ids=" ".join)
def test_every_command_has_help(path: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*path, "--help"])
    assert stop.value.code == 0
    assert "usage: " + " ".join(["sitdown", *path]) in capsys.readouterr().out


def test_a_line_that_is_wrong_would_be_noticed() -> None:
    for line in ("serve --prot 8080", "duel squirrels cautious"):
        with pytest.raises((SystemExit, argparse.ArgumentError)):
            parser().parse_args(typed(line))
