"""What holds for all tests."""

from pathlib import Path

import pytest

HERE = Path(__file__)

# What a helper asserts is shown as in the tests themselves: both sides, and where they differ.
for place in HERE.parent.iterdir():
    if place.stem.isidentifier() and place.stem not in ("__init__", "__pycache__", HERE.stem):
        pytest.register_assert_rewrite(f"tests.{place.stem}")
