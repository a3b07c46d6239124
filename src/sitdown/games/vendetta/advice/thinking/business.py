"""Business, played well: collect where others own little, share what one does not need."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import GIVE_FIRST, PASS, WITHHOLD, Collect, Give
from sitdown.games.vendetta.components import MONTHS
from sitdown.kernel import Action, Chance

from .sight import Sight

CHEATING: Final = 12
"""How many dues in a hundred are withheld for each unit of the bill that would be lost."""


def run_business(sight: Sight, answers: list[Action], luck: Chance) -> Action:
    """Half of the bandits collect, the others are for auction and trial."""
    wanted = len(sight.bandits(sight.seat)) // 2
    ways = [way for way in answers if isinstance(way, Collect)]
    if not ways or len(sight.me["collected"]) >= wanted:
        return PASS
    return max(ways, key=lambda way: yield_of(sight, way))


def yield_of(sight: Sight, way: Collect) -> float:
    """What a collection brings, less what bandit and location would be good for later."""
    own = sight.owned_with(sight.seat, way.by)
    others = sum([sight.owned_with(seat, way.by) for seat in sight.others()])
    extra = int(sight.has_power(way.bandit, "collect"))
    signs = len(sight.deck.locations[way.location].signs)
    return own + extra + 0.3 * others - 0.1 * signs - later_use(sight, way.bandit)


def later_use(sight: Sight, bandit: str) -> float:
    """The only broker is missed at the auction, the only fixer in court, a bodyguard always."""
    straight = sight.straight(sight.seat)
    missed = 0.0
    for power, loss in (("bid", 0.3), ("bribe", 0.35), ("shield", 0.25)):
        if sight.has_power(bandit, power):
            missed += loss / len([one for one in straight if sight.has_power(one, power)])
    return missed


def share_out(sight: Sight, answers: list[Action], luck: Chance) -> Action:
    """The bill of least use, or the first-player card in place of a good one; seldom nothing."""
    gifts = [way for way in answers if isinstance(way, Give)]
    least = min(gifts, key=lambda way: sight.usefulness(way.card)) if gifts else None
    loss = 0.0 if least is None else sight.usefulness(least.card)
    dear = least is None or loss > 1
    if GIVE_FIRST in answers and dear and sight.month < MONTHS:
        return GIVE_FIRST
    if least is None or cheats(sight, sight.view["due"][0]["seat"], loss, luck):
        return WITHHOLD
    return least


def cheats(sight: Sight, other: int, loss: float, luck: Chance) -> bool:
    """The dearer the bill the likelier; and who is hated already, or leads, gets less."""
    chance = CHEATING * loss + 3 * len(sight.view["players"][other]["vendetta"])
    if other == sight.rival():
        chance += 10
    if sight.month == MONTHS:
        chance += 25
    return luck.below(100) < chance
