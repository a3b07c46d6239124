"""What lies on the table: hands, the wallet and its compartments, time cards, tokens."""

from __future__ import annotations

from typing import Final, TypeVar

from sitdown.kernel import Document, Frame, Position, Record, Sealed, Settled, State, Unseen
from sitdown.kernel.form import Flag, Just, Many, Maybe, Ordered, SeatNumber, Where, Whole
from sitdown.kernel.kinds import one_of_each

from .actions import requests
from .components import (
    AMBULANCE,
    CARD,
    COINS,
    KINDS,
    LAST_ROUND,
    MONEY,
    MOST_SEATS,
    PACKAGED,
    PASSPORT,
    REQUEST,
    SPECIAL,
    TIME_CARDS,
    TOKEN,
    in_card_order,
    in_special_order,
    kind,
    twice,
)
from .judging import VERDICT, Holding, Verdict
from .last_round import LastRound, last_round_form
from .records import FRONT, Front, Pending, PendingForm, Queue

About = TypeVar("About", bound=Pending)
Item = TypeVar("Item")


class Options(Settled):
    """The options of a game, and the components that follow from them and the number of seats."""

    def __init__(self, seats: int, given: Document) -> None:
        self.balanced_deck: bool = given["balanced_deck"]
        self.specials_per_turn: int = given["specials_per_turn"]
        self.jewellery_pays: bool = given["jewellery_pays"]
        self.deck: Document | None = given["deck"]
        used = PACKAGED if self.deck is None else self.deck
        highest = seats if seats == 2 or self.balanced_deck else MOST_SEATS  # WA-2.4
        self.cards = in_card_order(
            [entry["card"] for entry in used["main"] if entry["number"] <= highest]
        )
        self.faces = sorted({kind(card).face for card in self.cards if kind(card).is_money})
        self.requests = {
            special: [requests(special, target, self.faces) for target in range(seats)]
            for special in (REQUEST, AMBULANCE)
        }
        self.spares = in_card_order(used["spares"])
        self.specials = in_special_order(used["specials"])
        self.tokens: list[int] = sorted(used["tokens"])

    def document(self) -> Document:
        return {
            "balanced_deck": self.balanced_deck,
            "specials_per_turn": self.specials_per_turn,
            "jewellery_pays": self.jewellery_pays,
            "deck": None if self.deck is None else deck_document(self.deck),
        }


def deck_document(deck: Document) -> Document:
    """A deck as it was given, in a copy of its own."""
    return {
        "main": [dict(entry) for entry in deck["main"]],
        "spares": deck["spares"][:],
        "specials": deck["specials"][:],
        "tokens": deck["tokens"][:],
    }


class Player:
    """One guest: a hand, face-down specials, what lies in front, loot, a coin, tokens.

    WA-6.1  Specials are no cards of the hand. Only the hand is changed in place: the other lists
    are replaced, so that copies share them.
    """

    def __init__(
        self,
        hand: list[str],
        specials: list[str],
        front: list[Front],
        loot: list[str],
        coin: int,
        tokens: list[int],
        revealed: bool,
        verdict: Verdict | None,
    ) -> None:
        self.hand = hand
        self.specials = specials
        self.front = front
        self.loot = loot
        self.coin = coin
        self.tokens = tokens
        self.revealed = revealed
        self.verdict = verdict

    def copy(self) -> Player:
        return Player(
            self.hand[:],
            self.specials,
            self.front,
            self.loot,
            self.coin,
            self.tokens,
            self.revealed,
            self.verdict,
        )

    def money(self) -> list[str]:
        """The money cards of the hand, each kind once."""
        return [card for card in one_of_each(self.hand) if KINDS[card].is_money]

    def notes(self) -> list[str]:
        """The notes of the hand, each kind once."""
        return [card for card in one_of_each(self.hand) if KINDS[card].is_note]

    def receive(self, card: str) -> None:
        """WA-1.4, WA-5.9  A hand has no limit, and passports in it have none."""
        rank = KINDS[card].rank
        place = len(self.hand)
        while place and KINDS[self.hand[place - 1]].rank > rank:
            place -= 1
        self.hand.insert(place, card)

    def spend(self, special: str) -> None:
        """A special is no longer face down."""
        self.specials = without(self.specials, special)

    def place_in_front(self, front: Front) -> None:
        """WA-8.4  It lies there until the round is set up anew."""
        self.front = [*self.front, front]

    def holding(self) -> Holding:
        """WA-9.2  What counts of what it has."""
        return Holding(self.hand, self.front, self.coin)

    def judged(self) -> Verdict:
        """The verdict, once it is fixed."""
        assert self.verdict is not None
        return self.verdict


