"""What must fit the phase of a position that is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.kernel import OVER, IllegalAction, Misfit

from .components import IVANOV, POLICEMAN
from .ending import fits_over
from .position import Wallet
from .records import Asked, Drawn, Laid, Passing, Pending, Presents, Queue, Swapping, Targeted

AT_ONCE: Final = ("pool", "pass-cards", "swap", "extra-time", "forfeit")
"""The phases in which several choose at the same time."""

JUDGED: Final = ("police", "plastic", "forfeit", OVER)
"""The phases in which the verdicts are fixed."""

AFTER_TIME: Final = ("extra-time", "extra-action", "last-cards", *JUDGED)
"""The phases after the last time card."""


def fit(state: Wallet) -> None:
    """Refuses actors, pending, time, verdicts and seals that do not go with the phase."""
    fit_pending(state)
    fit_time(state)
    fit_verdicts(state)
    fit_target(state)
    if state.phase in AT_ONCE:
        fit_seals(state)
    else:
        fit_single(state)
    further = FURTHER.get(state.phase)
    if further is not None:
        further(state)


RECORDS: Final[dict[str, type[Pending]]] = {
    "birthday": Presents,
    "pool-pick": Laid,
    "pass-cards": Passing,
    "swap": Swapping,
    "spot-check": Drawn,
    "request": Asked,
    **dict.fromkeys(("extra-action", "last-cards", "police", "plastic"), Queue),
}


def fit_pending(state: Wallet) -> None:
    if state.phase == "passport":
        wanted: type[Pending] | None = None if state.pending is None else Queue
    else:
        wanted = RECORDS.get(state.phase)
    if wanted is None:
        if state.pending is not None:
            raise Misfit(f"must be null in phase {state.phase}", "pending")
    elif not isinstance(state.pending, wanted):
        raise Misfit(f"missing in phase {state.phase}", "pending")


def fit_time(state: Wallet) -> None:
    buys = state.phase == "passport"  # in a turn, or with extra time
    over = state.pending is not None if buys else state.phase in AFTER_TIME
    if over and state.time_left:
        raise Misfit(f"no time is left in phase {state.phase}", "time_left")
    if not over and not state.time_left:
        raise Misfit(f"the last time card ended the round, so not phase {state.phase}", "time_left")


def fit_verdicts(state: Wallet) -> None:
    for seat, player in enumerate(state.players):
        if (player.verdict is not None) != (state.phase in JUDGED):
            fixed = "fixed" if state.phase in JUDGED else "null"
            raise Misfit(f"must be {fixed} in phase {state.phase}", f"players[{seat}].verdict")


def fit_seals(state: Wallet) -> None:
    """Those who choose at the same time have sealed a possible choice or have still to act."""
    decision = state.rules.decisions[state.phase]
    for seat, choice in enumerate(state.sealed):
        path = f"players[{seat}].sealed"
        if choice is not None:
            if not isinstance(choice, decision.actions):
                raise Misfit(f"{choice.do} is no answer in phase {state.phase}", path)
            try:
                decision.check(state, seat, choice)
            except IllegalAction as fault:
                raise Misfit(str(fault), path) from None
    asked = decision.actors(state)
    waiting = tuple(seat for seat in asked if state.sealed[seat] is None)
    if state.actors != waiting or any(
        choice is not None and seat not in asked for seat, choice in enumerate(state.sealed)
    ):
        raise Misfit(f"in {state.phase} these have still to choose: {list(waiting)}", "actors")


def fit_single(state: Wallet) -> None:
    for seat, choice in enumerate(state.sealed):
        if choice is not None:
            raise Misfit(f"no choice is sealed in phase {state.phase}", f"players[{seat}].sealed")
    if state.phase != OVER and state.actors != (the_actor(state),):
        raise Misfit(f"in {state.phase} it is seat {the_actor(state)} that acts", "actors")


def the_actor(state: Wallet) -> int:
    """Who acts where one seat does: the first in the queue, the target, or the active player."""
    if isinstance(state.pending, Asked):
        return state.pending.target
    if state.phase in AFTER_TIME or (state.phase == "passport" and state.pending is not None):
        return state.queue()[0]
    return state.active


def fit_turn(state: Wallet) -> None:
    if not state.actions_left:
        raise Misfit("an action is still to be done in a turn", "actions_left")


def fit_passport(state: Wallet) -> None:
    if not state.spares:
        raise Misfit("there must be a passport to choose", "spares")


def fit_target(state: Wallet) -> None:
    pending = state.pending
    if isinstance(pending, Targeted) and pending.target == state.active:
        raise Misfit("a target is another player", "pending.target")


def fit_swap(state: Wallet) -> None:
    for seat in (state.active, state.record(Swapping).target):
        if not state.players[seat].hand:
            raise Misfit("a card to swap is needed", f"players[{seat}].hand")


def fit_pool(state: Wallet) -> None:
    if not state.players[state.active].money():
        raise Misfit("who plays the pool has a money card", f"players[{state.active}].hand")


def fit_pick(state: Wallet) -> None:
    if state.record(Laid).laid[state.active] is None:
        raise Misfit("who plays the pool lays a card", f"pending.laid[{state.active}]")


def fit_extra_action(state: Wallet) -> None:
    if not (state.wallet or state.players[the_actor(state)].hand):
        raise Misfit("it has neither a card in hand nor in the wallet to act with", "actors")


def fit_last_cards(state: Wallet) -> None:
    for seat in state.queue():
        if not state.players[seat].specials:
            raise Misfit(f"seat {seat} has no special face down", "pending.queue")


def fit_police(state: Wallet) -> None:
    fit_innocent(state, POLICEMAN)


def fit_plastic(state: Wallet) -> None:
    fit_innocent(state, IVANOV)
    if not state.wallet:
        raise Misfit("nobody draws from an empty wallet", "wallet")


def fit_innocent(state: Wallet, identity: str) -> None:
    for seat in state.queue():
        judged = state.players[seat].judged()
        if judged.guilty or judged.identity != identity:
            raise Misfit(f"seat {seat} is no innocent {identity}", "pending.queue")


FURTHER: Final[dict[str, Callable[[Wallet], None]]] = {
    "turn": fit_turn,
    "passport": fit_passport,
    "pool": fit_pool,
    "pool-pick": fit_pick,
    "swap": fit_swap,
    "extra-action": fit_extra_action,
    "last-cards": fit_last_cards,
    "police": fit_police,
    "plastic": fit_plastic,
    OVER: fits_over,
}
