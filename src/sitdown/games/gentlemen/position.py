"""What lies on the table: the deal, the accomplices, and each player's tokens and screen."""

from __future__ import annotations

from sitdown.kernel import (
    Action,
    Document,
    Frame,
    IllegalAction,
    State,
)
from sitdown.kernel.decision import AnyAside
from sitdown.kernel.legacy import closing_fields, common_fields

from .actions import Ask, FinalOffer, Fold, Offer, Proposal, Vote
from .components import PACKAGED, SENATOR, Deal, deals
from .records import Outcome, Player

Owners = dict[str, int | None]


class Options:
    """The options of a game, and what follows from them: its deal cards, the largest sum."""

    def __init__(self, given: Document) -> None:
        self.given = given
        self.rounds: int = given["rounds"]
        self.talk_rounds: int = given["talk_rounds"]
        self.timer: bool = given["timer"]
        self.deals: dict[str, Deal] = PACKAGED if given["deck"] is None else deals(given["deck"])
        self.largest = max([deal.money for deal in self.deals.values()])

    def document(self) -> Document:
        document = self.given.copy()
        if document["deck"] is not None:
            document["deck"] = [
                {**card, "accomplices": card["accomplices"][:]} for card in document["deck"]
            ]
        return document


class Gentlemen(State):
    """A game of Gentlemen's Deal in play.

    A reply or a vote lies in `sealed` until the last one is in; in documents it stands in `asks`
    or `votes`.
    """

    def __init__(
        self,
        frame: Frame,
        options: Options,
        turn: int,
        round: int,
        dealer: int,
        deck: list[str],
        discard: list[str],
        card: str | None,
        offers_made: int,
        proposal: Proposal | None,
        asks: list[Ask | None],
        accomplices: Owners,
        prison: int | None,
        players: list[Player],
        last: Outcome | None,
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.turn = turn
        self.round = round
        self.dealer = dealer
        self.deck = deck
        self.discard = discard
        self.card = card
        self.offers_made = offers_made
        self.proposal = proposal
        self.asks = asks
        self.accomplices = accomplices
        self.prison = prison
        self.players = players
        self.last = last

    def copy(self) -> Gentlemen:
        return Gentlemen(
            self.frame(),
            self.options,
            self.turn,
            self.round,
            self.dealer,
            self.deck[:],
            self.discard[:],
            self.card,
            self.offers_made,
            self.proposal,
            self.asks[:],
            self.accomplices.copy(),
            self.prison,
            [player.copy() for player in self.players],
            self.last,
        )

    def document(self) -> Document:
        return {
            **common_fields(self, "gentlemen", self.options.document()),
            "turn": self.turn,
            "round": self.round,
            "dealer": self.dealer,
            "deck": self.deck[:],
            "discard": self.discard[:],
            "card": self.card,
            "offers_made": self.offers_made,
            "proposal": None if self.proposal is None else self.proposal.terms(),
            "asks": [self.ask_document(seat) for seat in range(self.seats)],
            "votes": [self.vote_document(seat) for seat in range(self.seats)],
            "accomplices": self.accomplices.copy(),
            "prison": self.prison,
            "players": [player.document() for player in self.players],
            "last": None if self.last is None else self.last.document(),
            **closing_fields(self),
        }

    def ask_document(self, seat: int) -> Document | None:
        reply = self.sealed[seat]
        ask = reply if isinstance(reply, Ask) else self.asks[seat]
        return None if ask is None else ask.terms()

    def vote_document(self, seat: int) -> Document | None:
        vote = self.sealed[seat]
        if isinstance(vote, Vote):
            return {"accept": vote.accept, "argument": vote.argument}
        return None

    def judge(self, seat: int, action: Action) -> AnyAside | None:
        """GD-9.8  Who is not the dealer is told so before a sum or an accomplice is looked at."""
        dealers = isinstance(action, (Offer, FinalOffer, Fold))
        if dealers and seat != self.dealer and self.result is None:
            raise IllegalAction(f"{action.do}: only the dealer can, and that is seat {self.dealer}")
        return super().judge(seat, action)

    def deal(self) -> Deal:
        """What the dealer has to share out."""
        assert self.card is not None
        return self.options.deals[self.card]

    def turns(self) -> int:
        """GD-8.1  How many turns the game has."""
        return self.options.rounds * self.seats

    def voters(self) -> list[int]:
        """GD-4.1  Everybody but the dealer and the seat in prison."""
        return [seat for seat in self.after(self.dealer) if seat != self.prison]

    def neighbours(self, seat: int) -> tuple[int, int]:
        """GD-6  The left one and the right one, whatever they are just now."""
        return (seat + 1) % self.seats, (seat - 1) % self.seats

    def from_the_left(self) -> list[int]:
        """GD-5  All seats clockwise from the dealer's left, the dealer last."""
        return [*self.after(self.dealer), self.dealer]

    def weight(self, seat: int, argument: bool) -> int:
        """GD-4.5, GD-4.6  1, the gang cards, and 2 for an argument, or a senator's 4."""
        weight = 1 + self.players[seat].gangs
        if argument:
            weight += 4 if self.accomplices[SENATOR] == seat else 2
        return weight
