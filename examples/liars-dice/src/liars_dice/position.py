"""What lies on the table: dice under each player's cup, and the last bid."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Frame, Position, Record, Settled, State
from sitdown.kernel.form import Many, Maybe, Ordered, SeatNumber, Whole

WILD: Final = 1
FACE: Final = Whole(1, 6)
AMOUNT: Final = Whole(1, 36)


class Options(Settled):
    """`dice`: how many everybody begins with. `wild`: ones count as every face."""

    def __init__(self, given: Document) -> None:
        self.dice: int = given["dice"]
        self.wild: bool = given["wild"]

    def document(self) -> Document:
        return {"dice": self.dice, "wild": self.wild}


class Player:
    """One player's dice, in ascending order; who has none is out of the game."""

    def __init__(self, dice: list[int]) -> None:
        self.dice = dice


class Claim:
    """The last bid: who says that there are so many of a face. Never changed."""

    def __init__(self, seat: int, amount: int, face: int) -> None:
        self.seat = seat
        self.amount = amount
        self.face = face


class LiarsDice(State):
    """A game of liar's dice in play. `out` are those without dice, the first to go first."""

    def __init__(
        self,
        frame: Frame,
        options: Options,
        claim: Claim | None,
        out: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.claim = claim
        self.out = out
        self.players = players

    def copy(self) -> LiarsDice:
        players = [Player(player.dice[:]) for player in self.players]
        return LiarsDice(self.frame(), self.options, self.claim, self.out[:], players)

    def dice_left(self) -> int:
        """How many dice there are under all cups."""
        return sum([len(player.dice) for player in self.players])

    def counts_as(self, die: int, face: int) -> bool:
        """LD-3.2  A die is of its face; with wild ones, a one is of every face."""
        return die == face or (self.options.wild and die == WILD)

    def next_with_dice(self, seat: int) -> int:
        """LD-2.2  The next player on the left who is still in the game."""
        return next(other for other in self.after(seat) if self.players[other].dice)


def position(seats: int, options: Document) -> Position:
    """What stands in a position document, and in which order."""
    seat = SeatNumber(seats)
    return Position(
        LiarsDice,
        Options(options),
        claim=Maybe(Record(Claim, seat=seat, amount=AMOUNT, face=FACE)),
        out=Many(seat, most=seats),
        players=Many(Record(Player, dice=Ordered(Many(FACE, most=6), sorted)), length=seats),
    )
