"""The deal deck and the six accomplices as data."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from sitdown.kernel import Document, Form, Misfit
from sitdown.kernel.form import Fields, Many, Maybe, Table, Where, Whole, Word, Write, quoted

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

ACCOMPLICES: Final[tuple[str, ...]] = tuple(one["id"] for one in DATA["accomplices"])
"""In table order."""

SHERIFF: Final = "sheriff"
SENATOR: Final = "senator"
TYCOON: Final = "tycoon"
JOURNALIST: Final = "journalist"
BOSS: Final = "boss"
BANKER: Final = "banker"

ARGUMENTS_EACH: Final[int] = DATA["arguments"]["each"]

ACCOMPLICE = Word(ACCOMPLICES, "accomplice")


class Deal:
    """A deal card: a sum, and the accomplices that go with it, in table order."""

    def __init__(self, id: str, money: int, accomplices: tuple[str, ...]) -> None:
        self.id = id
        self.money = money
        self.accomplices = accomplices

    def shows(self, names: Iterable[str]) -> bool:
        """Whether all of these accomplices are on the card."""
        return not [name for name in names if name not in self.accomplices]


def others(seats: int, dealer: int) -> list[int]:
    """All seats but the dealer's, clockwise from its left."""
    return [(dealer + step) % seats for step in range(1, seats)]


LONGEST_NUMBER: Final = 9


class DealId(Form):
    """The id of a deal card: `deal.` and a number."""

    def read(self, value: Any) -> str:
        if isinstance(value, str) and value.startswith("deal."):
            number = value[5:]
            if number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER:
                return value
        raise Misfit(f'{quoted(value)} is not the id of a deal card, such as "deal.1"')

    def schema(self) -> Document:
        return {"type": "string", "pattern": r"^deal\.[0-9]{1,9}$"}


class Gifts(Table):
    """From accomplices to seats; read in table order, whatever the order given."""

    def __init__(self, seat: Form) -> None:
        super().__init__(ACCOMPLICE, seat)

    def read(self, value: Any) -> Document:
        found = super().read(value)
        return {name: found[name] for name in ACCOMPLICES if name in found}


class Owners(Fields):
    """From each accomplice to the seat that owns it, or to nobody."""

    def __init__(self, seat: Form) -> None:
        super().__init__({name: Maybe(seat) for name in ACCOMPLICES}, "accomplice")

    def writer(self) -> Write | None:
        return dict


def twice(things: list[str]) -> str | None:
    seen: set[str] = set()
    for thing in things:
        if thing in seen:
            return f"{thing} is there twice"
        seen.add(thing)
    return None


def same_id(cards: list[Document]) -> str | None:
    return twice([card["id"] for card in cards])


MOST_CARDS: Final = 200
MOST_ON_A_CARD: Final = 100

DECK = Where(
    Many(
        Fields(
            {
                "id": DealId(),
                "money": Whole(1, MOST_ON_A_CARD),
                "accomplices": Where(Many(ACCOMPLICE), twice),
            }
        ),
        least=1,
        most=MOST_CARDS,
    ),
    same_id,
)


def deals(cards: list[Document]) -> dict[str, Deal]:
    """The cards of a deck by id, in the deck's own order."""
    return {
        card["id"]: Deal(
            card["id"],
            card["money"],
            tuple([name for name in ACCOMPLICES if name in card["accomplices"]]),
        )
        for card in cards
    }


PACKAGED: Final[dict[str, Deal]] = deals(DATA["deck"])
