"""Game options as they are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.argument_types import read_options
from sitdown.kernel import BadOptions


def test_values_are_json_and_bare_words_stand_for_themselves() -> None:
    given = ["first=1", "open=true", "timing=any-time", 'deck={"cards": ["bank"]}', "none=null"]
    assert read_options(given) == {
        "first": 1,
        "open": True,
        "timing": "any-time",
        "deck": {"cards": ["bank"]},
        "none": None,
    }


def test_a_value_can_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text('{"cards": ["bank", "raid"]}', encoding="utf-8")
    assert read_options([f"deck=@{file}"]) == {"deck": {"cards": ["bank", "raid"]}}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (["first"], "does not have the form name=value"),
        (["=1"], "does not have the form name=value"),
        (["first=1", "first=2"], '"first" is given twice'),
        (["deck={cards"], "is not JSON"),
        (["deck=@/no/such/file.json"], "No such file"),
    ],
)
def test_what_is_wrong_is_said(given: list[str], fault: str) -> None:
    with pytest.raises(BadOptions, match=fault):
        read_options(given)


def test_a_file_that_is_not_json_is_named(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text('{"cards": [', encoding="utf-8")
    with pytest.raises(BadOptions, match=r"deck\.json is not JSON"):
        read_options([f"deck=@{file}"])
