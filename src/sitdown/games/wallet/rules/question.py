"""Questions: whom they are put to, what they are about, and when in a round they come."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.records import Pending, Targeted
from sitdown.kernel import Action, Decision, IllegalAction, Misfit, secret

Choice = TypeVar("Choice", bound=Action)


class Question(Decision[Wallet, Choice]):
    """A question to the player whose go it is.

    `about` is the record that lies in `pending` while it is open. `late`: it comes after the last
    time card. `judged`: it comes after the judgement, so it is late too.
    """

    about: ClassVar[type[Pending] | None] = None
    late: ClassVar[bool] = False
    judged: ClassVar[bool] = False

    def actors(self, state: Wallet) -> list[int]:
        return [state.whose_go()]

    def fits(self, state: Wallet) -> None:
        fits_pending(state, self.about)
        fits_time(state, self.late or self.judged)
        fits_verdicts(state, self.judged)
        self.fits_actors(state)

    def fits_actors(self, state: Wallet) -> None:
        asked = self.actors(state)
        waiting = [seat for seat in asked if state.sealed[seat] is None]
        strangers = [seat for seat in range(state.seats) if seat not in asked]
        if list(state.actors) != waiting or any(
            state.sealed[seat] is not None for seat in strangers
        ):
            raise Misfit(f"in {state.phase} these are to act: {waiting}", "actors")


class AllAtOnce(Question[Choice]):
    """A question to several: the others are told that a choice was made, and see it when all are.

    A choice is final, and what was chosen stays where it is until the last one is in.
    """

    several: ClassVar[bool] = True

    def seal(self, state: Wallet, seat: int, action: Choice) -> bool:
        if state.heard:
            state.tell("sealed", {"seat": seat, "choice": secret(action.document(), seat)})
        return True

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        for seat, choice in enumerate(state.sealed):
            try:
                if choice is not None:
                    state.rules.decisions[state.phase].check(state, seat, choice)
            except IllegalAction as fault:
                raise Misfit(str(fault), f"players[{seat}].sealed") from None


def fits_pending(state: Wallet, about: type[Pending] | None) -> None:
    pending = state.pending
    if about is None:
        if pending is not None:
            raise Misfit(f"must be null in phase {state.phase}", "pending")
    elif not isinstance(pending, about):
        fault = "missing in" if pending is None else "not what is needed in"
        raise Misfit(f"{fault} phase {state.phase}", "pending")
    if isinstance(pending, Targeted) and pending.target == state.active:
        raise Misfit("a target is another player", "pending.target")


def fits_time(state: Wallet, late: bool) -> None:
    if late and state.time_left:
        raise Misfit(f"no time is left in phase {state.phase}", "time_left")
    if not late and not state.time_left:
        raise Misfit(f"the last time card ended the round, so not phase {state.phase}", "time_left")


def fits_verdicts(state: Wallet, judged: bool) -> None:
    for seat, player in enumerate(state.players):
        if (player.verdict is not None) != judged:
            fixed = "fixed" if judged else "null"
            raise Misfit(f"must be {fixed} in phase {state.phase}", f"players[{seat}].verdict")


def fits_innocent(state: Wallet, identity: str) -> None:
    """The seats in the queue are there because they are innocent as this person."""
    for seat in state.queue():
        if not state.players[seat].judged().is_innocent(identity):
            raise Misfit(f"seat {seat} is no innocent {identity}", "pending.queue")
