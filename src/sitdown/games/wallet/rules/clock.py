"""Turns and time (WA-4): whose turn it is, and the time cards that end the round."""

from __future__ import annotations

from sitdown.games.wallet.position import Wallet


def begin_turn(state: Wallet, seat: int) -> None:
    """WA-4.4  A turn is one action; a special card may be played before it."""
    state.active = seat
    state.actions_left = 1
    state.specials_played = 0
    state.double = False
    if state.heard:
        state.tell("turn", {"seat": seat, "lap": state.lap})


def pass_on(state: Wallet) -> None:
    """WA-4.1, WA-4.2  Clockwise; a time card is turned when the first player's turn comes again."""
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        state.lap += 1
        turn_time_card(state, state.first, "lap")
    if state.time_left:  # WA-4.3  or that turn is not had
        begin_turn(state, state.active)


def turn_time_card(state: Wallet, seat: int, by: str) -> None:
    """WA-4.3  The last time card ends the round at once, whatever was still to be done."""
    state.time_left -= 1
    if state.heard:
        state.tell("time", {"seat": seat, "by": by, "left": state.time_left})
    if not state.time_left:
        state.actions_left = 0
        state.specials_played = 0
        state.double = False
        if state.heard:
            state.tell("round-over", {"round": state.round})
