"""Compares a text with the one that is kept in this folder.

`SITDOWN_GOLDENS=write pytest tests/goldens` writes them anew, where a change is meant.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent
WRITES = os.environ.get("SITDOWN_GOLDENS") == "write"


def require_golden(name: str, text: str) -> None:
    """Fails with the difference if the text is not the one that is kept under this name."""
    file = FOLDER / name
    if WRITES:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), "SITDOWN_GOLDENS=write pytest tests/goldens"
