"""The course of a round (WA-4): what follows when nothing else is under way."""

from __future__ import annotations

from sitdown.games.wallet.position import Wallet

from .clock import pass_on
from .extra_time import after_extra_action, end_round
from .turn import TakeTurn


def outline(state: Wallet) -> None:
    """WA-4.3, WA-4.4  The turn goes on or is passed on, until the last time card is turned."""
    if state.time_left and state.actions_left:  # WA-7.17
        state.ask(TakeTurn, state.active)
    elif state.time_left:
        pass_on(state)
    elif state.pending is None:
        end_round(state)
    else:
        after_extra_action(state)
