"""Vendetta cards, played well: at the leader, at the right moment."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import PlayVendetta
from sitdown.games.vendetta.components import (
    AMBUSH,
    ENVELOPE,
    HIT,
    MONTHS,
    SECOND_WIND,
    SHAKEDOWN,
)
from sitdown.games.vendetta.position import AUCTION, BUSINESS, TRIAL

from .auction import spendable
from .sight import Sight
from .trial import squares_given, squares_wanted

USED_IN: Final = {BUSINESS: "collect", AUCTION: "bid", TRIAL: "bribe"}
"""The power that is good for something in a phase."""
BEFORE_VERDICTS: Final = (3, MONTHS)


def revenge(sight: Sight, cards: list[PlayVendetta]) -> PlayVendetta | None:
    """The first card that is worth playing now, what hurts most before what helps."""
    for kind, tactic in TACTICS.items():
        ways = [way for way in cards if way.card == kind]
        way = tactic(sight, ways) if ways else None
        if way is not None:
            return way
    return None


def hit(sight: Sight, ways: list[PlayVendetta]) -> PlayVendetta | None:
    """The leader loses a bandit; in the last month anybody, as the card is lost otherwise."""
    rival = sight.rival()
    aimed = [way for way in ways if way.seat == rival or sight.month == MONTHS]
    return most_painful(sight, aimed, "bribe" if sight.is_agent else "bid")


def ambush(sight: Sight, ways: list[PlayVendetta]) -> PlayVendetta | None:
    """The leader in his own turn, at the bandit that he needs in it."""
    rival = sight.rival()
    if sight.phase not in USED_IN or sight.actor != rival:
        return None
    aimed = [way for way in ways if way.seat == rival]
    return most_painful(sight, aimed, USED_IN[sight.phase])


def most_painful(sight: Sight, ways: list[PlayVendetta], power: str) -> PlayVendetta | None:
    if not ways:
        return None
    return max(ways, key=lambda way: sight.has_power(str(way.bandit), power))


def envelope(sight: Sight, ways: list[PlayVendetta]) -> PlayVendetta | None:
    """Before a verdict, the strongest bill of the right colour."""
    if sight.phase != TRIAL or sight.month not in BEFORE_VERDICTS:
        return None
    helping = [way for way in ways if sight.pull(str(way.bill)) > 0]
    return max(helping, key=lambda way: sight.pull(str(way.bill))) if helping else None


def shakedown(sight: Sight, ways: list[PlayVendetta]) -> PlayVendetta | None:
    """The fullest hand, while there is still something to do with the bill."""
    if sight.phase not in (BUSINESS, AUCTION):
        return None
    return max(ways, key=lambda way: sight.bills_of(way.seat))


def second_wind(sight: Sight, cards: list[PlayVendetta]) -> PlayVendetta | None:
    """In the own turn, when the last bandit is turned and there is money left to use."""
    ways = [way for way in cards if way.card == SECOND_WIND]
    if not ways or sight.straight(sight.seat) or not could_go_on(sight):
        return None
    return max(ways, key=lambda way: sight.has_power(str(way.bandit), USED_IN[sight.phase]))


def could_go_on(sight: Sight) -> bool:
    """Whether one more bandit would be of use in this phase."""
    if sight.phase == AUCTION:
        return bool(spendable(sight)) and any(sight.view["lots"])
    if sight.phase == TRIAL:
        owes = squares_wanted(sight) > squares_given(sight)
        return owes and bool(sight.helpful(sight.hand))
    return sight.phase == BUSINESS and sight.month < MONTHS


TACTICS: Final = {HIT: hit, AMBUSH: ambush, ENVELOPE: envelope, SHAKEDOWN: shakedown}
