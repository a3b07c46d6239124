"""The result (GD-5): what follows, in its order, once the votes are in."""

from __future__ import annotations

from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.records import Ballot, Outcome

from .accomplices import banker, boss, journalist, sheriff, tycoon
from .bank import pay
from .gangs import jail, reward_the_left_out, set_free, take_gangs_back


def count(state: Gentlemen) -> None:
    """GD-4.7, GD-5.1  The votes are opened and weighed; a tie accepts."""
    ballots = [weighed(state, seat) for seat in range(state.seats)]
    weight_for = weight_of(ballots, accept=True)
    weight_against = weight_of(ballots, accept=False)
    outcome = Outcome(
        state.turn,
        state.dealer,
        state.deal(),
        state.proposal,
        ballots,
        weight_for,
        weight_against,
        weight_for >= weight_against,
    )
    if state.heard:
        state.tell(
            "counted",
            {
                "votes": outcome.votes(),
                "weight_for": weight_for,
                "weight_against": weight_against,
                "accepted": outcome.accepted,
            },
        )
    carry_out(state, outcome)


def weighed(state: Gentlemen, seat: int) -> Ballot | None:
    """GD-4.5  The vote of a seat with its weight, if it has given one."""
    vote = state.votes[seat]
    if vote is None:
        return None
    return Ballot(vote.accept, vote.argument, state.weight(seat, vote.argument))


def weight_of(ballots: list[Ballot | None], accept: bool) -> int:
    """What all votes for a proposal weigh together, or all against it."""
    return sum([one.weight for one in ballots if one is not None and one.accept == accept])


def fall_unvoted(state: Gentlemen) -> None:
    """GD-3.17  A proposal that never came to the vote has fallen."""
    nobody: list[Ballot | None] = [None] * state.seats
    carry_out(state, Outcome(state.turn, state.dealer, state.deal(), None, nobody, 0, 0, False))


def carry_out(state: Gentlemen, outcome: Outcome) -> None:
    """GD-5.1 to GD-5.10, in this order."""
    state.players = [player.copy() for player in state.players]
    spend_arguments(state, outcome)
    show_card(state)
    take_gangs_back(state)  # GD-5.2
    set_free(state)
    accepted = outcome.proposal if outcome.accepted else None
    if accepted is not None:
        shares = outcome.shares()
        share_out(state, shares)
        promise(state, outcome)
        banker(state, shares)  # GD-5.7
        tycoon(state)
    else:
        jail(state)  # GD-5.8
        sheriff(state)
    journalist(state, outcome)  # GD-5.9
    if accepted is not None:  # GD-7.2
        reward_the_left_out(state, accepted)
    boss(state, outcome)
    clear_table(state, outcome)


def spend_arguments(state: Gentlemen, outcome: Outcome) -> None:
    """GD-4.8  A used argument leaves the game, whatever the outcome."""
    for seat in state.others():
        ballot = outcome.ballots[seat]
        if ballot is not None and ballot.argument:
            player = state.players[seat]
            player.arguments -= 1
            if state.heard:
                state.tell("spent", {"seat": seat, "left": player.arguments})


def show_card(state: Gentlemen) -> None:
    """GD-5.1  The card is shown to all, whatever the outcome."""
    deal = state.deal()
    state.discard = [deal.id, *state.discard]
    if state.heard:
        state.tell(
            "revealed",
            {"card": deal.id, "money": deal.money, "accomplices": list(deal.accomplices)},
        )


def share_out(state: Gentlemen, shares: list[int]) -> None:
    """GD-5.3, GD-5.4  Each seat takes its share, the dealer what is left."""
    for seat in state.others():
        pay(state, None, seat, shares[seat], "share")
    pay(state, None, state.dealer, shares[state.dealer], "remainder")


def promise(state: Gentlemen, outcome: Outcome) -> None:
    """GD-5.6  Every accomplice on the card is promised; they move when the next turn starts."""
    if state.heard:
        for name, seat in outcome.promises().items():
            state.tell("promised", {"accomplice": name, "to": seat})


def clear_table(state: Gentlemen, outcome: Outcome) -> None:
    """GD-5.11, GD-2.5, GD-3.18  The turn ends: tokens go back to the centre, asks are gone."""
    state.last = outcome
    state.card = None
    state.offers_made = 0
    state.proposal = None
    state.asks = [None] * state.seats
    state.votes = [None] * state.seats
