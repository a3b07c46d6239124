"""Records in stores: each kind reads as it was written, and is written as it ever was."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from sitdown.table.records.encoding import AnyRecord, decode, encode

LINES = Path(__file__).with_name("lines.jsonl").read_bytes().splitlines()
"""At least one of each kind, as an earlier version wrote them. They never change."""


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_written_as_it_ever_was(line: bytes) -> None:
    assert encode(decode(line)) == line


def test_every_kind_is_among_them() -> None:
    assert {type(decode(line)) for line in LINES} == set(get_args(AnyRecord))
