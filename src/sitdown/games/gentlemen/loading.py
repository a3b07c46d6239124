"""From a document to a state: the form of each field, and what must fit the phase."""

from __future__ import annotations

from sitdown.kernel import OVER, Document, Form, Frame, Misfit
from sitdown.kernel.form import Fields, Flag, Many, Maybe, SeatNumber, Whole, Word

from .actions import PASS, Ask, Offer, Proposal, Vote
from .components import ACCOMPLICES, Gifts
from .position import Gentlemen, Options
from .records import Ballot, Outcome, Player

MOST_MONEY = 1_000_000


def fields(seats: int, options: Document) -> dict[str, Form]:
    """The form of the game's own fields of a position document."""
    settled = Options(options)
    seat = SeatNumber(seats)
    card = Word(settled.deals, "deal card")
    turn = Whole(1, settled.rounds * seats)
    proposal = Maybe(Fields({"money": Many(Whole(), seats), "accomplices": Gifts(seat)}))
    ask = Fields({"money": Many(Maybe(Whole()), seats), "accomplices": Gifts(seat)})
    return {
        "turn": turn,
        "round": Whole(1, settled.rounds),
        "dealer": seat,
        "deck": Many(card),
        "discard": Many(card),
        "card": Maybe(card),
        "offers_made": Whole(),
        "proposal": proposal,
        "asks": Many(Maybe(ask), seats),
        "votes": Many(Maybe(Fields({"accept": Flag(), "argument": Flag()})), seats),
        "accomplices": Fields({name: Maybe(seat) for name in ACCOMPLICES}, "accomplice"),
        "prison": Maybe(seat),
        "players": Many(PLAYER, seats),
        "last": Maybe(
            Fields(
                {
                    "turn": turn,
                    "dealer": seat,
                    "card": card,
                    "proposal": proposal,
                    "votes": Many(Maybe(BALLOT), seats),
                    "weight_for": Whole(),
                    "weight_against": Whole(),
                    "accepted": Flag(),
                }
            )
        ),
    }


PLAYER = Fields({"money": Whole(0, MOST_MONEY), "arguments": Whole(), "gangs": Whole()})
BALLOT = Fields({"accept": Flag(), "argument": Flag(), "weight": Whole()})


def build(frame: Frame, options: Document, found: Document) -> Gentlemen:
    """A state of the fields of a document; refuses what does not fit the phase."""
    state = Gentlemen(
        frame,
        Options(options),
        found["turn"],
        found["round"],
        found["dealer"],
        found["deck"],
        found["discard"],
        found["card"],
        found["offers_made"],
        read_proposal(found["proposal"]),
        [read_ask(ask) for ask in found["asks"]],
        found["accomplices"],
        found["prison"],
        [Player(one["money"], one["arguments"], one["gangs"]) for one in found["players"]],
        read_outcome(found["last"]),
    )
    fit_deal(state)
    fit_actors(state)
    if state.phase == "talk":
        seal_replies(state)
    seal_votes(state, found["votes"])
    return state


def read_proposal(terms: Document | None) -> Proposal | None:
    return None if terms is None else Offer(tuple(terms["money"]), terms["accomplices"])


def read_ask(terms: Document | None) -> Ask | None:
    return None if terms is None else Ask(tuple(terms["money"]), terms["accomplices"])


def read_outcome(last: Document | None) -> Outcome | None:
    if last is None:
        return None
    ballots = [
        None if vote is None else Ballot(vote["accept"], vote["argument"], vote["weight"])
        for vote in last["votes"]
    ]
    return Outcome(
        last["turn"],
        last["dealer"],
        last["card"],
        read_proposal(last["proposal"]),
        ballots,
        last["weight_for"],
        last["weight_against"],
        last["accepted"],
    )


def fit_deal(state: Gentlemen) -> None:
    """A turn has a card, a reply and a vote have a proposal; whether it fits is not asked."""
    if state.phase == OVER:
        return
    if state.card is None:
        raise Misfit(f"missing in phase {state.phase}", "card")
    if state.proposal is None and state.phase in ("talk", "vote"):
        raise Misfit(f"missing in phase {state.phase}", "proposal")


def fit_actors(state: Gentlemen) -> None:
    """The dealer alone proposes; the others reply, and vote unless in prison."""
    if state.phase in ("offer", "final"):
        if state.actors != (state.dealer,):
            raise Misfit(f"in phase {state.phase} the dealer alone", "actors")
        return
    for seat in state.actors:
        if seat == state.dealer:
            raise Misfit(f"the dealer does not {state.phase}", "actors")
        if seat == state.prison and state.phase == "vote":
            raise Misfit("a seat in prison does not vote", "actors")


def seal_replies(state: Gentlemen) -> None:
    """What stands in `asks` while others still owe a reply is sealed; no ask is a pass."""
    for seat in state.after(state.dealer):
        if seat not in state.actors:
            state.sealed[seat] = state.asks[seat] or PASS
            state.asks[seat] = None


def seal_votes(state: Gentlemen, votes: list[Document | None]) -> None:
    for seat, vote in enumerate(votes):
        if vote is None:
            continue
        if state.phase != "vote" or seat == state.dealer or seat == state.prison:
            raise Misfit("this seat has no vote now", f"votes[{seat}]")
        if vote["argument"] and not state.players[seat].arguments:
            raise Misfit("that seat has no argument token", f"votes[{seat}].argument")
        state.sealed[seat] = Vote(vote["accept"], vote["argument"])
