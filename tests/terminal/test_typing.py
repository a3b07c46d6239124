"""Typing what the screen shows: labels whole, in any case of their words, or by a few letters."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest

import sitdown
from sitdown.kernel import Document
from sitdown.terminal.matching import Finder, forms_of, plain
from sitdown.terminal.screens.choices import Choice
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.terminal.turn import Turn
from sitdown.words import Words

from .moments import moments
from .test_choices import RUSSIAN, plays

MOST = 15
"""Choices of a decision that are typed."""


def turns(id: str, language: str) -> Iterator[Turn]:
    for moment in moments(id):
        yield moment.turn(PlainScreen(StringIO(), StringIO()), language)


def sampled(turn: Turn) -> list[Choice]:
    return turn.choices[:: max(1, len(turn.choices) // MOST)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", sitdown.games())
def test_a_whole_label_means_its_choice(id: str, language: str) -> None:
    for turn in turns(id, language):
        for choice in sampled(turn):
            assert turn.finder.find(choice.label) == [choice], choice.label


@pytest.mark.parametrize("id", sitdown.games())
def test_its_words_may_stand_in_any_case(id: str) -> None:
    forms = forms_of("ru", id)
    tried = 0
    for turn in turns(id, "ru"):
        for choice in sampled(turn):
            for typed in inflected(choice.label, forms):
                assert turn.finder.find(typed) == [choice], f"{typed} for {choice.label}"
                tried += 1
    assert tried or not any(len(family) > 1 for family in forms.values())


def inflected(label: str, forms: dict[str, frozenset[str]]) -> Iterator[str]:
    """The label with each of its words in each other form that the words know."""
    words = plain(label).split()
    for place, word in enumerate(words):
        for form in sorted(forms.get(word, frozenset()) - {word}):
            yield " ".join([*words[:place], form, *words[place + 1 :]])


def wallet(*documents: Document) -> Finder:
    words = Words("ru", "wallet", ["Вы", "Бруно", "Карла"], 0)
    state = sitdown.load("wallet").new(3)
    return Finder([Choice(words.action(one), state.read(one)) for one in documents], words)


def labels(found: list[Choice]) -> list[str]:
    return [choice.label for choice in found]


def test_a_verb_and_a_thing_as_one_would_say_it() -> None:
    """«Положить блондинку», though the screen says «положить сверху: блондинка»."""
    cards = ("blonde", "millionaire")
    finder = wallet(*[{"do": "put", "card": card, "at": "top"} for card in cards])
    assert [choice.action.document()["card"] for choice in finder.find("положить блондинку")] == [
        "blonde"
    ]


def test_the_verb_of_its_kind_finds_a_choice_that_does_not_say_it() -> None:
    finder = Finder(plays(RUSSIAN), RUSSIAN)
    kind = RUSSIAN.say("action-place.kind")
    verb = plain(kind).split()[0]
    assert labels(finder.find(f"{verb} банк слева")) == ["банк слева"]


@pytest.mark.parametrize("typed", ["бсл", "б сл", "банк сл", "сл б"])
def test_as_many_letters_as_tell_left_from_right(typed: str) -> None:
    assert labels(Finder(plays(RUSSIAN), RUSSIAN).find(typed)) == ["банк слева"]


def test_letters_that_fit_several_find_them_all() -> None:
    assert labels(Finder(plays(RUSSIAN), RUSSIAN).find("бс")) == ["банк слева", "банк справа"]


def test_it_is_said_which_letters_are_enough() -> None:
    choices = plays(RUSSIAN)
    finder = Finder(choices, RUSSIAN)
    for choice in choices:
        letters = finder.enough(choice)
        assert finder.find(letters) == [choice]
    assert [finder.enough(choice) for choice in finder.find("бс")] == ["бсл", "бсп"]


def test_the_other_layout_of_the_keyboard_is_understood() -> None:
    assert labels(Finder(plays(RUSSIAN), RUSSIAN).find(",cg")) == ["банк справа"]


@pytest.mark.parametrize("typed", ["взять 2000", "взять 2 000", "взять 2\u00a0000 $"])
def test_sums_are_typed_with_or_without_spaces(typed: str) -> None:
    words = Words("ru", "squirrels")
    action = sitdown.load("squirrels").new(2).legal(0)[0]
    sums = [Choice(f"взять {amount}\u00a0000\u00a0$", action) for amount in (1, 2, 20)]
    assert Finder(sums, words).find(typed) == [sums[1]]
