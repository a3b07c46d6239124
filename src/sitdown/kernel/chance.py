"""Chance (contract §6): one seeded stream, four draws, and forced outcomes for tests."""

from __future__ import annotations

from hashlib import sha512
from struct import unpack
from typing import Any, Final

from mypy_extensions import i64

from .draws import Draws, Item
from .errors import BadPosition
from .form import COUNTLESS, Document, Fields, Form, Many, Maybe, Misfit, Text, Whole, quoted

DRAWS = ("roll", "pick", "shuffle", "sample")
WORDS_IN_A_BLOCK: Final = 16
RAW_NUMBERS: Final = 2**32


class Outcome(Form):
    """A forced outcome: an object with one key, the name of a draw."""

    def read(self, value: Any) -> Document:
        if not isinstance(value, dict) or len(value) != 1 or next(iter(value)) not in DRAWS:
            raise Misfit(f"{quoted(value)} is not an outcome such as {{'roll': 4}}")
        return dict(value)

    def schema(self) -> Document:
        return {"type": "object", "minProperties": 1, "maxProperties": 1}


OUTCOMES = Many(Outcome())
FORM = Fields({"seed": Text(), "drawn": Whole(0, COUNTLESS), "forced": Maybe(OUTCOMES)})


class Chance(Draws):
    """The stream of a game.

    >>> chance = Chance("7")
    >>> [chance.roll(6) for _ in range(10)]
    [1, 4, 3, 2, 4, 2, 6, 1, 4, 6]
    >>> chance.document()
    {'seed': '7', 'drawn': 10}
    """

    def __init__(self, seed: str, drawn: int = 0, forced: list[Document] | None = None) -> None:
        self.seed = seed
        self.drawn = drawn
        self.forced: list[Document] = [] if forced is None else forced
        self.block = -1
        self.words: tuple[int, ...] = ()

    def copy(self) -> Chance:
        twin = Chance(self.seed, self.drawn, self.forced[:] if self.forced else None)
        twin.block = self.block
        twin.words = self.words
        return twin

    def document(self) -> Document:
        document: Document = {"seed": self.seed, "drawn": self.drawn}
        if self.forced:
            document["forced"] = [dict(outcome) for outcome in self.forced]
        return document

    def force(self, outcomes: list[Document]) -> None:
        """Queue outcomes for the next draws."""
        try:
            self.forced.extend(OUTCOMES.read(outcomes))
        except Misfit as fault:
            raise BadPosition(f"forced outcomes: {fault}") from None

    def raw(self) -> int:
        """The next raw number, 32 bits."""
        block = self.drawn // WORDS_IN_A_BLOCK
        if block != self.block:
            self.words = unpack(">16I", sha512(f"{self.seed}/{block}".encode()).digest())
            self.block = block
        place = self.drawn % WORDS_IN_A_BLOCK
        self.drawn += 1
        return self.words[place]

    def below(self, n: i64) -> int:
        limit = RAW_NUMBERS - RAW_NUMBERS % n
        number = self.raw()
        while number >= limit:
            number = self.raw()
        return number % n

    def roll(self, sides: int) -> int:
        if self.forced:
            value = self.take("roll")
            if type(value) is not int or not 1 <= value <= sides:
                raise impossible("roll", value, f"a die of {sides} sides was rolled")
            return value
        return super().roll(sides)

    def pick(self, items: list[Item]) -> Item:
        if self.forced:
            value = self.take("pick")
            if value not in items:
                raise impossible("pick", value, f"it is not among {items}")
            return items[items.index(value)]
        return super().pick(items)

    def shuffle(self, items: list[Item]) -> list[Item]:
        """The items in a new order; the list given stays as it is."""
        if self.forced:
            return self.take_part("shuffle", items, len(items))
        return super().shuffle(items)

    def sample(self, items: list[Item], k: int) -> list[Item]:
        """k of the items, in the order drawn."""
        if self.forced:
            return self.take_part("sample", items, k)
        return super().sample(items, k)

    def take(self, draw: str) -> Any:
        outcome = self.forced[0]
        if draw not in outcome:
            raise BadPosition(f"forced outcome {outcome}: the draw that comes now is a {draw}")
        return self.forced.pop(0)[draw]

    def take_part(self, draw: str, items: list[Item], length: int) -> list[Item]:
        drawn, rest = self.take(draw), items[:]
        if not isinstance(drawn, list) or len(drawn) != length:
            raise impossible(draw, drawn, f"{length} of {items} are drawn")
        for item in drawn:
            if item not in rest:
                raise impossible(draw, drawn, f"{item!r} is not left in {items}")
            rest.remove(item)
        return list(drawn)


def impossible(draw: str, value: object, why: str) -> BadPosition:
    return BadPosition(f"forced {draw} {value!r} cannot happen: {why}")
