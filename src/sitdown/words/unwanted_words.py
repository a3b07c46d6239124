"""Finds blocked words however they are spelt: capitals, look-alike letters, separators.

Whole words are looked for, so that a short one is not found inside an innocent long one; `word*`
is also found at the beginning of longer ones, which Russian with its endings needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from unicodedata import category, normalize

from .user_text import HIDDEN

LATIN: Final = dict(
    zip("авеёкмнорстухіјѕԁԛԝһґпгьздлби", "abeekmhopctyxijsdqwhrnrbedlbu", strict=True)
) | dict(zip("0134578$@αβεικνορτυχω", "oieastbsaabeikvoptuxw", strict=True))
CYRILLIC: Final = dict(zip("abcehkmnoprtuxy", "авсенкмпоргтиху", strict=True)) | dict(
    zip("03468@$αερο", "озчбвасаеро", strict=True)
)
ALPHABETS: Final = (LATIN, CYRILLIC)
"""What each letter is read as by who reads in one alphabet: a text is read in both."""

BEGINS: Final = "*"
"""At the end of a word: longer ones that begin so are meant too."""


def plain(text: str) -> str:
    """In small letters, without accents and without what cannot be seen."""
    letters = normalize("NFKD", text).casefold()
    return "".join(
        letter for letter in letters if letter not in HIDDEN and category(letter) != "Mn"
    )


def read_as(text: str, alphabet: dict[str, str]) -> list[str]:
    """The words of a text, letters and digits alone, as who knows one alphabet would read them."""
    read = "".join(alphabet.get(letter, letter) for letter in plain(text))
    return "".join(letter if letter.isalnum() else " " for letter in read).split()


def is_word(word: str) -> bool:
    """Whether there is anything in it that could be found."""
    return all(read_as(word, alphabet) for alphabet in ALPHABETS)


class Unwanted:
    """A list of words, and whether something says one of them."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = tuple(words)
        self.lists = tuple(List(self.words, alphabet) for alphabet in ALPHABETS)

    def found(self, text: str) -> bool:
        return bool(self.words) and any(one.found(text) for one in self.lists)


class List:
    """The words as they are read in one alphabet."""

    def __init__(self, words: Iterable[str], alphabet: dict[str, str]) -> None:
        self.alphabet = alphabet
        whole = [word for word in words if not word.endswith(BEGINS)]
        parts = [word.removesuffix(BEGINS) for word in words if word.endswith(BEGINS)]
        self.whole = frozenset(filter(None, map(self.joined, whole)))
        self.beginnings = tuple(filter(None, map(self.joined, parts)))
        self.longest = max(map(len, (*self.whole, *self.beginnings)), default=0)

    def joined(self, text: str) -> str:
        return "".join(read_as(text, self.alphabet))

    def found(self, text: str) -> bool:
        pieces = read_as(text, self.alphabet)
        return any(
            run in self.whole or (is_one and run.startswith(self.beginnings))
            for first in range(len(pieces))
            for run, is_one in runs(pieces[first:], self.longest)
        )


def runs(pieces: list[str], longest: int) -> Iterator[tuple[str, bool]]:
    """What the first pieces make together, and whether it is one word: a single piece is, and so
    are letters that stand apart."""
    run = ""
    for place, piece in enumerate(pieces):
        is_one = place == 0 or all(len(before) == 1 for before in pieces[:place])
        run += piece
        yield run, is_one
        if len(run) >= longest:
            return
