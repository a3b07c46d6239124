"""Fingerprint of a game's rules: a hash of the code of kernel and game, without docs and advice."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from . import catalog, kernel

BESIDE_THE_RULES = frozenset(["advice", "face", "laws", "words", "__pycache__"])
"""Folders that decide nothing in a game: its texts, its laws, its advice and how it looks."""


KNOWN: dict[str, str] = {}
"""Cached fingerprints by game. The simulation puts its own values in."""


def fingerprint(game: str) -> str:
    """Twelve hexadecimal digits that identify the code of the kernel and a game.

    Comments and docstrings make no difference.
    """
    if game not in KNOWN:
        KNOWN[game] = worked_out(game)
    return KNOWN[game]


def worked_out(game: str) -> str:
    digest = sha256()
    for folder in (Path(kernel.__file__).parent, catalog.folder(game)):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.is_file() and not is_beside_the_rules(inside):
                digest.update(f"{inside.as_posix()}\n".encode() + substance(path))
    return digest.hexdigest()[:12]


def is_beside_the_rules(path: Path) -> bool:
    """Whether a file decides nothing in the game, or is compiled from a source file beside it."""
    compiled = path.name.endswith(tuple(EXTENSION_SUFFIXES))
    return compiled or not BESIDE_THE_RULES.isdisjoint(path.parts)


@cache
def substance(path: Path) -> bytes:
    """The part of a file that is hashed: the syntax tree of Python, the bytes of other files."""
    content = path.read_bytes()
    if path.suffix != ".py":
        return content
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            strip_docstring(node)
    return ast.dump(tree).encode()


def strip_docstring(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> None:
    first = node.body[0] if node.body else None
    if (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ):
        del node.body[0]
