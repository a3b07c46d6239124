"""Selectors: numbers are numbers, and a variant that can never be chosen is a fault of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.words import Messages, NoWords
from sitdown.words.selector_checks import Values, idle_variants, values_in

from .test_words import of_file

DICE = """
thing-die = { $number ->
    [none] кость
    [1] единица
    [few] { $number } очка
   *[other] шестёрка
}
"""


def test_the_number_of_a_thing_is_a_number(tmp_path: Path) -> None:
    words = of_file(tmp_path, DICE)
    called = [words.thing(one) for one in ("die", "die-1", "die-3", "die-6")]
    assert called == ["кость", "единица", "3 очка", "шестёрка"]


def test_a_key_of_digits_is_a_number(tmp_path: Path) -> None:
    text = """
m = { $left }
each-left = { $key ->
    [2] двойки
   *[many] { $key }
} { $value }
"""
    assert of_file(tmp_path, text).say("m", left={"2": 1, "x": 3, "5": 4}) == ("двойки 1, x 3, 5 4")


def test_digits_that_come_as_text_are_refused_where_numbers_are_told_apart(tmp_path: Path) -> None:
    text = "m = { $die ->\n    [1] единица\n   *[other] шестёрка\n}\nn = { m }\no = { $die }"
    assert of_file(tmp_path, text).say("n", die=1) == "единица"
    assert of_file(tmp_path, text).say("o", die="1") == "1"
    for id in ("m", "n"):
        with pytest.raises(NoWords, match=r"\$die is text, not a number"):
            of_file(tmp_path, text).say(id, die="1")
    with pytest.raises(NoWords, match=r"\$die is text"):
        of_file(tmp_path, text).say("m", die=[1])
    assert of_file(tmp_path, text, strict=False).say("m", die="1") == "шестёрка"


def faults(
    tmp_path: Path,
    id: str,
    selector: str,
    *keys: str,
    language: str = "ru",
    given: Values | None = None,
) -> list[str]:
    variants = "".join(f"    {key} x\n" for key in keys)
    file = tmp_path / "words.ftl"
    file.write_text(f"{id} = {{ {selector} ->\n{variants}}}\n", encoding="utf-8")
    messages = Messages([file])
    assert not messages.faults
    declared = {} if given is None else {(id, selector.lstrip("$")): given}
    return idle_variants(messages, language, declared)


@pytest.mark.parametrize(
    ("id", "selector", "keys"),
    [
        ("m", "MINE($seat)", ["[yes]", "*[no]"]),
        ("m", "SAME($seat, $to)", ["[no]", "*[other]"]),
        ("m", "$amount", ["[0]", "[one]", "[few]", "*[many]"]),
        ("m", "$for", ["[customs]", "*[robbery]"]),
        ("thing-die", "$number", ["[none]", "[1]", "[few]", "*[other]"]),
        ("each-shares", "$index", ["[0]", "*[other]"]),
        ("m", "NUMBER($amount)", ["[one]", "*[other]"]),
    ],
)
def test_variants_that_can_be_chosen(
    tmp_path: Path, id: str, selector: str, keys: list[str]
) -> None:
    assert faults(tmp_path, id, selector, *keys) == []


@pytest.mark.parametrize(
    ("id", "selector", "keys", "fault"),
    [
        ("m", "MINE($seat)", ["[1]", "*[no]"], "[1] of MINE(): it is no number"),
        ("m", "MINE($seat)", ["[mine]", "*[no]"], "[mine] of MINE(): it can only be no or yes"),
        (
            "m",
            "SAME($seat, $to)",
            ["[yes]", "[no]", "*[other]"],
            "the default of SAME(): all that it can be has a variant",
        ),
        ("m", "THING($card)", ["[5]", "*[other]"], "[5] of THING(): it is no number"),
        (
            "thing-die",
            "$number",
            ["[last]", "*[other]"],
            "[last] of $number: it can only be a number or none",
        ),
        (
            "each-shares",
            "$index",
            ["[two]", "*[other]"],
            "[two] of $index: it can only be a number",
        ),
        ("m", "$amount", ["[one]", "[one]", "*[many]"], "[one] of $amount: it is there twice"),
        ("m", "$amount", ["[no]", "*[no]"], "[no] of $amount: it is there twice"),
        ("m", "$amount", ["[one]", "[1]", "*[many]"], "[1] of $amount: one above holds it"),
        ("m", "$amount", ["*[many]"], "$amount has one variant and nothing to choose"),
    ],
)
def test_variants_that_can_never_be_chosen(
    tmp_path: Path, id: str, selector: str, keys: list[str], fault: str
) -> None:
    assert faults(tmp_path, id, selector, *keys) == [f"{id}: {fault}"]


def test_plurals_are_those_of_the_language(tmp_path: Path) -> None:
    keys = ("[few]", "*[other]")
    assert faults(tmp_path, "thing-die", "$number", *keys, language="ru") == []
    assert faults(tmp_path, "thing-die", "$number", *keys, language="en") == [
        "thing-die: [few] of $number: it can only be a number or none"
    ]


@pytest.mark.parametrize(
    ("schema", "fits", "never"),
    [
        ({"type": "integer", "minimum": 0}, ["1", "one", "none"], ["yes", "left"]),
        ({"type": "boolean"}, ["yes", "no", "none"], ["1", "one"]),
        ({"enum": ["left", "right", 3]}, ["left", "3", "none"], ["up", "yes"]),
        ({"enum": ["left", "right"]}, ["left"], ["3", "one"]),
        ({"anyOf": [{"type": "null"}, {"enum": ["left"]}]}, ["left", "none"], ["0"]),
        ({"type": "array", "items": {}}, ["none", "left"], ["0"]),
        ({"type": "string"}, ["none", "left"], ["0"]),
        ({}, ["none", "left", "0"], []),
    ],
)
def test_a_declared_field_bounds_its_variants(
    tmp_path: Path, schema: dict[str, object], fits: list[str], never: list[str]
) -> None:
    given = values_in(schema)
    for key in fits:
        assert faults(tmp_path, "m", "$x", f"[{key}]", "*[other]", given=given) == []
    for key in never:
        assert len(faults(tmp_path, "m", "$x", f"[{key}]", "*[other]", given=given)) == 1
