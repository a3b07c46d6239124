"""Cleans names and talk of invisible, misleading and terminal-control characters; prints safely.

This is the only list of such characters. The server keeps them out of its store. Programs that
print text show them as symbols, because text from elsewhere may still contain them.
"""

from __future__ import annotations

import re
import sys
from typing import Final, TextIO
from unicodedata import category, normalize

from sitdown.kernel import SitdownError
from sitdown.kernel.errors import Reason

CONTROLS: Final = (
    (0x0000, 0x001F),  # C0: escape sequences begin here; also tab and newline
    (0x007F, 0x009F),  # delete, and C1: some terminals obey these like escape sequences
    (0x2028, 0x2029),  # line and paragraph separators
    (0xD800, 0xDFFF),  # surrogates: halves of a character, which cannot be encoded
)
"""Characters that control a terminal or break a line."""

DIRECTIONS: Final = (
    (0x061C, 0x061C),  # Arabic letter mark
    (0x200E, 0x200F),  # left-to-right and right-to-left marks
    (0x202A, 0x202E),  # embeddings and overrides
    (0x2066, 0x2069),  # isolates
)
"""Characters that change the direction of the text after them."""

INVISIBLE: Final = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers, and two more below
    (0x17B4, 0x17B5),  # Khmer vowels that are never seen
    (0x180B, 0x180F),  # Mongolian selectors and separator
    (0x200B, 0x200D),  # zero width: space, non-joiner, joiner
    (0x2060, 0x2065),  # word joiner, invisible operators
    (0x206A, 0x206F),  # deprecated format letters
    (0x2800, 0x2800),  # empty Braille pattern
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # byte order mark
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFB),  # unassigned invisible ones, interlinear annotations
    (0x1BCA0, 0x1BCA3),  # shorthand format controls
    (0x1D173, 0x1D17A),  # musical format controls
    (0xE0000, 0xE0FFF),  # tags, further variation selectors
)
"""Invisible characters. With them, two different texts can look the same."""

HIDDEN: Final = frozenset(
    chr(code)
    for first, last in (*CONTROLS, *DIRECTIONS, *INVISIBLE)
    for code in range(first, last + 1)
)
NON_JOINER, JOINER, PICTURE = "\u200c", "\u200d", "\ufe0f"
KEYS: Final = frozenset("0123456789#*")
"""Characters that an emoji keycap can be made of."""

SIGN_OF_NO_LETTER = "\N{REPLACEMENT CHARACTER}"
SIGNS: Final = {
    letter: chr(0x2400 + ord(letter)) if letter < " " else SIGN_OF_NO_LETTER for letter in HIDDEN
} | {"\x7f": "\N{SYMBOL FOR DELETE}", "\t": " "}
"""The symbols printed in place of characters that must not reach a terminal: `␛` for escape."""


QUOTATION_MARKS: Final = str.maketrans(dict.fromkeys('"“”„‟«»＂〝〞〟❝❞″', "'"))
"""Replaces quotation marks and their look-alikes inside quoted text by single ones."""
BETWEEN_LINES: Final = " / "

LETTER: Final = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0400-\u0481\u048a-\u052f"
"""Latin and Cyrillic letters. In scripts without spaces, one "word" could be a whole sentence."""
ONE_WORD: Final = re.compile(f"[{LETTER}][{LETTER}0-9]*(?:['’-][{LETTER}0-9]+)?")
"""Matches `Vera`, `O'Neill`, `Anna-Maria` and `Bob2`."""


class Unreadable(SitdownError):
    """A text is unreadable or misleading for others. `reason` can be told in any language."""

    def __init__(self, reason: Reason, place: str = "") -> None:
        super().__init__(f"{place}: {reason}" if place else str(reason))
        self.reason = reason


INVISIBLE_NAME = Reason("because-invisible", "a name must not contain invisible characters")
EMPTY_NAME = Reason("because-empty-name", "a name needs something that can be seen")
EMPTY_TALK = Reason("because-empty-talk", "there is nothing to read in this")


def name_of(text: str) -> str:
    """A normalized name: composed (NFC), trimmed, with single spaces. Unreadable says why not."""
    name = normalize("NFC", text).strip()
    if any(is_hidden(name, place) for place in range(len(name))):
        raise Unreadable(INVISIBLE_NAME)
    if not any(category(letter)[0] in "LNPS" for letter in name):
        raise Unreadable(EMPTY_NAME)
    return " ".join(name.split())


def readable(text: str) -> str:
    """A name from before these checks, without hidden characters; "?" if nothing is left."""
    try:
        return name_of(talk_of(text).replace("\n", " "))
    except Unreadable:
        return "?"


def talk_of(text: str) -> str:
    """Talk as it is stored: without hidden and misleading characters, with its line breaks.

    Unreadable if nothing is left.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    said = normalize("NFC", lines)
    kept = [
        letter for place, letter in enumerate(said) if letter == "\n" or not is_hidden(said, place)
    ]
    talk = "".join(kept).strip()
    if not talk:
        raise Unreadable(EMPTY_TALK)
    return talk


def is_hidden(text: str, place: int) -> bool:
    """Whether the character at a place is on the list and its neighbours do not need it.

    Some emoji are joined from others, and scripts from Arabic to Mongolian join their letters.
    """
    letter = text[place]
    if letter not in HIDDEN:
        return False
    before = text[place - 1] if place else ""
    after = text[place + 1] if place + 1 < len(text) else ""
    if letter == PICTURE:
        return not (is_picture(before) or before in KEYS)
    if letter == JOINER and is_picture(after):
        drawn = before == PICTURE and not is_hidden(text, place - 1)
        return not (drawn or is_picture(before))
    return not (letter in (NON_JOINER, JOINER) and is_joining(before) and is_joining(after))


def is_plain(text: str) -> bool:
    """Whether a text has no hidden characters, so that it can be stored as it is."""
    return HIDDEN.isdisjoint(text) or not any(
        letter != "\n" and is_hidden(text, place) for place, letter in enumerate(text)
    )


def is_picture(letter: str) -> bool:
    return letter != "" and category(letter) in ("So", "Sk", "Sm") and letter >= "\u00a9"


def is_joining(letter: str) -> bool:
    return "\u0600" <= letter < "\u18b0" and category(letter)[0] in "LM"


def safe_line(text: str) -> str:
    """One line for a terminal. Dangerous characters are shown as symbols."""
    if HIDDEN.isdisjoint(text):
        return text
    shown = [
        SIGNS[letter] if is_hidden(text, place) else letter for place, letter in enumerate(text)
    ]
    return "".join(shown)


def quotable(text: str) -> str:
    """Free text to be put in quotation marks: one line that cannot close them.

    Programs and language models read it among the table's own lines. It must not imitate those.
    """
    lines = [line.strip() for line in text.splitlines()]
    return safe_line(BETWEEN_LINES.join(filter(None, lines))).translate(QUOTATION_MARKS)


def is_one_word(name: str) -> bool:
    """Whether a name is a single plain word, so that it cannot be read as a sentence."""
    return ONE_WORD.fullmatch(name) is not None


def print_safe(*lines: str, to: TextIO | None = None) -> None:
    """Prints lines safely. All output that is not drawn with rich goes through here."""
    target = sys.stdout if to is None else to
    for line in lines:
        print(safe_line(line), file=target)
