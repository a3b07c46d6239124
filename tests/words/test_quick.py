"""Quick lines are understood as people type them, and no sentence of a bot is one."""

from __future__ import annotations

import pytest

from sitdown.server.bots.quick_replies import ANSWERS
from sitdown.words import LANGUAGES, Words, messages_of
from sitdown.words.bot_names import HOUSE_BOTS
from sitdown.words.quick_lines import QUICK_LINES, quick_line, words_in


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Shall we deal?", "deal"),
        ("SHALL WE  DEAL", "deal"),
        ("договоримся", "deal"),
        ("Vote for me and I pay 4", "vote"),
        ("vote for me, and I pay 120!", "vote"),
        ("Проголосуйте за меня, и я заплачу 4", "vote"),
        ("It wasn't me", "innocent"),
        ("It wasn’t me.", "innocent"),
        ("Who gave me away?", "betrayed"),
        ("Кто меня сдал", "betrayed"),
        ("I will remember", "remember"),
        ("I will remember that", None),
        ("4", None),
        ("", None),
    ],
)
def test_a_quick_line_is_understood_however_it_is_typed(text: str, name: str | None) -> None:
    assert quick_line(words_in(text)) == name


def test_every_quick_line_has_an_answer() -> None:
    assert set(ANSWERS) == set(QUICK_LINES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_bot_is_a_quick_line(language: str) -> None:
    """Or bots could answer each other for ever."""
    words = Words(language, names=["Vera"])
    lines = [id for id in messages_of(language, None).patterns if id.startswith("line-")]
    assert lines
    assert {quick_line(words_in(words.say(id, about=0))) for id in lines} == {None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_answers_in_sentences_of_its_own(language: str) -> None:
    words = Words(language, names=["Vera"], strict=True)
    for line in ("offer-yes", "offer-no", "offer-more", "believe", "doubt", "no-names", "noted"):
        said = [words.say(f"line-{line}-{bot}", about=0) for bot in HOUSE_BOTS]
        assert len({*said, words.say(f"line-{line}", about=0)}) == len(HOUSE_BOTS) + 1
