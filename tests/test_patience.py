"""No test is timed: none fails because something took long, short of a patience nobody needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("*.py"))
CLOCKS = {"perf_counter", "monotonic", "process_time", "thread_time", "time_ns", "time"}
PATIENCE = 20
"""Seconds that nobody ever needs."""


def called(node: ast.AST) -> str:
    """The last word of what is called; empty if nothing is."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def reads_a_clock(node: ast.AST) -> bool:
    return any(called(one) in CLOCKS for one in ast.walk(node))


def measured(tree: ast.AST) -> set[str]:
    """The names of lengths of time: a clock that was read, less another time."""
    return {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and is_length(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def is_length(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    if not isinstance(node, ast.BinOp):
        return False
    return isinstance(node.op, ast.Sub) and reads_a_clock(node)


def timed(tree: ast.AST) -> Iterator[int]:
    """The lines on which a test demands that something was quick."""
    lengths = measured(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            compared = [one for one in ast.walk(node.test) if isinstance(one, ast.Compare)]
            sides = [side for one in compared for side in (one.left, *one.comparators)]
            if any(is_length(part, lengths) for side in sides for part in ast.walk(side)):
                yield node.lineno
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if called(node.left) in CLOCKS and is_hasty(node.right):
                yield node.lineno
        elif called(node) == "timeout" and isinstance(node, ast.Call) and is_hasty(node.args[0]):
            yield node.lineno


def is_hasty(node: ast.AST) -> bool:
    """Whether it is a number, and a small one."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, int | float):
        return False
    return node.value < PATIENCE


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(TESTS).as_posix())
def test_nothing_is_timed(file: Path) -> None:
    assert list(timed(ast.parse(file.read_text(encoding="utf-8")))) == []


def test_no_page_is_asked_to_evaluate_text_again() -> None:
    """Playwright's `wait_for_function` fails by chance under our content policy: use `until`."""
    browser = [file for file in FILES if file.parent.name == "browser"]
    found = [file.name for file in browser if ".wait_for_function(" in file.read_text("utf-8")]
    assert browser
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "assert time.perf_counter() - started < 1",
        "took = monotonic() - before\nassert took <= 0.5",
        "assert round(time.time() - now, 1) < 3",
        "end = time.monotonic() + 2",
        "async def soon():\n    async with asyncio.timeout(1):\n        pass",
    ],
)
def test_what_would_be_timed_is_found(line: str) -> None:
    assert list(timed(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "end = time.monotonic() + 20\nassert time.monotonic() < end",
        "assert moment - time.seconds <= 9",
        "async def soon():\n    async with asyncio.timeout(PATIENCE):\n        pass",
    ],
)
def test_patience_is_none_of_it(line: str) -> None:
    assert not list(timed(ast.parse(line)))
