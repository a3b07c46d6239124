"""The components as data: cards by kind, specials, places, coins, and the packaged deck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sitdown.kernel import Document, Form, Misfit
from sitdown.kernel.form import Fields, Many, Where, Whole, Word, nearest, quoted

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

CENTS: Final = 100
"""The unit on the cards, in cents."""

IVANOV: Final = "ivanov"
POLICEMAN: Final = "policeman"
MILLIONAIRE: Final = "millionaire"
BLONDE: Final = "blonde"
SUPER_AGENT: Final = "super-agent"
PASSPORTS: Final = (IVANOV, POLICEMAN, MILLIONAIRE, BLONDE, SUPER_AGENT)

CURRENCIES: Final = ("rouble", "euro", "dollar", "pound")
JEWEL: Final = "jewel"
TYPES: Final = (*CURRENCIES, JEWEL)
HIGHEST_FACE: Final = 10_000

BADGE: Final = "badge"
PLASTIC: Final = "plastic"
ITEMS: Final = (BADGE, PLASTIC)

TOP: Final = "top"
BOTTOM: Final = "bottom"
MIDDLE: Final = "middle"
PLACES: Final = (TOP, BOTTOM, MIDDLE)

DOUBLE_TURN: Final = "double-turn"
BIRTHDAY: Final = "birthday"
POOL: Final = "pool"
CARDS_LEFT: Final = "cards-left"
CARDS_RIGHT: Final = "cards-right"
SPOT_CHECK: Final = "spot-check"
GIVE_CARD: Final = "give-card"
TAKE_CARD: Final = "take-card"
SWAP: Final = "swap"
REQUEST: Final = "request"
AMBULANCE: Final = "ambulance"
EXTRA_TIME: Final = "extra-time"
DOUBLE_BOTTOM: Final = "double-bottom"
ATM: Final = "atm"
EXCHANGE: Final = "exchange"

PACKAGED: Final[Document] = DATA["deck"]
NAMES: Final = tuple(dict.fromkeys([entry["card"] for entry in PACKAGED["main"]]))
SPECIALS: Final[tuple[str, ...]] = tuple(PACKAGED["specials"])
SPECIAL_RANK: Final = {special: rank for rank, special in enumerate(SPECIALS)}
COINS: Final[tuple[int, ...]] = tuple(DATA["coins"])
TIME_CARDS: Final[int] = DATA["time"]
LAST_ROUND: Final = 3
MOST_SEATS: Final = 7


class Kind:
    """WA-1.1  What a card is: a passport, a note, a jewel or an item.

    `type` is the currency of a note, `jewel`, or "" for cards that are worth nothing; `cents` is
    what it is worth; `rank` is its place in card order.
    """

    def __init__(self, type: str, face: int, rank: int) -> None:
        self.type = type
        self.face = face
        self.cents = face * CENTS
        self.rank = rank
        self.is_passport = rank < len(PASSPORTS)
        self.is_money = type != ""
        self.is_note = type != "" and type != JEWEL


class Kinds(dict[str, Kind]):
    """Every kind met so far; money has too many faces to list them all."""

    def __missing__(self, card: str) -> Kind:
        known = self[card] = money_kind(card)
        return known


def entered() -> Kinds:
    kinds = Kinds({card: Kind("", 0, rank) for rank, card in enumerate(PASSPORTS)})
    last = len(PASSPORTS) + len(TYPES) * (HIGHEST_FACE + 1)
    kinds.update({card: Kind("", 0, last + rank) for rank, card in enumerate(ITEMS)})
    return kinds


KINDS: Final = entered()
"""What each card is; a text that is no card is a `Misfit`."""


def kind(card: str) -> Kind:
    return KINDS[card]


def money_kind(card: str) -> Kind:
    type, _, number = card.rpartition("-")
    if type not in TYPES or not (number.isascii() and number.isdigit()):
        raise Misfit(f"no card {quoted(card)}{nearest(card, NAMES)}")
    face = int(number) if len(number) <= 5 else 0
    if not 1 <= face <= HIGHEST_FACE or str(face) != number:
        raise Misfit(f"no card {quoted(card)}: a face is a whole number from 1 to {HIGHEST_FACE}")
    rank = len(PASSPORTS) + TYPES.index(type) * (HIGHEST_FACE + 1) + face
    return Kind(type, face, rank)


def rank(card: str) -> int:
    return KINDS[card].rank


def special_rank(special: str) -> int:
    return SPECIAL_RANK[special]


def in_card_order(cards: list[str]) -> list[str]:
    """WA-1.3  Passports, notes by currency and face, jewels, badge, plastic card."""
    return sorted(cards, key=rank)


def in_special_order(specials: list[str]) -> list[str]:
    return sorted(specials, key=special_rank)


class CardForm(Form):
    """A known kind of card, whether or not the deck in play has it."""

    def read(self, value: Any) -> str:
        if not isinstance(value, str):
            raise Misfit(f"{quoted(value)} is not a card")
        kind(value)
        return value

    def schema(self) -> Document:
        return {"type": "string", "format": "card"}


def no_note(card: str) -> str | None:
    return None if kind(card).is_note else f"{card} is no note"


def no_money(card: str) -> str | None:
    return None if kind(card).is_money else f"{card} is neither a note nor a jewel"


def twice(items: list[Any]) -> str | None:
    return "one is there twice" if len(set(items)) < len(items) else None


CARD = CardForm()
NOTE = Where(CARD, no_note)
MONEY = Where(CARD, no_money)
PASSPORT = Word(PASSPORTS, "passport")
SPECIAL = Word(SPECIALS, "special card")
PLACE = Word(PLACES, "place")
TYPE = Word(TYPES, "type")
CURRENCY = Word(CURRENCIES, "currency")
FACE = Whole(1, HIGHEST_FACE)
TOKEN = Whole(1)

DECK = Fields(
    {
        "main": Many(Fields({"card": CARD, "number": Whole(2, MOST_SEATS)})),
        "spares": Many(PASSPORT),
        "specials": Many(SPECIAL),
        "tokens": Many(TOKEN),
    }
)
"""Another deck; how many of each there must be depends on the table (see `settle`)."""
