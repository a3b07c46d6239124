"""Finds the choice that a few typed letters mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

from sitdown.words import Words, messages_of

from .screens.choices import Choice

NO_CASES = ("about", "sign", "kind")
"""Attributes of a thing's message that are no form of its name. All others are."""
THOUSANDS = re.compile(r"(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))")
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюё"
OTHER_KEYS = str.maketrans(LATIN + CYRILLIC, CYRILLIC + LATIN)
"""The same key on the other keyboard layout, for text typed in the wrong one."""
SHORTEST_STEM = 3
"""Two words with fewer letters in common are never forms of the same word."""
LONGEST_ENDING = 3
LONGEST_START = 4
MOST_WORDS = 3
"""A suggested abbreviation begins at most MOST_WORDS words, each with at most LONGEST_START
letters."""


def plain(text: str) -> str:
    """Normalized text: lower case, е for ё, no punctuation, no separators inside numbers."""
    folded = THOUSANDS.sub("", text.casefold().replace("ё", "е"))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in folded).split())


class Finder:
    """Finds choices for one reader. Any inflected form of a word will do if the game has it."""

    def __init__(self, choices: Sequence[Choice], words: Words) -> None:
        self.choices = choices
        forms = forms_of(words.language, words.game)
        self.spelled = [Spelling(choice, words, forms) for choice in choices]

    def find(self, text: str) -> list[Choice]:
        """The choices that match a text, typed in the right keyboard layout or in the other one."""
        return self.matches(text) or self.matches(text.casefold().translate(OTHER_KEYS))

    def matches(self, text: str) -> list[Choice]:
        """The choices that match in the best kind of match for which there is any."""
        typed = plain(text)
        exact = [choice for choice in self.choices if choice.label.strip() == text.strip()]
        if exact or not typed:
            return exact
        for fits in KINDS_OF_MATCH:
            found = [one.choice for one in self.spelled if fits(typed, one)]
            if found:
                return found
        return []

    def enough(self, choice: Choice) -> str:
        """The shortest abbreviation that selects this choice alone; empty if none is short."""
        words = plain(choice.label).split()
        for letters in sorted(starts(words), key=len):
            if self.matches(letters) == [choice]:
                return letters
        return ""


class Spelling:
    """The words by which a choice can be found: those of its label and those of its kind.

    Words of the label are also found in their other forms. If a label says "the blonde" and its
    kind "put a card", "put blonde" finds it.
    """

    def __init__(self, choice: Choice, words: Words, forms: dict[str, frozenset[str]]) -> None:
        self.choice = choice
        self.label = plain(choice.label)
        self.words = self.label.split()
        kind = f"action-{choice.action.do}.kind"
        self.kind = plain(words.say(kind)).split() if words.has(kind) else []
        self.forms = [forms.get(word, frozenset([word])) for word in self.words]
        self.whole = plain(f"{choice.label} {choice.action.document()}")


@cache
def forms_of(language: str, game: str | None) -> dict[str, frozenset[str]]:
    """Each word in the names of things, with its forms in the other grammatical cases."""
    messages = messages_of(language, game)
    words = Words(language, game)
    families: dict[str, set[str]] = {}
    for name in [id for id in messages.patterns if id.startswith("thing-") and "." not in id]:
        cases = [id for id in messages.patterns if is_case(id, name)]
        spelled = [plain(words.say(id)).split() for id in (name, *cases)]
        # Words are paired by place, so a case with another number of words is left out.
        alike = [one for one in spelled if len(one) == len(spelled[0])]
        for family in zip(*alike, strict=True):
            for word in family:
                families.setdefault(word, set()).update(family)
    return {word: frozenset(family) for word, family in families.items()}


def is_case(id: str, name: str) -> bool:
    thing, _, attribute = id.partition(".")
    return thing == name and attribute not in ("", *NO_CASES)


# Kinds of match, the best first.


def is_label(typed: str, one: Spelling) -> bool:
    return one.label == typed


def is_label_in_other_forms(typed: str, one: Spelling) -> bool:
    words = typed.split()
    fits = zip(words, one.forms, strict=False)
    return len(words) == len(one.forms) and all(word in forms for word, forms in fits)


def begins_label(typed: str, one: Spelling) -> bool:
    return one.label.startswith(typed)


def begins_words(typed: str, one: Spelling) -> bool:
    """Each typed word begins a word of the label, in any order."""
    return all_found(typed.split(), [frozenset([word]) for word in one.words])


def begins_forms(typed: str, one: Spelling) -> bool:
    """Each typed word begins some form of a word of the label."""
    return all_found(typed.split(), one.forms)


def begins_kind(typed: str, one: Spelling) -> bool:
    """Each typed word begins a word of the choice's kind or a form of a word of the label."""
    return all_found(typed.split(), [*one.forms, *[frozenset([word]) for word in one.kind]])


def all_found(starts: Sequence[str], words: Sequence[frozenset[str]]) -> bool:
    """Whether each start begins a word, no two of them the same one."""
    left = list(words)
    # The longest first: it fits the fewest words.
    for start in sorted(starts, key=len, reverse=True):
        word = next((forms for forms in left if any(f.startswith(start) for f in forms)), None)
        if word is None:
            return False
        left.remove(word)
    return True


def is_initials(typed: str, one: Spelling) -> bool:
    """The typed letters are first letters of words of the label, in their order."""
    initials = iter(word[0] for word in one.words)
    return all(letter in initials for letter in typed.replace(" ", ""))


def is_starts(typed: str, one: Spelling) -> bool:
    """The typed letters are beginnings of words of the label, in their order: `bale`, `бсл`."""
    return begins_in_order(typed.replace(" ", ""), one.words)


def begins_in_order(letters: str, words: Sequence[str]) -> bool:
    if not letters:
        return True
    return any(
        begins_in_order(letters[length:], words[place + 1 :])
        for place, word in enumerate(words)
        for length in range(shared(letters, word), 0, -1)
    )


def is_inflected(typed: str, one: Spelling) -> bool:
    """Each typed word is a word of the label or of its kind, with another ending."""
    known = [*one.words, *one.kind]
    return all(any(is_form(start, word) for word in known) for start in typed.split())


def is_form(typed: str, word: str) -> bool:
    """Whether two words differ only in a short ending, like the cases of a Russian noun."""
    if word.startswith(typed):
        return True
    same = shared(typed, word)
    rest = max(len(typed), len(word)) - same
    return same >= SHORTEST_STEM and rest <= LONGEST_ENDING and typed.isalpha()


def is_inside(typed: str, one: Spelling) -> bool:
    """Each typed word is somewhere in the label or among the action's ids.

    A single letter does not count, because almost every label has it; a single digit does.
    """
    return all(word in one.whole and (len(word) > 1 or word.isdigit()) for word in typed.split())


def shared(one: str, other: str) -> int:
    """The number of letters that two words have in common at their beginning."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same


KINDS_OF_MATCH: tuple[Callable[[str, Spelling], bool], ...] = (
    is_label,
    is_label_in_other_forms,
    begins_label,
    begins_words,
    begins_forms,
    begins_kind,
    is_initials,
    is_starts,
    is_inside,
    is_inflected,
)
"""In this order; the first kind that matches any choice decides."""


def starts(words: Sequence[str]) -> set[str]:
    """Abbreviations of a label: the first letters of its first word and of its last words."""
    first, *rest = words or [""]
    last = rest[-MOST_WORDS + 1 :]
    parts = [{word[:length] for length in range(LONGEST_START + 1)} for word in last]
    heads = {first[:length] for length in range(1, LONGEST_START + 1)}
    return {"".join(letters) for letters in product(heads, *parts)}
