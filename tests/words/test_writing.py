"""Names and talk: what hides, misleads or drives a terminal, and what only looks odd."""

from __future__ import annotations

from io import StringIO

import pytest

from sitdown.words.user_text import (
    HIDDEN,
    Unreadable,
    is_plain,
    name_of,
    print_safe,
    safe_line,
    talk_of,
)

READABLE = [
    "Vera",
    "Вера",
    "Ве́ра",
    "Ёжик",
    "Jean-Luc O’Neill",
    "山田",
    "ألف",
    "علی\u200cرضا",
    "क्\u200dष",
    "👩\u200d🚀",
    "❤\ufe0f",
    "🏳\ufe0f\u200d🌈",
    "👍🏽",
    "1\ufe0f⃣",
    "🇷🇺",
    "?!",
]
MISLEADING = [
    "a\u200db",
    "a\u200cb",
    "a\ufe0fb",
    "x\ufe0f\u200d🚀",
    "\u202egnp.exe",
    "\u2066Vera\u2069",
    "Ve\u00adra",
    "Vera\u200b",
    "\u2800",
    "\u3164",
    "Ve\nra",
    "Ve\tra",
    "Ve\u2028ra",
    "\x1b[31mVera",
    "\x9b31mVera",
    "Ve\x00ra",
    "Ve\x7fra",
    "Vera\U000e0041",
    "\ufeffVera",
]


@pytest.mark.parametrize("name", READABLE)
def test_a_name_that_can_be_read_stays_as_it_is(name: str) -> None:
    assert name_of(name) == name
    assert talk_of(name) == name
    assert safe_line(name) == name
    assert is_plain(name)


@pytest.mark.parametrize("name", MISLEADING)
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(Unreadable, match=r"^a name must not contain invisible characters$"):
        name_of(name)


@pytest.mark.parametrize("name", ["", " ", "\u00a0\u3000", "\u0301", "\n"])
def test_a_name_shows_something(name: str) -> None:
    with pytest.raises(Unreadable, match="can be seen"):
        name_of(name)


def test_equal_names_are_written_alike() -> None:
    assert name_of("  Ve\u0301ra \u00a0 Ivanovna ") == "V\u00e9ra Ivanovna"
    assert name_of("и\u0306") == "й"


def test_talk_keeps_its_lines_and_loses_what_hides() -> None:
    assert talk_of("one\r\ntwo\rthree\tfour") == "one\ntwo\nthree four"
    assert talk_of(" \x1b]0;owned\x07 \u202ehello\u202c ") == "]0;owned hello"
    with pytest.raises(Unreadable):
        talk_of("\u200b\u202e\x1b")


@pytest.mark.parametrize("text", [*READABLE, *MISLEADING[:8], *MISLEADING[10:]])
def test_talk_that_was_tidied_is_plain(text: str) -> None:
    assert is_plain(talk_of(text))
    assert talk_of(talk_of(text)) == talk_of(text)


def test_nothing_that_hides_reaches_a_terminal() -> None:
    everything = "a".join(sorted(HIDDEN))
    shown = safe_line(everything)
    assert len(shown) == len(everything)
    assert HIDDEN.isdisjoint(shown)
    assert safe_line("\x1b[2J\x7f\x9b\u202e\n\t") == "␛[2J␡��␊ "


def test_a_line_that_is_put_is_one_line() -> None:
    target = StringIO()
    print_safe("one\ntwo\x1b[1A", "three", to=target)
    assert target.getvalue() == "one␊two␛[1A\nthree\n"
