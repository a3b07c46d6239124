"""Words that nobody is to use are found however they are written, and nothing else is."""

from __future__ import annotations

import pytest

from sitdown.words.unwanted_words import Unwanted, is_word

WORDS = Unwanted(["merde", "бляд*", "хам", "ass", "go home"])


@pytest.mark.parametrize(
    "text",
    [
        "merde",
        "Oh, MERDE!",
        "m e r d e",
        "m.e-r_d*e",
        "mer de",
        "m\N{CYRILLIC SMALL LETTER IE}rde",
        "m\u00e9rde",
        "ｍｅｒｄｅ",
        "m3rde",
        "mer\u200bde",
        "mer\u0301de",
        "Ты хам",
        "xam",
        "XAM",
        "х а м",
        "ХаМ.",
        "Блядский",
        "б л я д ь",
        "A S S",
        "4ss",
        "Go   home, now",
    ],
)
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    assert WORDS.found(text)


@pytest.mark.parametrize(
    "text",
    ["", "!?", "hello", "pass", "assembly", "as so", "хамелеон", "merdes", "go there", "home go"],
)
def test_what_only_has_it_inside_is_let_through(text: str) -> None:
    assert not WORDS.found(text)


def test_without_words_nothing_is_found() -> None:
    assert not Unwanted().found("merde")


def test_what_has_no_letters_is_no_word() -> None:
    assert is_word("a*")
    assert not is_word("***")
    assert not is_word(" -")
