"""Records on the table: a player's things, a counted vote, a finished turn."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Record
from sitdown.kernel.form import Flag, Whole

from .actions import Proposal
from .components import Deal

MOST_MONEY: Final = 1_000_000


class Player:
    """One gentleman: money behind the screen, argument tokens and gang cards before it."""

    def __init__(self, money: int, arguments: int, gangs: int) -> None:
        self.money = money
        self.arguments = arguments
        self.gangs = gangs

    def copy(self) -> Player:
        return Player(self.money, self.arguments, self.gangs)


PLAYER: Final = Record(
    Player,
    money=Whole(0, MOST_MONEY),
    arguments=Whole(),
    gangs=Whole(),
)


class Ballot:
    """A vote that was counted."""

    def __init__(self, accept: bool, argument: bool, weight: int) -> None:
        self.accept = accept
        self.argument = argument
        self.weight = weight


BALLOT: Final = Record(
    Ballot,
    accept=Flag(),
    argument=Flag(),
    weight=Whole(),
)


class Outcome:
    """A finished turn, for all to see; never changed once it is made."""

    def __init__(
        self,
        turn: int,
        dealer: int,
        card: Deal,
        proposal: Proposal | None,
        ballots: list[Ballot | None],
        weight_for: int,
        weight_against: int,
        accepted: bool,
    ) -> None:
        self.turn = turn
        self.dealer = dealer
        self.card = card
        self.proposal = proposal
        self.ballots = ballots
        self.weight_for = weight_for
        self.weight_against = weight_against
        self.accepted = accepted

    def promises(self) -> dict[str, int]:
        """GD-5.5, GD-5.6  To whom each accomplice goes; if to nobody, then to the dealer."""
        if not self.accepted or self.proposal is None:
            return {}
        given = self.proposal.accomplices
        return {name: given.get(name, self.dealer) for name in self.card.accomplices}

    def shares(self) -> list[int]:
        """GD-5.3, GD-5.4  What each seat got of the sum, the dealer's remainder too."""
        if not self.accepted or self.proposal is None:
            return [0] * len(self.ballots)
        shares = [*self.proposal.money]
        shares[self.dealer] = self.proposal.remainder_of(self.card)
        return shares

    def votes(self) -> list[Document | None]:
        """The ballots as everybody gets to know them."""
        return [None if ballot is None else BALLOT.write(ballot) for ballot in self.ballots]
