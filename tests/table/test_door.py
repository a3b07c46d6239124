"""The door: how large, deep and long something may be, and what is read of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from sitdown.table import Refused
from sitdown.wire import decoding
from sitdown.wire.decoding import DecodingLimits

SMALL = DecodingLimits(1000, values=50, items=10, text=20, depth=5)


class Thing(Struct, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0)] = 0
    inner: dict[str, Any] = {}


def refusal(content: bytes | str, most: DecodingLimits = SMALL) -> Refused:
    with pytest.raises(Refused) as refused:
        decoding.decode(content, Thing, most)
    return refused.value


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"NaN", "not JSON"),
        (b'{"number": 1e999}', "not JSON"),
        (b'{"inner": {"a": "\\ud800"}}', "not JSON"),
        (b'{"inner": {"a": "\xed\xa0\x80"}}', "not JSON"),
        (b'{"inner": {"a": "\xff"}}', "not JSON"),
        (b'{"number": -1}', "number: "),
        (b'{"numbre": 1}', "numbre"),
        (b"[]", "array"),
        (b'{"number": 9007199254740993}', "beyond"),
        (b'{"number": -9007199254740993}', "beyond"),
        (b'{"inner": {"a": 1e30}}', "beyond"),
        (b'{"inner": {"a": "' + b"x" * 21 + b'"}}', "a text of more than 20"),
        (b'{"inner": {"' + b"x" * 21 + b'": 1}}', "a text of more than 20"),
        (b'{"inner": {"a": [' + b"1," * 10 + b"1]}}", "a list of more than 10"),
        (b'{"inner": {"a": [' + b"[1,1,1,1,1,1]," * 8 + b"1]}}", "more than 50 values"),
        (b'{"inner": {"a": [[[[1]]]]}}', "deeper than 5"),
        (b'{"inner": ' + b'{"a":' * 90 + b"1" + b"}" * 91, "deeper than 5"),
    ],
)
def test_what_is_out_of_measure_is_refused(content: bytes, fault: str) -> None:
    refused = refusal(content)
    assert refused.code == "bad-request"
    assert fault in refused.message


def test_what_is_too_large_is_not_even_read() -> None:
    assert refusal(b"x" * 1001).code == "too-large"


@pytest.mark.parametrize("depth", [30, 500, 969, 100_000])
def test_no_depth_breaks_the_door(depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    refused = refusal(b'{"inner": {"a": ' + deep + b"}}", DecodingLimits(10**6))
    assert "deeper than 24" in refused.message


def test_what_is_within_measure_is_let_in() -> None:
    read = decoding.decode(b'{"number": 7, "inner": {"a": [[["x"]]]}}', Thing, SMALL)
    assert read == Thing(7, {"a": [[["x"]]]})


@pytest.mark.parametrize("part", ["..", ".", "", "a/b", "a\x00", "x" * 65, "é", "a b", "-a", "a\n"])
def test_a_part_that_cannot_be_a_name_is_not_found(part: str) -> None:
    with pytest.raises(Refused, match="such a name"):
        decoding.read_part(part)
    assert decoding.read_part("velvet-lantern-k7m2qx") == "velvet-lantern-k7m2qx"


def test_a_query_is_short_and_says_nothing_twice() -> None:
    assert decoding.read_query([("number", "7")], Thing) == Thing(7)
    for items in (
        [("number", "1"), ("number", "2")],
        [("number", "-1")],
        [("number", "x" * 300)],
        [("x" * 300, "1")],
        [("number", "1\x00")],
    ):
        with pytest.raises(Refused) as refused:
            decoding.read_query(items, Thing)
        assert refused.value.code == "bad-request"


@pytest.mark.parametrize(
    ("depth", "left"), [(0, 1), (1, {"a}]": None, "b": 1}), (5000, {"a}]": None, "b": None})]
)
def test_what_lies_too_deep_is_cut_off(depth: int, left: Any) -> None:
    inner = b'{"a}]": ["x\\"{"], "b": ' * depth + b"1" + b"}" * depth
    line = b'{"id": "x", "deep": ' + inner + b', "end": [1]}'
    assert msgspec.json.decode(decoding.pruned(line, 2)) == {"id": "x", "deep": left, "end": [1]}


def test_no_quote_makes_cutting_slow() -> None:
    """A scan that begins anew at each quote would take minutes here."""
    for line in (b'"' + b'\\"' * 500_000, b'"a\\' * 500_000, b'"' * 500_001 + b"\\"):
        assert decoding.pruned(line, 1) == line
