"""Output of commands: the console, tables of numbers, files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid

from sitdown.terminal.screens.safe_console import SafeConsole
from sitdown.words.user_text import print_safe


def console() -> SafeConsole:
    """A console as wide as the terminal, or 200 columns wide where there is none."""
    width = None if sys.stdout.isatty() else 200
    return SafeConsole(width=width)


def number_table(words: Sequence[str], numbers: Sequence[str]) -> Grid:
    """An empty table: columns of words, then columns of numbers aligned to the right."""
    grid = Grid(box=None, pad_edge=False)
    for head in words:
        grid.add_column(head)
    for head in numbers:
        grid.add_column(head, justify="right")
    return grid


def require_place(file: Path) -> None:
    """Refuses a file that cannot be written, before hours of play and not after."""
    is_new = not file.exists()
    file.open("a").close()
    if is_new:
        file.unlink()


def write_file(file: Path, text: str) -> None:
    """Writes a result into a file and says so."""
    file.write_text(text, encoding="utf-8", newline="\n")
    print_safe(f"{file} is written")