class Wallet(State):
    """A game of Wallet in play.

    Of its lists only the wallet is changed in place: the others are replaced, so that copies share
    them.
    """

    def __init__(
        self,
        frame: Frame,
        options: Options,
        round: int,
        first: int,
        active: int,
        lap: int,
        time_left: int,
        actions_left: int,
        specials_played: int,
        double: bool,
        wallet: list[str],
        spares: list[str],
        spares_known: list[int],
        centre: list[str],
        discard: list[str],
        aside: list[str],
        bag: list[int],
        pending: Pending | None,
        players: list[Player],
        last_round: LastRound | None,
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.round = round
        self.first = first
        self.active = active
        self.lap = lap
        self.time_left = time_left
        self.actions_left = actions_left
        self.specials_played = specials_played
        self.double = double
        self.wallet = wallet
        self.spares = spares
        self.spares_known = spares_known
        self.centre = centre
        self.discard = discard
        self.aside = aside
        self.bag = bag
        self.pending = pending
        self.players = players
        self.last_round = last_round

    def copy(self) -> Wallet:
        return Wallet(
            self.frame(),
            self.options,
            self.round,
            self.first,
            self.active,
            self.lap,
            self.time_left,
            self.actions_left,
            self.specials_played,
            self.double,
            self.wallet[:],
            self.spares,
            self.spares_known,
            self.centre,
            self.discard,
            self.aside,
            self.bag,
            self.pending,
            [player.copy() for player in self.players],
            self.last_round,
        )

    def record(self, sort: type[About]) -> About:
        """What the open question is about, which is of this sort."""
        assert isinstance(self.pending, sort)
        return self.pending

    def queue(self) -> list[int]:
        """The seats that still act one after the other."""
        return self.record(Queue).queue

    def end_go(self) -> None:
        """Whose go it is has had it."""
        self.pending = Queue(self.queue()[1:])

    def whose_go(self) -> int:
        """The first in the queue where there is one, or the active player."""
        return self.queue()[0] if isinstance(self.pending, Queue) else self.active

    def turns_left(self, seat: int) -> int:
        """WA-4.2  How many turns a seat has at most, the one under way included."""
        since = (seat - self.first) % self.seats
        passed = since < (self.active - self.first) % self.seats
        return self.time_left - 1 if passed else self.time_left

    def with_cards(self, seat: int) -> list[int]:
        """The seats that have a card in hand, clockwise from this one on."""
        return [other for other in self.around(seat) if self.players[other].hand]

    def with_specials(self) -> list[int]:
        """The seats that have a special card face down, clockwise from the first player on."""
        return [seat for seat in self.around(self.first) if self.players[seat].specials]

    def by_coin(self, seats: list[int]) -> list[int]:
        """WA-10.2  Seats in the order of their coins, the smallest first."""
        return sorted(seats, key=lambda seat: self.players[seat].coin)

    def lay_in_centre(self, cards: list[str]) -> None:
        """WA-5.7  What lies in the centre is out of everybody's reach until the round is over."""
        self.centre = in_card_order(self.centre + cards)

    def discard_special(self, seat: int, special: str, depth: int = 0) -> None:
        """WA-6.4  A face-down special goes face up on the discard pile, or under its top card."""
        self.players[seat].spend(special)
        self.discard = [*self.discard[:depth], special, *self.discard[depth:]]


PLAYER: Final = Record(
    Player,
    hand=Ordered(Many(CARD), in_card_order),
    specials=Ordered(Many(SPECIAL), in_special_order),
    front=Many(FRONT),
    loot=Ordered(Many(MONEY), in_card_order),
    coin=Just(*COINS),
    tokens=Ordered(Many(TOKEN), sorted),
    revealed=Flag(),
    verdict=Unseen(Maybe(VERDICT), None),
    sealed=Sealed(),
)


def position(seats: int, options: Document) -> Position:
    """What stands in a position document, and in which order; WA-1.3 what is put in order."""
    return Position(
        Wallet,
        Options(seats, options),
        round=Whole(1, LAST_ROUND),
        first=SeatNumber(seats),
        active=SeatNumber(seats),
        lap=Whole(1),
        time_left=Whole(0, TIME_CARDS),
        actions_left=Whole(0, 2),
        specials_played=Whole(),
        double=Flag(),
        wallet=Many(CARD),
        spares=Ordered(Many(PASSPORT), in_card_order),
        spares_known=Ordered(Where(Many(SeatNumber(seats)), twice), sorted),
        centre=Ordered(Many(CARD), in_card_order),
        discard=Many(SPECIAL),
        aside=Ordered(Many(SPECIAL), in_special_order),
        bag=Ordered(Many(TOKEN), sorted),
        pending=Maybe(PendingForm(seats)),
        players=Many(PLAYER, length=seats),
        last_round=Maybe(last_round_form(seats)),
    )


def without(items: list[Item], *gone: Item) -> list[Item]:
    rest = items[:]
    for item in gone:
        rest.remove(item)
    return rest


def held(cards: list[str]) -> str:
    return f"your hand: {', '.join(cards)}" if cards else "your hand is empty"
