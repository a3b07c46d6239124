"""Names of tables: each has a title in Russian that agrees in gender."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_bytes

import pytest

from sitdown.words import table_names
from sitdown.words.table_names import WORDS, house_title_of, new_id, title_in, title_of

TITLES = json.loads(
    Path(table_names.__file__).with_name("table_titles.ru.json").read_text(encoding="utf-8")
)
ENDINGS = (("ый", "ий", "ой"), ("ая", "яя"), ("ое", "ее"))


def test_every_look_and_every_thing_has_a_russian_word_of_its_own() -> None:
    assert list(TITLES["looks"]) == WORDS["looks"]
    assert list(TITLES["things"]) == WORDS["things"]
    for words in TITLES.values():
        assert len({one[0] for one in words.values()}) == len(words)


def test_looks_have_a_form_for_each_gender() -> None:
    for forms in TITLES["looks"].values():
        assert [form.endswith(ends) for form, ends in zip(forms, ENDINGS, strict=True)] == [
            True
        ] * 3
    assert {gender for _, gender in TITLES["things"].values()} == {"m", "f", "n"}


@pytest.mark.parametrize(
    ("id", "title"),
    [
        ("velvet-lantern-k7m2qx", "Бархатный фонарь"),
        ("late-cigar-k7m2qx", "Поздняя сигара"),
        ("ginger-window-k7m2qx", "Рыжее окно"),
        ("quiet-taxi-k7m2qx", "Тихое такси"),
    ],
)
def test_a_title_agrees_in_gender(id: str, title: str) -> None:
    own = title_of(id)
    assert title_in("ru", own, house_title_of(id, own)) == title
    assert title_in("en", own, house_title_of(id, own)) == own


def test_a_title_that_somebody_typed_stays() -> None:
    id = new_id(token_bytes)
    assert house_title_of(id, "Velvet") is None
    assert title_in("ru", "Velvet Lantern", None) == "Velvet Lantern"
    assert title_in("ru", "Velvet Nothing", "velvet-nothing") == "Velvet Nothing"
