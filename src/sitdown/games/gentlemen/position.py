"""What lies on the table: the deal, the accomplices, and each player's tokens and screen."""

from __future__ import annotations

from sitdown.kernel import (
    Action,
    Document,
    Frame,
    IllegalAction,
    Named,
    Position,
    Printed,
    Record,
    Settled,
    State,
    Unseen,
)
from sitdown.kernel.decision import AnyAside
from sitdown.kernel.form import Flag, Many, Maybe, SeatNumber, Whole, Word

from .actions import PASS, UNKNOWN_ASK, UNKNOWN_VOTE, Ask, FinalOffer, Fold, Offer, Proposal, Vote
from .components import PACKAGED, SENATOR, Deal, Gifts, Owners, deals, others
from .records import BALLOT, PLAYER, Outcome, Player


class Options(Settled):
    """The options of a game, and what follows from them and from the number of seats.

    That is its deal cards, the largest sum, and for each dealer the others, clockwise.
    """

    def __init__(self, seats: int, given: Document) -> None:
        self.given = given
        self.first_dealer: int | str = given["first_dealer"]
        self.rounds: int = given["rounds"]
        self.talk_rounds: int = given["talk_rounds"]
        self.timer: bool = given["timer"]
        self.deals: dict[str, Deal] = PACKAGED if given["deck"] is None else deals(given["deck"])
        self.largest = max([deal.money for deal in self.deals.values()])
        self.others = [others(seats, dealer) for dealer in range(seats)]

    def document(self) -> Document:
        document = self.given.copy()
        if document["deck"] is not None:
            document["deck"] = [
                {**card, "accomplices": card["accomplices"][:]} for card in document["deck"]
            ]
        return document

    def possible_deals(self, discard: list[str], proposal: Proposal | None) -> list[Deal]:
        """GD-9.10  Which card the dealer may hold, to who has not seen it.

        In a made-up position such a card may lie elsewhere, or there may be none: then any will do.
        """
        every = list(self.deals.values())
        fitting = [deal for deal in every if proposal is None or proposal.keeps_to(deal)]
        return [deal for deal in fitting if deal.id not in discard] or fitting or every


class Gentlemen(State):
    """A game of Gentleman's Deal in play.

    A reply or a vote lies on the table, in `asks` or `votes`, from the moment it is given; the
    others see that it is there, and what it says when the last one is in.

    Pile, discard, owners and players change once a turn and are replaced then, never changed in
    place: copies share them.
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
        card: Deal | None,
        offers_made: int,
        proposal: Proposal | None,
        asks: list[Ask | None],
        votes: list[Vote | None],
        accomplices: dict[str, int | None],
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
        self.votes = votes
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
            self.deck,
            self.discard,
            self.card,
            self.offers_made,
            self.proposal,
            self.asks[:],
            self.votes[:],
            self.accomplices,
            self.prison,
            self.players,
            self.last,
        )

    def judge(self, seat: int, action: Action) -> AnyAside | None:
        """GD-9.8  Who is not the dealer is told so before a sum or an accomplice is looked at."""
        dealers = isinstance(action, (Offer, FinalOffer, Fold))
        if dealers and seat != self.dealer and self.result is None:
            raise IllegalAction(f"{action.do}: only the dealer can, and that is seat {self.dealer}")
        return super().judge(seat, action)

    def deal(self) -> Deal:
        """What the dealer has to share out."""
        assert self.card is not None
        return self.card

    def turns(self) -> int:
        """GD-8.1  How many turns the game has."""
        return self.options.rounds * self.seats

    def turns_left(self) -> int:
        return self.turns() - self.turn

    def next_dealers(self) -> list[int]:
        """GD-2.1  Who deals after this turn, up to the end of the game."""
        return [(self.dealer + 1 + step) % self.seats for step in range(self.turns_left())]

    def others(self) -> list[int]:
        """All but the dealer, clockwise from its left; the list is shared, never changed."""
        return self.options.others[self.dealer]

    def voters(self) -> list[int]:
        """GD-4.1, GD-7.7  All but the dealer and the seat in prison, which loses only this."""
        return [seat for seat in self.others() if seat != self.prison]

    def neighbours(self, seat: int) -> tuple[int, int]:
        """GD-6  The left one and the right one, whatever they are just now."""
        return (seat + 1) % self.seats, (seat - 1) % self.seats

    def from_the_left(self) -> list[int]:
        """GD-5  All seats clockwise from the dealer's left, the dealer last."""
        return [*self.others(), self.dealer]

    def weight(self, seat: int, argument: bool) -> int:
        """GD-4.5  1, the gang cards, and what an argument adds."""
        weight = 1 + self.players[seat].gangs
        return weight + self.argument_weight(seat) if argument else weight

    def argument_weight(self, seat: int) -> int:
        """GD-4.6, GD-6.8  An argument adds 2 to a vote, or 4 for the owner of the senator."""
        return 4 if self.accomplices[SENATOR] == seat else 2


def position(seats: int, given: Document) -> Position:
    """What stands in a position document, and in which order."""
    options = Options(seats, given)
    seat = SeatNumber(seats)
    turn = Whole(1, options.rounds * seats)
    card = Printed(options.deals, "deal card")
    pile = Many(Word(options.deals, "deal card"))
    proposal = Maybe(Record(Offer, money=Many(Whole(), seats), accomplices=Gifts(seat)))
    ask = Record(Ask, money=Many(Maybe(Whole()), seats), accomplices=Gifts(seat))
    vote = Record(Vote, accept=Flag(), argument=Flag())
    outcome = Record(
        Outcome,
        turn=turn,
        dealer=seat,
        card=card,
        proposal=proposal,
        ballots=Named("votes", Many(Maybe(BALLOT), seats)),
        weight_for=Whole(),
        weight_against=Whole(),
        accepted=Flag(),
    )
    return Position(
        Gentlemen,
        options,
        complete=complete,
        turn=turn,
        round=Whole(1, options.rounds),
        dealer=seat,
        deck=pile,
        discard=pile,
        card=Maybe(card),
        offers_made=Whole(),
        proposal=proposal,
        asks=Many(Unseen(Maybe(ask), UNKNOWN_ASK), seats),
        votes=Many(Unseen(Maybe(vote), UNKNOWN_VOTE), seats),
        accomplices=Owners(seat),
        prison=Maybe(seat),
        players=Many(PLAYER, seats),
        last=Maybe(outcome),
    )


def complete(state: Gentlemen, found: Document) -> None:
    seal(state)


def seal(state: Gentlemen) -> None:
    """Who owes no reply or vote any more has given it: no ask is a pass."""
    if state.phase == "talk":
        for seat in state.others():
            if seat not in state.actors:
                state.sealed[seat] = state.asks[seat] or PASS
    elif state.phase == "vote":
        state.sealed = [*state.votes]
