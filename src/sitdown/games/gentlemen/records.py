"""Records on the table: a player's things, a counted vote, a finished turn."""

from __future__ import annotations

from sitdown.kernel import Document

from .actions import Proposal
from .components import Deal


class Player:
    """One gentleman: money behind the screen, argument tokens and gang cards before it."""

    def __init__(self, money: int, arguments: int, gangs: int) -> None:
        self.money = money
        self.arguments = arguments
        self.gangs = gangs

    def copy(self) -> Player:
        return Player(self.money, self.arguments, self.gangs)

    def document(self) -> Document:
        return {"money": self.money, "arguments": self.arguments, "gangs": self.gangs}


class Ballot:
    """A vote that was counted."""

    def __init__(self, accept: bool, argument: bool, weight: int) -> None:
        self.accept = accept
        self.argument = argument
        self.weight = weight

    def document(self) -> Document:
        return {"accept": self.accept, "argument": self.argument, "weight": self.weight}


class Outcome:
    """A finished turn, for all to see; never changed once it is made."""

    def __init__(
        self,
        turn: int,
        dealer: int,
        card: str,
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

    def promises(self, deal: Deal) -> dict[str, int]:
        """GD-5.5, GD-5.6  To whom each accomplice goes; if to nobody, then to the dealer."""
        if not self.accepted or self.proposal is None:
            return {}
        given = self.proposal.accomplices
        return {name: given.get(name, self.dealer) for name in deal.accomplices}

    def votes(self) -> list[Document | None]:
        return [None if ballot is None else ballot.document() for ballot in self.ballots]

    def document(self) -> Document:
        return {
            "turn": self.turn,
            "dealer": self.dealer,
            "card": self.card,
            "proposal": None if self.proposal is None else self.proposal.terms(),
            "votes": self.votes(),
            "weight_for": self.weight_for,
            "weight_against": self.weight_against,
            "accepted": self.accepted,
        }
