"""The suites: `./check` runs the default one, `./check --long` runs everything.

A test that only the long suite runs is marked `@pytest.mark.long`, a case of it is written
`long_case(...)`. A test that runs in both and does more in the long one asks `IS_LONG`.
"""

from __future__ import annotations

import os
from typing import Any, NoReturn

import pytest

IS_LONG = os.environ.get("SITDOWN_LONG") == "1"
"""Whether this is the long suite."""


def long_case(*values: Any, id: str | None = None) -> Any:
    """A parameter set that only the long suite runs."""
    return pytest.param(*values, id=id, marks=pytest.mark.long)


def leave_out(reason: str) -> NoReturn:
    """Skips a test for lack of a program, which fails where changes are judged (CI=true)."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
