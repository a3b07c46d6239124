"""The deck: all cards of a game and what is printed on them, packaged or brought along."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from sitdown.kernel import Document
from sitdown.kernel.form import Fields, Flag, Many, Table, Text, Where, Whole, Word

from .components import (
    AGENT,
    BANDIT_POINTS,
    BOSS,
    BOSS_POINTS,
    BUSINESSES,
    COLORS,
    DATA,
    FAMILIES,
    FIRST_FOR_SALE,
    GRUDGE,
    GRUDGES,
    INVESTIGATORS,
    kind_of,
    numbered,
    starting_bandits,
)

LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
MOST_OF_A_KIND: Final = 200
MOST_LOCATIONS: Final = 200
MOST_CARDS: Final = 500
"""In one pile: of bills, of Vendetta cards, of the street."""
MOST_ON_A_CARD: Final = 100
"""The largest value, move or number of points."""


class Location:
    """A location: a colour, the businesses run there, and what it is worth."""

    def __init__(self, color: str, businesses: tuple[str, ...], points: int, start: bool) -> None:
        self.color = color
        self.businesses = businesses
        self.points = points
        self.start = start
        self.signs = (color, *businesses)


class Deck:
    """All cards of a game, and what is printed on them.

    `signed` are the locations of each colour and with each business, `street` all cards that can
    lie in the street deck, with those that are dealt from it or before it; `money` all bills.
    """

    def __init__(self, document: Document) -> None:
        bills = document["money"]
        self.given = document
        self.bills: tuple[str, ...] = tuple(bill["kind"] for bill in bills)
        self.counts: dict[str, int] = {bill["kind"]: bill["count"] for bill in bills}
        self.money: list[str] = by_kind(self.counts)
        self.rank: dict[str, int] = {kind: rank for rank, kind in enumerate(self.bills)}
        self.order: Callable[[str], int] = self.rank.__getitem__
        self.value: dict[str, int] = {bill["kind"]: bill["value"] for bill in bills}
        self.move: dict[str, int] = {bill["kind"]: bill["move"] for bill in bills}
        self.locations: dict[str, Location] = {
            one["id"]: Location(one["color"], tuple(one["businesses"]), one["points"], one["start"])
            for one in document["locations"]
        }
        self.signed: dict[str, frozenset[str]] = {
            sign: frozenset([name for name, one in self.locations.items() if sign in one.signs])
            for sign in (*COLORS, *BUSINESSES)
        }
        self.price: dict[str, int] = {}
        self.points: dict[str, int] = {name: one.points for name, one in self.locations.items()}
        for one in document["investigators"]:
            for card in numbered(one["kind"], 1, one["count"]):
                self.price[card] = one["price"]
                self.points[card] = one["points"]
        self.street: list[str] = self.starting_locations() + self.for_sale()

    def grudges(self, agents: int) -> list[str]:
        """VE-1.5  All Vendetta cards, by kind."""
        return by_kind(self.grudge_counts(agents))

    def grudge_counts(self, agents: int) -> dict[str, int]:
        """VE-10.1  How many there are of each kind, with no more agents than the deck has."""
        given: dict[str, int] = self.given["vendetta"]
        counts = {kind: given.get(kind, 0) for kind in GRUDGES}
        counts[AGENT] = min(agents, counts[AGENT])
        return counts

    def starting_locations(self) -> list[str]:
        return [name for name, one in self.locations.items() if one.start]

    def for_sale(self) -> list[str]:
        """VE-1.4  What the street holds beside the starting locations, in the deck's order."""
        cards = [name for name, one in self.locations.items() if not one.start]
        for family in FAMILIES:
            count = self.given["bandits"].get(family, 0)
            cards.extend(numbered(family, FIRST_FOR_SALE[family], count))
        return cards + list(self.price)

    def bandits(self, seats: int) -> list[str]:
        """The bandits of a game: those of the seats, those for sale, and the head bandit."""
        bandits = [bandit for seat in range(seats) for bandit in starting_bandits(seat)]
        bandits.extend([card for card in self.for_sale() if card not in self.points])
        return [*bandits, BOSS]

    def sort(self, bills: list[str]) -> list[str]:
        """VE-11.5  The bills in the order of kinds."""
        return sorted(bills, key=self.order)

    def put(self, bills: list[str], bill: str) -> None:
        """VE-11.5  One more bill, at its place among sorted ones."""
        insort(bills, bill, key=self.order)

    def price_on(self, cards: list[str]) -> int | None:
        """VE-4.9  The price of the investigator among the cards of a lot; None if there is none."""
        for card in cards:
            if card in self.price:
                return self.price[card]
        return None

    def points_on(self, card: str) -> int:
        """VE-9.2, VE-10.2  What a card won is worth: any bandit the same, but the head bandit."""
        if card in self.points:
            return self.points[card]
        return BOSS_POINTS if card == BOSS else BANDIT_POINTS

    def worth(self, bills: list[str]) -> int:
        return sum([self.value[bill] for bill in bills])


