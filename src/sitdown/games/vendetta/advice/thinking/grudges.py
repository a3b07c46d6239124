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
RASH: Final = 0.6
"""Beyond this much daring one strikes at anybody; as far below nought one waits to the last."""
BEFORE_VERDICTS: Final = (PRELIMINARY_MONTH, MONTHS)

Ways = list[PlayVendetta]


def revenge(
    state: Vendetta, seat: int, cards: Ways, foe: int | None, daring: float
) -> PlayVendetta | None:
    """The first card that is worth playing now, what hurts most before what helps.

    It is aimed at the foe, where one has any, and else at the leader.
    """
    aim = Aim(rival(state, seat), daring) if foe is None else Aim(foe, daring, True)
    for kind, tactic in TACTICS.items():
        ways = [way for way in cards if way.card == kind]
        way = tactic(state, seat, ways, aim) if ways else None
        if way is not None:
            return way
    return None


class Aim:
    """At whom cards are played, and how readily. A value. `is_personal`: out of a grudge."""

    def __init__(self, victim: int, daring: float, is_personal: bool = False) -> None:
        self.victim = victim
        self.is_personal = is_personal
        self.is_rash = daring > RASH
        self.is_timid = daring < -RASH

    def is_time(self, state: Vendetta) -> bool:
        """The timid wait until a card would be lost."""
        return state.month == MONTHS or not self.is_timid

    def at_victim(self, ways: Ways) -> Ways:
        return [way for way in ways if way.seat == self.victim]

    def anyhow(self, ways: Ways) -> Ways:
        """Where it may be anybody: an enemy all the same, if he can be reached."""
        return (self.is_personal and self.at_victim(ways)) or ways


def hit(state: Vendetta, seat: int, ways: Ways, aim: Aim) -> PlayVendetta | None:
    """The leader loses a bandit; in the last month anybody, as the card is lost otherwise."""
    if not aim.is_time(state):
        return None
    anybody = state.month == MONTHS or aim.is_rash
    aimed = aim.anyhow(ways) if anybody else aim.at_victim(ways)
    return most_painful(state, aimed, "bribe" if is_agent(state, seat) else "bid")


def ambush(state: Vendetta, seat: int, ways: Ways, aim: Aim) -> PlayVendetta | None:
    """The leader in his own turn, at the bandit that he needs in it."""
    if state.phase not in USED_IN or state.actors[0] != aim.victim or not aim.is_time(state):
        return None
    return most_painful(state, aim.at_victim(ways), USED_IN[state.phase])


def most_painful(state: Vendetta, ways: Ways, power: str) -> PlayVendetta | None:
    if not ways:
        return None
    return max(ways, key=lambda way: state.options.has_power(str(way.bandit), power))


def envelope(state: Vendetta, seat: int, ways: Ways, aim: Aim) -> PlayVendetta | None:
    """Before a verdict, the strongest bill of the right colour."""
    if state.phase != TRIAL or state.month not in BEFORE_VERDICTS:
        return None
    best = max(ways, key=lambda way: pull(state, seat, str(way.bill)))
    return best if pull(state, seat, str(best.bill)) > 0 else None


def shakedown(state: Vendetta, seat: int, ways: Ways, aim: Aim) -> PlayVendetta | None:
    """The fullest hand, while there is still something to do with the bill."""
    if not aim.is_time(state):
        return None
    if state.phase not in (BUSINESS, AUCTION):
        return None
    return max(aim.anyhow(ways), key=lambda way: bills_behind(state, way))


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
