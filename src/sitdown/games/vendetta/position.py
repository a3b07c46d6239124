"""What lies on the table: families, four lots, the piles and the verdict track."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Frame, Position, Record, State
from sitdown.kernel.form import Flag, Just, Many, Ordered, SeatNumber, Whole, Word

from .components import CORRUPTERS, GRUDGE, LAST_BLUE, LOT, LOTS, MONTHS, SQUARES
from .family import Player, family
from .options import Options

BUSINESS: Final = "business"
SHARE: Final = "share"
AUCTION: Final = "auction"
KEEP: Final = "keep"
TRIAL: Final = "trial"
DISCARD: Final = "discard"

WAITING: Final = "waiting"
OUT: Final = "out"


class Slipped:
    """VE-5.1, VE-8.9  A bill in the corruption pile, and who put it there."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Due:
    """VE-3.5  How many bills of the pot another player has yet to be given, or not.

    Never changed, like all records beside players.
    """

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class SingleBid:
    """VE-4.13  The bills of a bid that met no other: the owner has yet to choose one."""

    def __init__(self, seat: int, lot: int, bills: list[str]) -> None:
        self.seat = seat
        self.lot = lot
        self.bills = bills


class Vendetta(State):
    """A game of Vendetta in play.

    `turn` is the place in `order` of the seat whose turn it is; a document tells it by its actors.
    `boss` says whether the head bandit has been laid out. Each lot, the street, the bandits hit,
    the played Vendetta cards, what is due and what may be kept are never changed but replaced: a
    copy shares them.
    """

    def __init__(
        self,
        frame: Frame,
        options: Options,
        month: int,
        order: list[int],
        first: int,
        first_moved: bool,
        verdict: int,
        lots: list[list[str]],
        boss: str,
        street: list[str],
        money: list[str],
        vendetta: list[str],
        discard: list[str],
        vendetta_discard: list[str],
        gone: list[str],
        corruption: list[Slipped],
        corrupters: int,
        pot: list[str],
        due: list[Due],
        keeps: list[SingleBid],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.deck = options.deck
        self.month = month
        self.order = order
        self.first = first
        self.first_moved = first_moved
        self.verdict = verdict
        self.lots = lots
        self.boss = boss
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
        actor = self.actors[0] if self.actors else -1
        self.turn = order.index(actor) if actor in order else 0

    def copy(self) -> Vendetta:
        return Vendetta(
            self.frame(),
            self.options,
            self.month,
            self.order,
            self.first,
            self.first_moved,
            self.verdict,
            self.lots[:],
            self.boss,
            self.street,
            self.money[:],
            self.vendetta[:],
            self.discard[:],
            self.vendetta_discard,
            self.gone,
            self.corruption[:],
            self.corrupters,
            self.pot[:],
            self.due,
            self.keeps,
            [player.copy() for player in self.players],
        )

    def in_turn(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def is_shielded(self, seat: int) -> bool:
        """VE-8.4  Whether an unturned bodyguard stands before this player."""
        for bandit, turned in self.players[seat].bandits.items():
            if not turned and self.options.has_power(bandit, "shield"):
                return True
        return False

    def is_blue(self) -> bool:
        """VE-9.3  Whether the marker stands where the jury acquits."""
        return self.verdict <= LAST_BLUE

    def owned_with(self, seat: int, by: str) -> int:
        """How many locations of a colour, or with a business, a player owns, turned or not."""
        return len(self.deck.signed[by].intersection(self.players[seat].locations))

    def take(self, seat: int, bill: str) -> None:
        """A bill goes to a hand, to its place there."""
        self.deck.put(self.players[seat].hand, bill)

    def throw_away(self, bills: list[str]) -> None:
        """Bills go to the discarded ones, each to its place."""
        for bill in bills:
            self.deck.put(self.discard, bill)


def position(seats: int, given: Document) -> Position:
    """What stands in a position document, and in which order."""
    options = Options(given)
    deck = options.deck
    seat = SeatNumber(seats)
    bandit = Word(deck.bandits(seats), "bandit")
    card = Word([*bandit.words, *deck.locations, *deck.price], "card")
    bill = Word(deck.bills, "bill")
    bills = Ordered(Many(bill), deck.sort)
    laid = Ordered(Many(bill, least=1), deck.sort)
    return Position(
        Vendetta,
        options,
        month=Whole(1, MONTHS),
        order=Many(seat, most=seats),
        first=seat,
        first_moved=Flag(),
        verdict=Whole(1, SQUARES),
        lots=Many(Many(card, most=2), length=LOTS),
        boss=Just(WAITING, OUT),
        street=Many(card),
        money=Many(bill),
        vendetta=Many(GRUDGE),
        discard=bills,
        vendetta_discard=Many(GRUDGE),
        gone=Many(bandit),
        corruption=Many(Record(Slipped, seat=seat, card=bill)),
        corrupters=Whole(0, CORRUPTERS),
        pot=bills,
        due=Many(Record(Due, seat=seat, count=Whole(1))),
        keeps=Many(Record(SingleBid, seat=seat, lot=LOT, bills=laid)),
        players=Many(family(deck, bandit, bills, laid), length=seats),
    )
