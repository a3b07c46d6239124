"""The course of the game (VE-2.1): what follows when nobody owes a decision."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.components import MONTHS
from sitdown.games.vendetta.ending import end_game
from sitdown.games.vendetta.position import (
    AUCTION,
    BUSINESS,
    DISCARD,
    KEEP,
    SHARE,
    TRIAL,
    Vendetta,
)

from .auction import Auction
from .bureaucracy import (
    DiscardBill,
    first_with_too_many_bills,
    investigate,
    lay_out,
    next_month,
    straighten,
)
from .business import Business, Share, pocket_pot
from .lots import KeepBill, resolve_lots
from .trial import Trial, end_trial
from .turns import begin_phase, next_turn
from .verdict import final_verdict, preliminary_verdict

PRELIMINARY_MONTH: Final = 3


def outline(state: Vendetta) -> None:
    """VE-2.1  Each month has business, auction, trial and bureaucracy."""
    COURSE[state.phase](state)


def business(state: Vendetta) -> None:
    if not next_turn(state, Business):
        begin_phase(state, AUCTION)


def sharing(state: Vendetta) -> None:
    """VE-3.5, VE-3.9  The collector is asked for each due; then his turn goes on."""
    if state.due:
        state.ask(Share, state.in_turn())
    else:
        pocket_pot(state, state.in_turn())


def auction(state: Vendetta) -> None:
    if not next_turn(state, Auction):
        resolve_lots(state)
        state.phase = KEEP


def keeping(state: Vendetta) -> None:
    """VE-4.13, VE-4.14  Single bidders choose their bill; then the trial begins."""
    if state.keeps:
        state.ask(KeepBill, state.keeps[0].seat)
    else:
        begin_phase(state, TRIAL)


def trial(state: Vendetta) -> None:
    if not next_turn(state, Trial):
        end_trial(state)
        straighten(state)
        state.phase = DISCARD
        state.order = state.around(state.first)


def bureaucracy(state: Vendetta) -> None:
    """VE-6.2, VE-6.10  Hands go down to six; then the month ends, or the game."""
    seat = first_with_too_many_bills(state)
    if seat is not None:
        state.ask(DiscardBill, seat)
        return
    investigate(state)
    if state.month == MONTHS:
        final_verdict(state)
        end_game(state)
    else:
        end_month(state)


def end_month(state: Vendetta) -> None:
    """VE-6.8, VE-6.9  Lots are filled, in month 3 the jury speaks, a new month begins."""
    lay_out(state)
    if state.month == PRELIMINARY_MONTH:
        preliminary_verdict(state)
    next_month(state)
    begin_phase(state, BUSINESS)


COURSE: Final = {
    BUSINESS: business,
    SHARE: sharing,
    AUCTION: auction,
    KEEP: keeping,
    TRIAL: trial,
    DISCARD: bureaucracy,
}
