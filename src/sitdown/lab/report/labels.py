"""Labels and number formats of a page in its language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite

from sitdown.kernel.sketch import Phrase
from sitdown.lab.estimates import MeanWithError
from sitdown.lab.findings import NUMBERS, USES, WORTH, Finding, two_decks
from sitdown.lab.study.choice_counts import BOT, ORDER, ActionKind
from sitdown.lab.study.study import LOST, MOVES, SEAT, Study
from sitdown.words import Words
from sitdown.words.words import capital

DASH = "–"
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
PER_CENT = "\N{NO-BREAK SPACE}%"


class Wording:
    """A game's words for the reader of a report."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # Names.

    def field_title(self, field: str) -> str:
        """The title of a field of shares: the seat, a role, a family."""
        id = f"report-by-{field}"
        if self.words.has(id):
            return self.say(id)
        return self.say("report-by-other", field=field)

    def word_of(self, field: str, value: str) -> str:
        if field == SEAT:
            return self.say("seat-name", number=int(value) + 1)
        if field == ORDER:
            return capital(self.say("report-place", number=int(value) + 1))
        return value if field == BOT else self.thing(value)

    def thing(self, id: str) -> str:
        return capital(self.words.thing(id)) if self.words.has_thing(id) else id

    def verb(self, do: str) -> str:
        id = f"action-{do}.kind"
        return self.say(id) if self.words.has(id) else do

    def deed(self, deed: ActionKind) -> str:
        verb = self.verb(deed.do)
        if not deed.thing:
            return capital(verb)
        name = self.thing(deed.thing)
        return name if name.lower() == verb.lower() else f"{name}: {verb}"

    def figure(self, name: str) -> str:
        """The name of a number: one that every game has, or a result of this game."""
        if name in (MOVES, LOST):
            return self.say(f"report-{name}")
        return self.say(f"figure-{name}") if self.words.has(f"figure-{name}") else name

    def finding(self, one: Finding) -> str:
        """A name for what a comparison is about."""
        if isinstance(one.name, ActionKind):
            return self.deed(one.name)
        if one.sort == NUMBERS:
            return capital(self.figure(one.name))
        return self.word_of(one.sort, one.name)

    def unit(self, one: Finding) -> str:
        sort = one.sort if one.sort in (NUMBERS, USES, WORTH) else "wins"
        return self.say(f"report-sort-{sort}")

    def phrase(self, phrase: Phrase) -> str:
        return capital(self.say(phrase.id, **phrase.arguments))

    def deck(self, number: int) -> str:
        return self.say(("report-deck-first", "report-deck-second")[number])

    # Numbers.

    def number(self, number: float, digits: int, sign: bool = False) -> str:
        """A number as the language writes it."""
        if not isfinite(number):
            return DASH
        text = f"{number:{'+' if sign else ''},.{digits}f}".replace("-", "−")
        if self.words.language == "ru":
            text = text.replace(",", NARROW_SPACE).replace(".", ",")
        return text

    def percent(self, part: float, digits: int = 1) -> str:
        return self.number(100 * part, digits) + PER_CENT

    def between(self, low: float, high: float, digits: int = 1) -> str:
        return f"{self.number(100 * low, digits)} {DASH} {self.percent(high, digits)}"

    def points(self, worth: MeanWithError | None) -> str:
        """A difference of win rates in percentage points, with half the width of its interval."""
        if worth is None:
            return DASH
        half = self.number(100 * (worth.high - worth.value), 1)
        return f"{self.number(100 * worth.value, 1, sign=True)} ±{half}"

    def difference(self, one: Finding) -> tuple[str, str]:
        """A difference and its bounds, in the unit of its sort."""
        counts = one.sort in (NUMBERS, USES)
        scale, digits = (1, 2) if counts else (100, 1)
        value, low, high = [
            self.number(scale * number, digits, sign=True)
            for number in (one.found.value, one.found.low, one.found.high)
        ]
        return value, f"{low} … {high}"


def differences(studies: Sequence[Study], words: Words) -> Iterator[str]:
    """Significant differences between two studies, in lines for a terminal."""
    if len(studies) < 2:
        return
    wording = Wording(words)
    compared = two_decks(*studies)
    clear = sorted([one for one in compared if one.clear], key=lambda one: one.surprise)
    yield wording.say("report-differences-about", count=len(compared))
    for one in clear:
        value, interval = wording.difference(one)
        yield f"  {wording.finding(one)} ({wording.unit(one)}): {value} ({interval})"
    if not clear:
        yield wording.say("report-differences-none")
