"""From a document to a state: the form of each field."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Form, Frame
from sitdown.kernel.form import Fields, Flag, Just, Many, SeatNumber, Whole, Word

from .components import (
    BOSS,
    BUSINESSES,
    CORRUPTERS,
    GRUDGES,
    LOTS,
    MONTHS,
    SQUARES,
    in_grudge_order,
    starting_bandits,
)
from .deck import PACKAGED, Deck
from .family import Bid, Player, SingleBid
from .fitting import fit
from .options import Options
from .position import BY_COLOR, Vendetta

GRUDGE = Word(GRUDGES, "Vendetta card")
LOT = Whole(1, LOTS)


def fields(seats: int, options: Document) -> dict[str, Form]:
    """The form of the game's own fields of a position document."""
    if options["deck"] is None:
        return PACKAGED_FORMS[seats]
    return forms(seats, Deck(options["deck"]))


def forms(seats: int, deck: Deck) -> dict[str, Form]:
    bill = Word(deck.bills, "bill")
    bills = Many(bill)
    seat = SeatNumber(seats)
    bandits = bandit_ids(seats, deck)
    street = Word([*bandits, *deck.locations, *deck.price], "card")
    single_bid: dict[str, Form] = {"lot": LOT, "bills": Many(bill, least=1)}
    return {
        "month": Whole(1, MONTHS),
        "order": Many(seat, most=seats),
        "first": seat,
        "first_moved": Flag(),
        "verdict": Whole(1, SQUARES),
        "lots": Many(Many(street, most=2), length=LOTS),
        "boss": Just("waiting", "out"),
        "street": Many(street),
        "money": bills,
        "vendetta": Many(GRUDGE),
        "discard": bills,
        "vendetta_discard": Many(GRUDGE),
        "gone": Many(Word(bandits, "bandit")),
        "corruption": Many(Fields({"seat": seat, "card": bill})),
        "corrupters": Whole(0, CORRUPTERS),
        "pot": bills,
        "due": Many(Fields({"seat": seat, "count": Whole(1)})),
        "keeps": Many(Fields({"seat": seat, **single_bid})),
        "players": Many(
            Fields(
                {
                    "bandits": turnable(Word(bandits, "bandit")),
                    "locations": turnable(Word(deck.locations, "location")),
                    "hand": bills,
                    "vendetta": Many(GRUDGE),
                    "investigators": Many(Word(deck.price, "investigator")),
                    "corrupter": Whole(0, CORRUPTERS),
                    "collected": Many(Word((BY_COLOR, *BUSINESSES), "income")),
                    "bids": Many(Fields({"bandit": Word(bandits, "bandit"), **single_bid})),
                    "bribes": Whole(),
                }
            ),
            length=seats,
        ),
    }


def bandit_ids(seats: int, deck: Deck) -> list[str]:
    """The bandits of this game: those of the seats, those for sale, and the head bandit."""
    ids = [bandit for seat in range(seats) for bandit in starting_bandits(seat)]
    ids.extend([card for card in deck.for_sale() if card not in deck.points])
    return [*ids, BOSS]


def turnable(card: Form) -> Form:
    return Many(Fields({"id": card, "turned": Flag()}))


PACKAGED_FORMS: Final = {seats: forms(seats, PACKAGED) for seats in (3, 4, 5)}
"""Made once, as most positions are loaded with the packaged deck."""


def build(frame: Frame, options: Document, found: Document) -> Vendetta:
    """A state of the fields of a document; refuses what does not fit the phase."""
    settled = Options(options)
    deck = settled.deck
    state = Vendetta(
        frame,
        settled,
        found["month"],
        found["order"],
        0,
        found["first"],
        found["first_moved"],
        found["verdict"],
        found["lots"],
        found["boss"] == "out",
        found["street"],
        found["money"],
        found["vendetta"],
        deck.sort(found["discard"]),
        found["vendetta_discard"],
        found["gone"],
        [(bill["seat"], bill["card"]) for bill in found["corruption"]],
        found["corrupters"],
        deck.sort(found["pot"]),
        [(due["seat"], due["count"]) for due in found["due"]],
        [
            SingleBid(single["seat"], single["lot"], deck.sort(single["bills"]))
            for single in found["keeps"]
        ],
        [build_player(deck, given) for given in found["players"]],
    )
    fit(state)
    return state


def build_player(deck: Deck, given: Document) -> Player:
    cards = [*given["bandits"], *given["locations"]]
    return Player(
        [card["id"] for card in given["bandits"]],
        [card["id"] for card in given["locations"]],
        {card["id"] for card in cards if card["turned"]},
        deck.sort(given["hand"]),
        in_grudge_order(given["vendetta"]),
        given["investigators"],
        given["corrupter"],
        given["collected"],
        [Bid(bid["bandit"], bid["lot"], deck.sort(bid["bills"])) for bid in given["bids"]],
        given["bribes"],
    )
