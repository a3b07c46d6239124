"""Finds blocked words however they are spelt: capitals, look-alike letters, separators.

Only whole words count, so that a short one is not found inside an innocent long one. `word*` also
matches the beginning of longer words, which Russian needs for its endings.
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
"""For each alphabet, the letter as which a look-alike is read. A text is read in both."""

BEGINS: Final = "*"
"""At the end of a listed word: longer words with this beginning match too."""


def plain(text: str) -> str:
    """A text in lower case, without accents and invisible characters."""
    letters = normalize("NFKD", text).casefold()
    return "".join(
        letter for letter in letters if letter not in HIDDEN and category(letter) != "Mn"
    )


def read_as(text: str, alphabet: dict[str, str]) -> list[str]:
    """The words of a text without punctuation, with look-alikes read as one alphabet."""
    read = "".join(alphabet.get(letter, letter) for letter in plain(text))
    return "".join(letter if letter.isalnum() else " " for letter in read).split()


def is_word(word: str) -> bool:
    """Whether a word can be found at all: it needs a letter or a digit."""
    return all(read_as(word, alphabet) for alphabet in ALPHABETS)


class Unwanted:
    """A list of unwanted words. `found` tells whether a text has one of them."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = tuple(words)
        self.lists = tuple(List(self.words, alphabet) for alphabet in ALPHABETS)

    def found(self, text: str) -> bool:
        return bool(self.words) and any(one.found(text) for one in self.lists)


class List:
    """The unwanted words as they are read in one alphabet."""

    def __init__(self, words: Iterable[str], alphabet: dict[str, str]) -> None:
        self.alphabet = alphabet
        whole = [word for word in words if not word.endswith(BEGINS)]
        parts = [word.removesuffix(BEGINS) for word in words if word.endswith(BEGINS)]
        self.whole = frozenset(filter(None, map(self.joined, whole)))
        self.beginnings = tuple(filter(None, map(self.joined, parts)))
        # Joining more letters than this cannot give another match.
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
    """The first pieces joined, one more each time, and whether that is one word.

    A single piece is one word. So are pieces of one letter each, because somebody may have put
    separators between the letters of a word. Only the last of them may be longer.
    """
    run = ""
    for place, piece in enumerate(pieces):
        is_one = place == 0 or all(len(before) == 1 for before in pieces[:place])
        run += piece
        yield run, is_one
        if len(run) >= longest:
            return
