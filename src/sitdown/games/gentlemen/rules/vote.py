"""The vote (GD-4): sealed, for or against, with or without an argument."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.gentlemen.actions import PLAIN_VOTES, VOTES, Vote
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Action, Decision, IllegalAction, Luck, Misfit, secret

from .result import count


class Voting(Decision[Gentlemen, Vote]):
    """GD-4.1, GD-4.4  All at once, everybody but the dealer and the seat in prison."""

    phase: ClassVar[str] = "vote"
    actions: ClassVar[tuple[type[Action], ...]] = (Vote,)
    several: ClassVar[bool] = True

    def actors(self, state: Gentlemen) -> list[int]:
        return state.voters()

    def legal(self, state: Gentlemen, seat: int) -> list[Vote]:
        """GD-10.6"""
        return ways_to_vote(state, seat)[:]

    def draw(self, state: Gentlemen, seat: int, luck: Luck) -> Vote:
        return luck.pick(ways_to_vote(state, seat))

    def check(self, state: Gentlemen, seat: int, action: Vote) -> None:
        """GD-4.3  A vote with an argument needs a token."""
        if action.argument and not state.players[seat].arguments:
            raise IllegalAction("vote: you have no argument token left; vote without one")

    def seal(self, state: Gentlemen, seat: int, action: Vote) -> bool:
        """GD-9.9  The others hear only that a seat has voted."""
        state.votes[seat] = action
        if state.heard:
            state.tell(
                "voted",
                {
                    "seat": seat,
                    "accept": secret(action.accept, seat),
                    "argument": secret(action.argument, seat),
                },
            )
        return True

    def answered(self, state: Gentlemen, answers: dict[int, Vote]) -> None:
        """GD-5.1  With the last vote they are counted."""
        count(state)

    def fits(self, state: Gentlemen) -> None:
        fits_the_others(state)
        if state.prison in state.actors:
            raise Misfit("a seat in prison does not vote", "actors")
        for seat, vote in enumerate(state.votes):
            if vote is not None:
                if seat in (state.dealer, state.prison):
                    raise Misfit("this seat has no vote now", f"votes[{seat}]")
                if vote.argument and not state.players[seat].arguments:
                    raise Misfit("that seat has no argument token", f"votes[{seat}].argument")


def ways_to_vote(state: Gentlemen, seat: int) -> list[Vote]:
    """GD-4.2, GD-4.3  For and against, and with a token the same with an argument."""
    return VOTES if state.players[seat].arguments else PLAIN_VOTES


def fits_the_others(state: Gentlemen) -> None:
    """What replies and votes have in common: a proposal lies there, and the dealer waits."""
    if state.proposal is None:
        raise Misfit(f"missing in phase {state.phase}", "proposal")
    if state.dealer in state.actors:
        raise Misfit(f"the dealer does not {state.phase}", "actors")
