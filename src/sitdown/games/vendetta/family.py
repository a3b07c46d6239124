"""A family: what lies before a player, and what it has laid face down."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import Document, Form, Misfit, Record
from sitdown.kernel.form import Fields, Flag, Many, Ordered, Where, Whole, Word, Write

from .components import BUSINESSES, COLORS, CORRUPTERS, GRUDGE, LOT, in_grudge_order
from .deck import Deck

STRAIGHT: Final = False
TURNED: Final = True

BY_COLOR: Final = "color"
INCOMES: Final[dict[str, str]] = {
    **dict.fromkeys(COLORS, BY_COLOR),
    **{business: business for business in BUSINESSES},
}
"""VE-3.2  The income that a sign uses up: any colour is the same one."""


class Bid:
    """VE-4.2  A bandit with the number of a lot and bills on him, all face down. Never changed."""

    def __init__(self, bandit: str, lot: int, bills: list[str]) -> None:
        self.bandit = bandit
        self.lot = lot
        self.bills = bills


class Player:
    """A family: of its bandits and locations, in the order they came, whether each is turned.

    Vendetta cards, investigators, incomes used and bids are never changed but replaced: a copy
    shares them.
    """

    def __init__(
        self,
        bandits: dict[str, bool],
        locations: dict[str, bool],
        hand: list[str],
        vendetta: list[str],
        investigators: list[str],
        corrupter: int,
        collected: list[str],
        bids: list[Bid],
        bribes: int,
    ) -> None:
        self.bandits = bandits
        self.locations = locations
        self.hand = hand
        self.vendetta = vendetta
        self.investigators = investigators
        self.corrupter = corrupter
        self.collected = collected
        self.bids = bids
        self.bribes = bribes

    def copy(self) -> Player:
        return Player(
            self.bandits.copy(),
            self.locations.copy(),
            self.hand[:],
            self.vendetta,
            self.investigators,
            self.corrupter,
            self.collected,
            self.bids,
            self.bribes,
        )

    def straight_bandits(self) -> list[str]:
        """The bandits that can still be turned."""
        return [bandit for bandit, turned in self.bandits.items() if not turned]

    def straight_locations(self) -> list[str]:
        return [location for location, turned in self.locations.items() if not turned]

    def has_straight_bandit(self) -> bool:
        return STRAIGHT in self.bandits.values()

    def has_used(self, sign: str) -> bool:
        """VE-3.2  Whether it has collected by this income this month."""
        return INCOMES[sign] in self.collected

    def carriers(self) -> list[str]:
        """The bandits that carry bids."""
        return [bid.bandit for bid in self.bids]


class Turnable(Form):
    """Cards that can be turned: `[{"id", "turned"}…]` in documents, no card twice."""

    def __init__(self, card: Form) -> None:
        self.cards = Many(Fields({"id": card, "turned": Flag()}))

    def read(self, value: Any) -> dict[str, bool]:
        cards = self.cards.read(value)
        fault = there_twice([card["id"] for card in cards])
        if fault:
            raise Misfit(fault)
        return self.see(cards)

    def writer(self) -> Write | None:
        return self.write

    def write(self, cards: dict[str, bool]) -> list[Document]:
        return [{"id": card, "turned": turned} for card, turned in cards.items()]

    def see(self, value: Any) -> dict[str, bool]:
        return {card["id"]: card["turned"] for card in value}

    def schema(self) -> Document:
        return self.cards.schema()


def there_twice(names: list[str]) -> str | None:
    """The fault of a list that has something more than once."""
    if len(set(names)) == len(names):
        return None
    return f'"{next(name for name in names if names.count(name) > 1)}" is there twice'


def family(deck: Deck, bandit: Form, bills: Form, laid: Form) -> Record:
    """What a document says of a player; `laid` are bills that lie face down, one at least."""
    return Record(
        Player,
        bandits=Turnable(bandit),
        locations=Turnable(Word(deck.locations, "location")),
        hand=bills,
        vendetta=Ordered(Many(GRUDGE), in_grudge_order),
        investigators=Many(Word(deck.price, "investigator")),
        corrupter=Whole(0, CORRUPTERS),
        collected=Where(Many(Word((BY_COLOR, *BUSINESSES), "income")), there_twice),
        bids=Many(Record(Bid, bandit=bandit, lot=LOT, bills=laid)),
        bribes=Whole(),
    )
