"""The turn (WA-4.4): perhaps a special card, then exactly one action."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import FLIP, Buy, Flip, Play, Put, Take
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Action, Luck, Misfit

from .clock import turn_time_card
from .deeds import (
    buy,
    check_buy,
    check_put,
    check_take,
    draw_deed,
    purchases,
    put,
    puttings,
    take,
    takes,
)
from .question import Question
from .specials import check_play, play, plays


class TakeTurn(Question[Action]):
    """WA-4.4  There is no passing; turning a time card is always possible (WA-5.3)."""

    phase: ClassVar[str] = "turn"
    actions: ClassVar[tuple[type[Action], ...]] = (Flip, Take, Put, Buy, Play)

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [
            FLIP,
            *takes(state),
            *puttings(state, seat),
            *purchases(state, seat),
            *plays(state, seat),
        ]

    def draw(self, state: Wallet, seat: int, luck: Luck) -> Action:
        return draw_deed(state, seat, luck, [FLIP, *plays(state, seat)])

    def check(self, state: Wallet, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            check_play(state, seat, action)
        else:
            check_deed(state, seat, action)

    def default(self, state: Wallet, seat: int) -> Action:
        return FLIP

    def answer(self, state: Wallet, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            play(state, seat, action)
        else:
            state.actions_left -= 1
            carry_out(state, seat, action)

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        if not state.actions_left:
            raise Misfit("an action is still to be done in a turn", "actions_left")


def check_deed(state: Wallet, seat: int, action: Action) -> None:
    if isinstance(action, Take):
        check_take(state, action)
    elif isinstance(action, Put):
        check_put(state, seat, action)
    elif isinstance(action, Buy):
        check_buy(state, seat, action)


def carry_out(state: Wallet, seat: int, action: Action) -> None:
    """WA-5  One of the four actions."""
    if isinstance(action, Take):
        take(state, seat, action)
    elif isinstance(action, Put):
        put(state, seat, action)
    elif isinstance(action, Buy):
        buy(state, seat, action)
    else:
        turn_time_card(state, seat, "flip")
