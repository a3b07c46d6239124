"""The vote (GD-4): sealed, for or against, with or without an argument."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.gentlemen.actions import VOTES, Vote
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.records import Ballot
from sitdown.kernel import Action, Decision, IllegalAction, secret

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
        return VOTES[:] if state.players[seat].arguments else VOTES[:2]

    def check(self, state: Gentlemen, seat: int, action: Vote) -> None:
        """GD-4.3  A vote with an argument needs a token."""
        if action.argument and not state.players[seat].arguments:
            raise IllegalAction("vote: you have no argument token left; vote without one")

    def seal(self, state: Gentlemen, seat: int, action: Vote) -> bool:
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
        """GD-4.5  Every vote gets its weight."""
        ballots: list[Ballot | None] = [None] * state.seats
        for seat, vote in answers.items():
            weight = state.weight(seat, vote.argument)
            ballots[seat] = Ballot(vote.accept, vote.argument, weight)
        count(state, ballots)
