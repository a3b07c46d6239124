"""What lies on the table: two stacks and a hand before each player, and nuts."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Frame, Position, Record, Sealed, Settled, State
from sitdown.kernel.form import COUNTLESS, Many, Maybe, Ordered, SeatNumber, Whole

from .actions import PLACE, Place
from .components import APPLIED, BANK, CARD, PACKAGED, RAID, WORTH, in_kind_order


class Options(Settled):
    """`first`: who begins, None for a draw. `deck`: each player's set, None for the packaged."""

    def __init__(self, given: Document) -> None:
        self.first: int | None = given["first"]
        self.deck: list[str] | None = None if given["deck"] is None else given["deck"]["cards"]

    def document(self) -> Document:
        deck = None if self.deck is None else {"cards": self.deck[:]}
        return {"first": self.first, "deck": deck}

    def cards(self) -> list[str]:
        """One player's set, in kind order."""
        return in_kind_order(list(PACKAGED) if self.deck is None else self.deck)


class Player:
    """One squirrel boss: nuts, a hand, and two places for stacks, top card first."""

    def __init__(self, nuts: int, hand: list[str], stacks: list[list[str]]) -> None:
        self.nuts = nuts
        self.hand = hand
        self.stacks = stacks

    def copy(self) -> Player:
        left, right = self.stacks
        return Player(self.nuts, self.hand[:], [left[:], right[:]])

    def active(self) -> list[str]:
        """SQ-1.2  The cards on top of the stacks."""
        left, right = self.stacks
        if left:
            return [left[0], right[0]] if right else [left[0]]
        return [right[0]] if right else []

    def shows(self, kind: str) -> bool:
        """Whether a card of this kind is active: a bank protects only while it is (SQ-6.3)."""
        left, right = self.stacks
        return (bool(left) and left[0] == kind) or (bool(right) and right[0] == kind)

    def has_two_stacks(self) -> bool:
        """SQ-1.1"""
        return bool(self.stacks[0]) and bool(self.stacks[1])

    def open_contraband(self) -> int:
        """SQ-6.1, SQ-7.2  How many active contrabands lie without a bank."""
        if self.shows(BANK):
            return 0
        return sum([1 for card in self.active() if WORTH[card]])

    def loses_to_robbery(self) -> int:
        """SQ-7.3  What one robbery takes: no more than there is."""
        return min(self.open_contraband(), self.nuts)


class Squirrels(State):
    """A game of New York Squirrels in play."""

    def __init__(
        self,
        frame: Frame,
        options: Options,
        first: int,
        turn: int,
        played: int | None,
        queue: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.first = first
        self.turn = turn
        self.played = played
        self.queue = queue
        self.players = players

    def copy(self) -> Squirrels:
        return Squirrels(
            self.frame(),
            self.options,
            self.first,
            self.turn,
            self.played,
            self.queue[:],
            [player.copy() for player in self.players],
        )

    def opponents(self, seat: int) -> list[int]:
        """SQ-1.3  All the others, ascending."""
        return [other for other in range(self.seats) if other != seat]

    def opponents_with_two_stacks(self, seat: int) -> list[int]:
        """SQ-8.3, SQ-8.6  Whom a raid can hit, whether there are cards in hand or not."""
        return [other for other in self.opponents(seat) if self.players[other].has_two_stacks()]

    def is_live(self, seat: int, place: int) -> bool:
        """SQ-4.3  Whether the active card on this place has something to apply."""
        card = self.players[seat].stacks[place][0]
        if card == RAID:
            return bool(self.opponents_with_two_stacks(seat))
        return card in APPLIED

    def owes_duty(self, seat: int, place: int) -> bool:
        """SQ-5.2, SQ-6.2  Only for what came from the hand this turn, and not beside a bank.

        It does not matter whether it was on the table before (SQ-9.6).
        """
        return place == self.played and not self.players[seat].shows(BANK)


PLAYER: Final = Record(
    Player,
    nuts=Whole(),  # SQ-1.4
    hand=Ordered(Many(CARD), in_kind_order),
    stacks=Many(Many(CARD), length=2),
    sealed=Sealed(),
)


def position(seats: int, options: Document) -> Position:
    """What stands in a position document, and in which order."""
    return Position(
        Squirrels,
        Options(options),
        seal=Record(Place, card=CARD, stack=PLACE),
        first=SeatNumber(seats),
        turn=Whole(0, COUNTLESS),
        played=Maybe(PLACE),
        queue=Many(PLACE, most=2),
        players=Many(PLAYER, length=seats),
    )
