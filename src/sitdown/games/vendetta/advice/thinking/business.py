"""Business, played well: collect where others own little, share what one does not need."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.actions import GIVE_FIRST, PASS, WITHHOLD, Collect, Give
from sitdown.games.vendetta.components import MONTHS
from sitdown.games.vendetta.position import Vendetta
from sitdown.games.vendetta.rules.business import bills_paid
from sitdown.kernel import Action, Draws

from .weighing import rival, usefulness

CHEATING: Final = 12
"""How many dues in a hundred are withheld for each unit of the bill that would be lost."""


DISTRUST: Final = 30
GRUDGE: Final = 60
UNSCRUPULOUS: Final = 35
"""How many dues in a hundred more are withheld from who breaks his word, from an enemy, and by who
has no scruples.
"""


class Slyness:
    """How far one goes to keep what is another's. A value."""

    def __init__(self, scruples: float, distrust: float, spite: float) -> None:
        self.more = DISTRUST * distrust + GRUDGE * spite + UNSCRUPULOUS * (1 - scruples)


def run_business(state: Vendetta, seat: int, answers: list[Action]) -> Action:
    """Half of the bandits collect, the others are for auction and trial."""
    player = state.players[seat]
    ways = [way for way in answers if isinstance(way, Collect)]
    if not ways or len(player.collected) >= len(player.bandits) // 2:
        return PASS
    paid = {by: bills_paid(state, by) for by in {way.by for way in ways}}
    own = {by: state.owned_with(seat, by) for by in paid}
    missed = {bandit: later_use(state, seat, bandit) for bandit in player.straight_bandits()}

    def gain(way: Collect) -> float:
        """What a collection brings, less what bandit and location would be good for later."""
        extra = int(state.options.has_power(way.bandit, "collect"))
        others = 0.3 * (paid[way.by] - own[way.by])
        signs = 0.1 * len(state.deck.locations[way.location].signs)
        return own[way.by] + extra + others - signs - missed[way.bandit]

    return max(ways, key=gain)


def later_use(state: Vendetta, seat: int, bandit: str) -> float:
    """The only broker is missed at the auction, the only fixer in court, a bodyguard always."""
    has_power = state.options.has_power
    straight = state.players[seat].straight_bandits()
    missed = 0.0
    for power, loss in (("bid", 0.3), ("bribe", 0.35), ("shield", 0.25)):
        if has_power(bandit, power):
            missed += loss / len([one for one in straight if has_power(one, power)])
    return missed


def share_out(
    state: Vendetta, seat: int, answers: list[Action], luck: Draws, sly: Slyness
) -> Action:
    """The bill of least use, or the first-player card in place of a good one; seldom nothing."""
    gifts = [way for way in answers if isinstance(way, Give)]
    least = min(gifts, key=lambda way: usefulness(state, seat, way.card)) if gifts else None
    loss = 0.0 if least is None else usefulness(state, seat, least.card)
    dear = least is None or loss > 1
    if GIVE_FIRST in answers and dear and state.month < MONTHS:
        return GIVE_FIRST
    if least is None or cheats(state, seat, loss, luck, sly):
        return WITHHOLD
    return least


def cheats(state: Vendetta, seat: int, loss: float, luck: Draws, sly: Slyness) -> bool:
    """The dearer the bill the likelier; and who is hated already, or leads, gets less."""
    other = state.due[0].seat
    chance = CHEATING * loss + 3 * len(state.players[other].vendetta) + sly.more
    if other == rival(state, seat):
        chance += 10
    if state.month == MONTHS:
        chance += 25
    return luck.below(100) < chance
