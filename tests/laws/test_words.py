"""Laws of words: whatever a person can meet in a game has words, in every language."""

from __future__ import annotations

import sitdown
from sitdown.kernel import Document
from sitdown.laws import Law, translations
from sitdown.words import Words

from .cases import GAME, TABLES, each, keep_at, trial


@GAME
@each(translations.OF_THE_GAME)
def test_words(law: Law, id: str) -> None:
    law(trial(id))


@TABLES
@each(translations.OF_ITS_TABLES)
def test_what_is_said(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


def test_every_game_of_the_house_has_a_sketch_and_foresight() -> None:
    for id in sitdown.games():
        assert sitdown.load(id).advice.sketch is not None
        assert sitdown.load(id).foresee is not None


def test_common_words_are_without_faults_and_equal_in_all_languages() -> None:
    translations.require_faultless(None)
    translations.require_equal_languages(None)


def test_an_event_with_a_missing_field_is_told_all_the_same() -> None:
    """At the table nothing falls over: the id stands in for words that are missing."""
    words = Words("en", None, [], None)
    document: Document = {"event": "never-heard-of", "seat": 1}
    assert words.event(document) == "event-never-heard-of"
