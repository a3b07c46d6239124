"""What a player weighs: its side, its bills, who leads, how far the marker has to go."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.components import (
    LAST_BLUE,
    MONTHS,
    PRELIMINARY_MONTH,
    PROSECUTOR,
    RED_PER_SEAT,
    kind_of,
)
from sitdown.games.vendetta.ending import is_agent, points_of
from sitdown.games.vendetta.position import Vendetta

RESERVE: Final = 5
"""Squares beyond the border that a mafioso wants in reserve against an agent."""
TRUST: Final = 1.1
"""How many squares a bill of another player in the corruption pile is taken to help the mafia."""


def months_left(state: Vendetta) -> int:
    """How many months there are still to act in, this one too."""
    return MONTHS + 1 - state.month


def rival(state: Vendetta, seat: int) -> int:
    """The other player with most points, then with most bills."""
    others = state.after(seat)
    return max(others, key=lambda one: (points_of(state, one), len(state.players[one].hand)))


def pull(state: Vendetta, seat: int, bill: str) -> int:
    """How many squares a bill moves the marker to this player's side."""
    move = state.deck.move[bill]
    return move if is_agent(state, seat) else -move


def helpful(state: Vendetta, seat: int) -> list[str]:
    """The bills in hand that move the marker the right way, the strongest first."""
    bills = [bill for bill in state.players[seat].hand if pull(state, seat, bill) > 0]
    return sorted(bills, key=lambda bill: pull(state, seat, bill), reverse=True)


def usefulness(state: Vendetta, seat: int, bill: str) -> float:
    """What a bill is good for: its value, and a little more where it helps in court."""
    return state.deck.value[bill] + 0.6 * pull(state, seat, bill)


def trust(state: Vendetta) -> float:
    """What others' bills are taken to be worth: less, if the jury was not much impressed."""
    if state.month <= PRELIMINARY_MONTH:
        return TRUST
    way = RED_PER_SEAT * state.seats
    came = LAST_BLUE + way - state.verdict
    return TRUST * max(0.0, min(1.0, came / way))


def way_to_go(state: Vendetta, seat: int) -> float:
    """How many squares the marker is short of where a mafioso wants to see it in the end."""
    pile = 0.0
    trusted = trust(state)
    for bill in state.corruption:
        if bill.seat == seat:
            pile += state.deck.move[bill.card]
        else:
            pile -= trusted
    prosecutors = [card for lot in state.lots for card in lot if kind_of(card) == PROSECUTOR]
    drift = 0.7 * len(prosecutors) * months_left(state)
    return state.verdict + pile + drift - (LAST_BLUE - RESERVE)
