"""Vendetta cards, played well: at the leader, at the right moment."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import PlayVendetta
from sitdown.games.vendetta.components import (
    AMBUSH,
    ENVELOPE,
    HIT,
    MONTHS,
    PRELIMINARY_MONTH,
    SECOND_WIND,
    SHAKEDOWN,
)
from sitdown.games.vendetta.ending import is_agent
from sitdown.games.vendetta.position import AUCTION, BUSINESS, TRIAL, Vendetta

from .auction import spendable
from .trial import owes_squares
from .weighing import helpful, pull, rival

USED_IN: Final = {BUSINESS: "collect", AUCTION: "bid", TRIAL: "bribe"}
"""The power that is good for something in a phase."""
BEFORE_VERDICTS: Final = (PRELIMINARY_MONTH, MONTHS)

Ways = list[PlayVendetta]


def revenge(state: Vendetta, seat: int, cards: Ways) -> PlayVendetta | None:
    """The first card that is worth playing now, what hurts most before what helps."""
    for kind, tactic in TACTICS.items():
        ways = [way for way in cards if way.card == kind]
        way = tactic(state, seat, ways) if ways else None
        if way is not None:
            return way
    return None


def hit(state: Vendetta, seat: int, ways: Ways) -> PlayVendetta | None:
    """The leader loses a bandit; in the last month anybody, as the card is lost otherwise."""
    leader = rival(state, seat)
    aimed = [way for way in ways if way.seat == leader or state.month == MONTHS]
    return most_painful(state, aimed, "bribe" if is_agent(state, seat) else "bid")


def ambush(state: Vendetta, seat: int, ways: Ways) -> PlayVendetta | None:
    """The leader in his own turn, at the bandit that he needs in it."""
    leader = rival(state, seat)
    if state.phase not in USED_IN or state.actors[0] != leader:
        return None
    aimed = [way for way in ways if way.seat == leader]
    return most_painful(state, aimed, USED_IN[state.phase])


def most_painful(state: Vendetta, ways: Ways, power: str) -> PlayVendetta | None:
    if not ways:
        return None
    return max(ways, key=lambda way: state.options.has_power(str(way.bandit), power))


def envelope(state: Vendetta, seat: int, ways: Ways) -> PlayVendetta | None:
    """Before a verdict, the strongest bill of the right colour."""
    if state.phase != TRIAL or state.month not in BEFORE_VERDICTS:
        return None
    best = max(ways, key=lambda way: pull(state, seat, str(way.bill)))
    return best if pull(state, seat, str(best.bill)) > 0 else None


def shakedown(state: Vendetta, seat: int, ways: Ways) -> PlayVendetta | None:
    """The fullest hand, while there is still something to do with the bill."""
    if state.phase not in (BUSINESS, AUCTION):
        return None
    return max(ways, key=lambda way: bills_behind(state, way))


def bills_behind(state: Vendetta, way: PlayVendetta) -> int:
    """How many bills the player holds whom a card is aimed at."""
    return 0 if way.seat is None else len(state.players[way.seat].hand)


def second_wind(state: Vendetta, seat: int, cards: Ways) -> PlayVendetta | None:
    """In the own turn, when the last bandit is turned and there is money left to use."""
    ways = [way for way in cards if way.card == SECOND_WIND]
    if not ways or state.players[seat].has_straight_bandit() or not could_go_on(state, seat):
        return None
    power = USED_IN[state.phase]
    return max(ways, key=lambda way: state.options.has_power(str(way.bandit), power))


def could_go_on(state: Vendetta, seat: int) -> bool:
    """Whether one more bandit would be of use in this phase."""
    if state.phase == AUCTION:
        return bool(spendable(state, seat)) and any(state.lots)
    if state.phase == TRIAL:
        return owes_squares(state, seat) and bool(helpful(state, seat))
    return state.phase == BUSINESS and state.month < MONTHS


TACTICS: Final = {HIT: hit, AMBUSH: ambush, ENVELOPE: envelope, SHAKEDOWN: shakedown}
