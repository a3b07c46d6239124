"""Forms: what they read, what they refuse and in which words."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel.form import (
    AnObject,
    Anything,
    Default,
    Either,
    Fields,
    Flag,
    Form,
    Just,
    Many,
    Maybe,
    Misfit,
    Read,
    SeatNumber,
    Table,
    Text,
    Where,
    Whole,
    Word,
    quoted,
)

CARD = Word(["bank", "raid"], "card")


@pytest.mark.parametrize(
    ("form", "value"),
    [
        (Whole(), 0),
        (Whole(1, 3), 3),
        (Whole(0, step=1000), 2000),
        (SeatNumber(3), 2),
        (SeatNumber(), 8),
        (Flag(), True),
        (Text(1, 3), "abc"),
        (CARD, "bank"),
        (Just(4, 3), 3),
        (Maybe(CARD), None),
        (Maybe(CARD), "raid"),
        (Default(Whole(), 1), 7),
        (Many(Whole()), [1, 2]),
        (Many(Whole(), length=2), [1, 2]),
        (Fields({"a": Whole(), "b": Maybe(Whole())}), {"a": 1, "b": None}),
        (Table(CARD, Whole()), {"bank": 1}),
        (Either([Whole(), CARD], "a number or a card"), "bank"),
        (Where(Whole(), lambda n: None if n % 2 else "even"), 3),
        (AnObject(), {"a": 1}),
        (Anything(), object),
    ],
)
def test_what_has_the_form_is_read(form: Form, value: Any) -> None:
    assert form.read(value) == value
    assert isinstance(form.schema(), dict)


@pytest.mark.parametrize(
    ("form", "value", "words"),
    [
        (Whole(), True, "true is not a whole number"),
        (Whole(), 1.0, "1.0 is not a whole number"),
        (Whole(1), 0, "0 is below 1"),
        (Whole(0, 1), 2, "2 is above 1"),
        (Whole(0, step=1000), 1500, "1500 is not a multiple of 1000"),
        (SeatNumber(3), 3, "no seat 3 at this table (seats 0 to 2)"),
        (SeatNumber(3), -1, "-1 is not a seat"),
        (SeatNumber(3), True, "true is not a seat"),
        (Flag(), 1, "1 is neither true nor false"),
        (Text(), 4, "4 is not text"),
        (Text(2), "a", "the text is shorter than 2"),
        (Text(0, 2), "abc", "the text is longer than 2"),
        (CARD, "bnak", 'no card "bnak"; did you mean "bank"?'),
        (CARD, None, "null is not a card"),
        (Just(1, "any"), True, 'true is not 1 or "any"'),
        (Many(Whole()), "ab", '"ab" is not a list'),
        (Many(CARD), ["bank", "x"], '[1]: no card "x"'),
        (Many(Whole(), length=2), [1], "a list of 1, not of 2"),
        (Many(Whole(), least=1), [], "a list of 0, at least 1 are needed"),
        (Many(Whole(), least=1, most=2), [1, 2, 3], "a list of 3, 1 to 2 are needed"),
        (Fields({"a": Whole()}), [], "a list of 0 is not an object"),
        (Fields({"a": Whole()}), {}, "a: missing"),
        (Fields({"nuts": Whole()}), {"nuts": 1, "nust": 1}, 'no field "nust" here; did you mean'),
        (Fields({"a": Many(Fields({"b": CARD}))}), {"a": [{"b": "y"}]}, 'a[0].b: no card "y"'),
        (Table(CARD, Whole()), {"bank": -1}, "bank: -1 is below 0"),
        (Table(CARD, Whole()), 3, "3 is not an object"),
        (Either([Whole(), CARD], "a number or a card"), "x", '"x" is not a number or a card'),
        (Where(Whole(), lambda n: None if n % 2 else "even"), 2, "even"),
        (AnObject(), 1, "1 is not an object"),
    ],
)
def test_what_has_not_is_refused_in_words(form: Form, value: Any, words: str) -> None:
    with pytest.raises(Misfit) as refused:
        form.read(value)
    assert words in str(refused.value)


def test_a_missing_field_stands_for_its_default() -> None:
    form = Fields({"a": Maybe(Whole()), "b": Default(Whole(), 3), "c": Anything()})
    assert form.read({}) == {"a": None, "b": 3, "c": None}


def test_lists_are_fresh() -> None:
    given = [1, 2]
    assert Many(Whole()).read(given) is not given


def test_a_form_of_its_own() -> None:
    form = Read(lambda value: value * 2)
    assert form.read(4) == 8
    assert form.schema() == {}


def test_schemas_say_what_the_forms_say() -> None:
    form = Fields({"n": Whole(1, 4, 2), "card": Maybe(CARD), "cards": Many(CARD, most=2)})
    assert form.schema() == {
        "type": "object",
        "properties": {
            "n": {"type": "integer", "minimum": 1, "maximum": 4, "multipleOf": 2},
            "card": {"anyOf": [{"type": "null"}, {"enum": ["bank", "raid"]}]},
            "cards": {
                "type": "array",
                "items": {"enum": ["bank", "raid"]},
                "minItems": 0,
                "maxItems": 2,
            },
        },
        "required": ["n", "cards"],
        "additionalProperties": False,
    }
    assert Text(1, 2).schema() == {"type": "string", "minLength": 1, "maxLength": 2}
    assert SeatNumber(3).schema() == {
        "type": "integer",
        "minimum": 0,
        "maximum": 2,
        "format": "seat",
    }
    assert Default(Flag(), True).schema() == {"type": "boolean", "default": True}
    assert Table(CARD, Flag()).schema()["additionalProperties"] == {"type": "boolean"}


def test_values_are_quoted_short() -> None:
    assert quoted("x" * 100).endswith("…")
    assert quoted({"a": 1}) == "an object"
    assert quoted(False) == "false"


@pytest.mark.parametrize(
    ("form", "value", "fault"),
    [
        (Whole(), 10_001, "10001 is above 10000"),
        (Whole(), 10**80, "is above 10000"),
        (Whole(), -(10**80), "is below 0"),
        (Text(), "x" * 1001, "the text is longer than 1000"),
        (Many(Whole()), [0] * 1001, "a list of 1001, 0 to 1000 are needed"),
        (Many(Whole(), least=1), [0] * 1001, "a list of 1001, 1 to 1000 are needed"),
        (Table(Text(), Whole()), {str(n): 0 for n in range(1001)}, "1001 entries"),
    ],
)
def test_nothing_is_endless(form: Form, value: Any, fault: str) -> None:
    with pytest.raises(Misfit) as misfit:
        form.read(value)
    assert fault in str(misfit.value)
    assert len(str(misfit.value)) < 120


def test_a_word_that_is_too_long_is_compared_with_no_other() -> None:
    with pytest.raises(Misfit) as misfit:
        CARD.read("bank" * 10_000)
    assert "did you mean" not in str(misfit.value)
