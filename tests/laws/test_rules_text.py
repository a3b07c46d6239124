"""The law of the rules text: every thing and every option is named in it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from sitdown.laws import Trial
from sitdown.laws.checks import Broken, Untried
from sitdown.laws.rules_text import everything_is_named_in_the_rules_text
from tests.guests import CHIPMUNKS, Install, install

__all__ = ["install"]

WORDS = """
thing-raid = «Ёлка на двоих»
thing-nut = орехов { $number }
thing-coin-5 = 5 ₽
thing-coin = монеты
thing-deal = карта сделки
option-first = первый игрок
option-deck = колода
"""
COMPONENTS = {
    "cards": [{"id": "raid"}, {"id": "nut-2"}, {"kind": "coin-5", "value": 5}, {"id": "deal.7"}],
    "counts": {"deal": 3, "nothing": 4},
}
TEXT = "# Ход\n\nЕлка\u00a0на\nдвоих; **орехов** много. Монеты. Карта сделки. Первый игрок, колода."

Written = Callable[[str], Trial]


@pytest.fixture
def written(install: Install) -> Written:
    """A game with a rules text; gives what it is tried by."""

    def trial(text: str) -> Trial:
        folder = install("chipmunks", CHIPMUNKS)
        (folder / "words").mkdir()
        for language in ("en", "ru"):
            (folder / "words" / f"{language}.ftl").write_text(WORDS, encoding="utf-8")
            (folder / "words" / f"rules.{language}.md").write_text(text, encoding="utf-8")
        (folder / "components.json").write_text(json.dumps(COMPONENTS), encoding="utf-8")
        return Trial("chipmunks")

    return trial


def test_letters_quotes_and_spaces_may_differ(written: Written) -> None:
    everything_is_named_in_the_rules_text(written(TEXT))


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("Елка", "«Ёлка на двоих»"),
        ("орехов", "орехов 2"),
        ("Монеты", "5 ₽"),
        ("сделки", "карта сделки"),
        ("колода", "колода"),
    ],
)
def test_what_is_not_named_is_told(written: Written, word: str, name: str) -> None:
    trial = written(TEXT.replace(word, f"{word}ё"))
    fault = f"rules.en.md does not name {name}\nrules.ru.md does not name {name}"
    with pytest.raises(Broken) as broken:
        everything_is_named_in_the_rules_text(trial)
    assert str(broken.value) == fault


def test_a_text_in_one_language_is_wanted_in_the_other(written: Written) -> None:
    trial = written(TEXT)
    (trial.folder / "words" / "rules.ru.md").unlink()
    with pytest.raises(Broken, match=r"there is no words/rules\.ru\.md"):
        everything_is_named_in_the_rules_text(trial)


def test_a_game_without_a_rules_text_is_not_tried(install: Install) -> None:
    install("chipmunks", CHIPMUNKS)
    with pytest.raises(Untried):
        everything_is_named_in_the_rules_text(Trial("chipmunks"))
