"""Splits and asks put together one choice after the other: money by seat, then accomplices."""

from __future__ import annotations

from typing import Any

from sitdown.games.gentlemen.actions import Ask
from sitdown.games.gentlemen.components import ACCOMPLICES
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.rules.proposal import Closing, Opening, Talk, may_offer_again
from sitdown.kernel import Look
from sitdown.kernel.filling import LEFT_OUT, Fill


def fill_offer(look: Look, filled: list[Any]) -> list[Any]:
    """GD-3.10, GD-3.16  A tentative proposal."""
    state = look.state
    assert isinstance(state, Gentlemen)
    again = state.phase == Closing.phase and may_offer_again(state)
    return split(look, state, filled) if again or state.phase == Opening.phase else []


def fill_final(look: Look, filled: list[Any]) -> list[Any]:
    """GD-3.14  The final one."""
    state = look.state
    assert isinstance(state, Gentlemen)
    return split(look, state, filled) if state.phase == Closing.phase else []


def split(look: Look, state: Gentlemen, filled: list[Any]) -> list[Any]:
    """GD-3.2 to GD-3.5  No more than the card has, and nothing for the dealer, who counts first."""
    if look.seat not in state.actors or look.seat != state.dealer:
        return []
    deal = state.deal()
    place = len(filled)
    if place == 0:
        return [0]
    if place < state.seats:
        return list(range(deal.money - sum(filled) + 1))
    name = ACCOMPLICES[place - state.seats]
    return [LEFT_OUT, *state.after(state.dealer)] if name in deal.accomplices else [LEFT_OUT]


def fill_ask(look: Look, filled: list[Any]) -> list[Any]:
    """GD-3.12  Sums and accomplices for anybody but the dealer, and something must be named."""
    state = look.state
    assert isinstance(state, Gentlemen)
    if not may_ask(state, look.seat):
        return []
    choices = asked_next(state, look.seat, filled)
    if len(filled) < state.seats + len(ACCOMPLICES) - 1:
        return choices
    return [one for one in choices if is_new(state, look.seat, [*filled, one])]


def may_ask(state: Gentlemen, seat: int) -> bool:
    """GD-3.11, GD-3.15"""
    if seat == state.dealer:
        return False
    return state.phase == Closing.phase or (state.phase == Talk.phase and seat in state.actors)


def asked_next(state: Gentlemen, seat: int, filled: list[Any]) -> list[Any]:
    place = len(filled)
    if place >= state.seats:
        return [LEFT_OUT, *state.after(state.dealer)]
    if state.around(seat)[place] == state.dealer:
        return [LEFT_OUT]
    named = sum([one for one in filled if one is not LEFT_OUT])
    return [LEFT_OUT, *range(state.options.largest - named + 1)]


def is_new(state: Gentlemen, seat: int, filled: list[Any]) -> bool:
    """GD-3.15  Whether an ask names something, and not just what is asked for already."""
    if all(one is LEFT_OUT for one in filled):
        return False
    values = [None if one is LEFT_OUT else one for one in filled]
    by_seat = dict(zip(state.around(seat), values, strict=False))
    gifts = dict(zip(ACCOMPLICES, values[state.seats :], strict=True))
    accomplices = {name: to for name, to in gifts.items() if to is not None}
    return Ask([by_seat[one] for one in range(state.seats)], accomplices) != state.asks[seat]


FILLS: dict[str, Fill] = {"offer": fill_offer, "final": fill_final, "ask": fill_ask}