def by_kind(counts: dict[str, int]) -> list[str]:
    """So many cards of each kind, one kind after the other."""
    cards: list[str] = []
    for kind, count in counts.items():
        cards.extend([kind] * count)
    return cards


def not_a_kind(name: str) -> str | None:
    if not name or not LETTERS.issuperset(name):
        return f'"{name}" is no kind; one has lower-case letters, digits and hyphens'
    if name == BOSS or name in FAMILIES or name in INVESTIGATORS:
        return f'"{name}" is the name of another card'
    return None


def not_an_id(name: str) -> str | None:
    kind = kind_of(name)
    number = name.removeprefix(f"{kind}.")
    if name != kind and not (number.isascii() and number.isdecimal()):
        return f'"{name}" is no id; one is a kind, maybe with a dot and a number behind it'
    return not_a_kind(kind)


def bill_named_twice(bills: list[Document]) -> str | None:
    return named_twice("bill", [bill["kind"] for bill in bills])


def investigator_named_twice(investigators: list[Document]) -> str | None:
    return named_twice("investigator", [one["kind"] for one in investigators])


def location_named_twice(locations: list[Document]) -> str | None:
    return named_twice("location", [one["id"] for one in locations])


def business_named_twice(businesses: list[str]) -> str | None:
    return named_twice("business", businesses)


def named_twice(noun: str, names: list[str]) -> str | None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return f'the {noun} "{name}" is there twice; once is enough, with its count'
        seen.add(name)
    return None


def too_many_cards(deck: Document) -> str | None:
    """A pile that nobody could shuffle."""
    bandits, investigators = deck["bandits"].values(), deck["investigators"]
    street = sum(bandits) + sum([one["count"] for one in investigators]) + len(deck["locations"])
    piles = {
        "money": sum([bill["count"] for bill in deck["money"]]),
        "vendetta": sum(deck["vendetta"].values()),
        "street": street,
    }
    for pile, count in piles.items():
        if count > MOST_CARDS:
            return f"{count} cards are too many for the pile of {pile}; {MOST_CARDS} are the most"
    return None


COUNT = Whole(0, MOST_OF_A_KIND)
NAME = Text(1, 40)

FIELDS = Fields(
    {
        "money": Where(
            Many(
                Fields(
                    {
                        "kind": Where(NAME, not_a_kind),
                        "value": Whole(0, MOST_ON_A_CARD),
                        "move": Whole(-MOST_ON_A_CARD, MOST_ON_A_CARD),
                        "count": COUNT,
                    }
                ),
                least=1,
            ),
            bill_named_twice,
        ),
        "vendetta": Table(GRUDGE, COUNT),
        "bandits": Table(Word(FAMILIES, "kind of bandit"), COUNT),
        "investigators": Where(
            Many(
                Fields(
                    {
                        "kind": Word(INVESTIGATORS, "investigator"),
                        "price": Whole(0, 1000),
                        "points": Whole(0, MOST_ON_A_CARD),
                        "count": COUNT,
                    }
                )
            ),
            investigator_named_twice,
        ),
        "locations": Where(
            Many(
                Fields(
                    {
                        "id": Where(NAME, not_an_id),
                        "color": Word(COLORS, "colour"),
                        "businesses": Where(
                            Many(Word(BUSINESSES, "business")), business_named_twice
                        ),
                        "points": Whole(0, MOST_ON_A_CARD),
                        "start": Flag(),
                    }
                ),
                most=MOST_LOCATIONS,
            ),
            location_named_twice,
        ),
    }
)
DECK = Where(FIELDS, too_many_cards)
"""The form of a deck document."""

PACKAGED: Final = Deck(DATA["deck"])
