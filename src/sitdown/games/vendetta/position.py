"""What lies on the table: families and their cards, four lots, the piles and the verdict track."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from sitdown.kernel import Document, Frame, State, closing_fields, common_fields

from .components import COLORS, POWERS, kind_of
from .deck import PACKAGED, Deck

BUSINESS: Final = "business"
SHARE: Final = "share"
AUCTION: Final = "auction"
KEEP: Final = "keep"
TRIAL: Final = "trial"
DISCARD: Final = "discard"

OWN: Final = "own"
"""The value of `timing` that lets only the seat in question play Vendetta cards."""
BY_COLOR: Final = "color"


class Options:
    """The variants of VE-10 and the deck in play; `deck` stands for `given`, or the packaged."""

    def __init__(self, given: Document) -> None:
        self.agents: int = given["agents"]
        self.abilities: bool = given["abilities"]
        self.timing: str = given["timing"]
        self.verdict_start: int | None = given["verdict_start"]
        self.given: Document | None = given["deck"]
        self.deck = PACKAGED if self.given is None else Deck(self.given)

    def has_power(self, bandit: str, power: str) -> bool:
        """VE-10.2  Whether a bandit has a power, and bandits have powers at all."""
        return self.abilities and power in POWERS[kind_of(bandit)]

    def strength(self, bandit: str, bills: list[str]) -> int:
        """VE-4.5  The sum of the bills of a bid, and 1 for a broker."""
        return self.deck.worth(bills) + int(self.has_power(bandit, "bid"))

    def document(self) -> Document:
        return {
            "agents": self.agents,
            "abilities": self.abilities,
            "timing": self.timing,
            "verdict_start": self.verdict_start,
            "deck": deepcopy(self.given),
        }


class Bid:
    """VE-4.2  A bandit with the number of a lot and bills on him, all face down."""

    def __init__(self, bandit: str, lot: int, bills: list[str]) -> None:
        self.bandit = bandit
        self.lot = lot
        self.bills = bills

    def copy(self) -> Bid:
        return Bid(self.bandit, self.lot, self.bills[:])

    def document(self) -> Document:
        return {"bandit": self.bandit, "lot": self.lot, "bills": self.bills[:]}


class SingleBid:
    """VE-4.13  The bills of a bid that met no other: the owner has yet to choose one."""

    def __init__(self, seat: int, lot: int, bills: list[str]) -> None:
        self.seat = seat
        self.lot = lot
        self.bills = bills

    def document(self) -> Document:
        return {"seat": self.seat, "lot": self.lot, "bills": self.bills[:]}


class Player:
    """A family: `turned` are those of its bandits and locations that were used this month."""

    def __init__(
        self,
        bandits: list[str],
        locations: list[str],
        turned: set[str],
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
        self.turned = turned
        self.hand = hand
        self.vendetta = vendetta
        self.investigators = investigators
        self.corrupter = corrupter
        self.collected = collected
        self.bids = bids
        self.bribes = bribes

    def copy(self) -> Player:
        return Player(
            self.bandits[:],
            self.locations[:],
            self.turned.copy(),
            self.hand[:],
            self.vendetta[:],
            self.investigators[:],
            self.corrupter,
            self.collected[:],
            [bid.copy() for bid in self.bids],
            self.bribes,
        )

    def document(self) -> Document:
        turned = self.turned
        return {
            "bandits": [{"id": one, "turned": one in turned} for one in self.bandits],
            "locations": [{"id": one, "turned": one in turned} for one in self.locations],
            "hand": self.hand[:],
            "vendetta": self.vendetta[:],
            "investigators": self.investigators[:],
            "corrupter": self.corrupter,
            "collected": self.collected[:],
            "bids": [bid.document() for bid in self.bids],
            "bribes": self.bribes,
        }

    def straight_bandits(self) -> list[str]:
        """The bandits that can still be turned."""
        return [bandit for bandit in self.bandits if bandit not in self.turned]

    def straight_locations(self) -> list[str]:
        return [location for location in self.locations if location not in self.turned]

    def has_straight_bandit(self) -> bool:
        return any(bandit not in self.turned for bandit in self.bandits)

    def carriers(self) -> list[str]:
        """The bandits that carry bids."""
        return [bid.bandit for bid in self.bids]


class Vendetta(State):
    """A game of Vendetta in play.

    `turn` is the place in `order` of the seat whose turn it is; a document tells it by its actors.
    """

    def __init__(
        self,
        frame: Frame,
        options: Options,
        month: int,
        order: list[int],
        turn: int,
        first: int,
        first_moved: bool,
        verdict: int,
        lots: list[list[str]],
        boss_is_out: bool,
        street: list[str],
        money: list[str],
        vendetta: list[str],
        discard: list[str],
        vendetta_discard: list[str],
        gone: list[str],
        corruption: list[tuple[int, str]],
        corrupters: int,
        pot: list[str],
        due: list[tuple[int, int]],
        keeps: list[SingleBid],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.deck = options.deck
        self.month = month
        self.order = order
        self.turn = turn
        self.first = first
        self.first_moved = first_moved
        self.verdict = verdict
        self.lots = lots
        self.boss_is_out = boss_is_out
        self.street = street
        self.money = money
        self.vendetta = vendetta
        self.discard = discard
        self.vendetta_discard = vendetta_discard
        self.gone = gone
        self.corruption = corruption
        self.corrupters = corrupters
        self.pot = pot
        self.due = due
        self.keeps = keeps
        self.players = players

    def copy(self) -> Vendetta:
        return Vendetta(
            self.frame(),
            self.options,
            self.month,
            self.order,
            self.turn,
            self.first,
            self.first_moved,
            self.verdict,
            [lot[:] for lot in self.lots],
            self.boss_is_out,
            self.street[:],
            self.money[:],
            self.vendetta[:],
            self.discard[:],
            self.vendetta_discard[:],
            self.gone[:],
            self.corruption[:],
            self.corrupters,
            self.pot[:],
            self.due[:],
            self.keeps[:],
            [player.copy() for player in self.players],
        )

    def document(self) -> Document:
        return {
            **common_fields(self, "vendetta", self.options.document()),
            "month": self.month,
            "order": self.order[:],
            "first": self.first,
            "first_moved": self.first_moved,
            "verdict": self.verdict,
            "lots": [lot[:] for lot in self.lots],
            "boss": "out" if self.boss_is_out else "waiting",
            "street": self.street[:],
            "money": self.money[:],
            "vendetta": self.vendetta[:],
            "discard": self.discard[:],
            "vendetta_discard": self.vendetta_discard[:],
            "gone": self.gone[:],
            "corruption": [{"seat": seat, "card": card} for seat, card in self.corruption],
            "corrupters": self.corrupters,
            "pot": self.pot[:],
            "due": [{"seat": seat, "count": count} for seat, count in self.due],
            "keeps": [single.document() for single in self.keeps],
            "players": [player.document() for player in self.players],
            **closing_fields(self),
        }

    def in_turn(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def is_shielded(self, seat: int) -> bool:
        """VE-8.4  Whether an unturned bodyguard stands before this player."""
        player = self.players[seat]
        for bandit in player.bandits:
            if bandit not in player.turned and self.options.has_power(bandit, "shield"):
                return True
        return False

    def price_of(self, lot: int) -> int | None:
        """VE-4.9  The price of the investigator on a lot; None if there is none."""
        for card in self.lots[lot - 1]:
            if card in self.deck.price:
                return self.deck.price[card]
        return None

    def owned_with(self, seat: int, by: str) -> int:
        """How many locations of a colour, or with a business, a player owns, turned or not."""
        locations = self.deck.locations
        return sum([by in locations[name].signs for name in self.players[seat].locations])

    def take(self, seat: int, bill: str) -> None:
        """A bill goes to a hand."""
        self.players[seat].hand = self.deck.sort([*self.players[seat].hand, bill])

    def throw_away(self, bills: list[str]) -> None:
        """Bills go to the discarded ones."""
        self.discard = self.deck.sort(self.discard + bills)


def income_of(by: str) -> str:
    """VE-3.2  The income that is used up: any colour is the same one."""
    return BY_COLOR if by in COLORS else by
