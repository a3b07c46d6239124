"""Quick lines: sentences that people say by one press of a button and that bots understand.

They are the messages `quick-<name>`. Bots understand typed ones too: in any language, in capitals
or not, with any punctuation and with any sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from .messages import LANGUAGES
from .unwanted_words import read_as
from .words import Words

QUICK_LINES: Final = ("deal", "vote", "innocent", "betrayed", "remember")


def words_in(text: str) -> tuple[str, ...]:
    """The words of a text in lower case, without punctuation.

    >>> words_in("It wasn’t me!")
    ('it', 'wasn', 't', 'me')
    """
    return tuple(read_as(text, {}))


def quick_line(words: Sequence[str]) -> str | None:
    """The name of the quick line with these words; None if there is none.

    >>> quick_line(words_in("vote for me and i pay 12")), quick_line(words_in("hello"))
    ('vote', None)
    """
    return known_lines().get(without_sums(words))


def without_sums(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for word in words if not word.isdecimal())


@cache
def known_lines() -> dict[tuple[str, ...], str]:
    """The names of all quick lines by their words, in all languages."""
    return {
        without_sums(words_in(Words(language).say(f"quick-{name}", sum=1))): name
        for language in LANGUAGES
        for name in QUICK_LINES
    }
