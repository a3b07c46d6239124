"""Leanings: what a boss's temper, and what he knows of the others, add to what things are worth."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Look

LUST: Final = 0.7
SPITE: Final = 1.5
"""How much more an attack is worth to the boldest, and one on an enemy to the most vengeful."""

GREED: Final = 0.5
DISTRUST: Final = 0.6
GRUDGE: Final = 0.5
"""By how much of its worth more the greediest want for a thing, and everybody from who breaks his
word, and the most vengeful from their enemies.
"""


class Leaning:
    """One boss's way of seeing attacks and prices; one in the middle has none."""

    def __init__(self, look: Look) -> None:
        seats = range(look.state.seats)
        self.attack = 1 + LUST * look.temper.daring()
        self.spites = [look.spite(seat) for seat in seats]
        self.thrift = look.temper.greed()
        self.prices = [
            1 + GREED * self.thrift + DISTRUST * look.distrust(seat) + GRUDGE * look.spite(seat)
            for seat in seats
        ]

    def towards(self, state: CosaNostra, target: int | str | None) -> float:
        """What an attack on somebody is multiplied by; on nobody yet: on who is hated most."""
        if target is None:
            spite = max(self.spites)
        else:
            owner = target if isinstance(target, int) else owner_of(state, target)
            spite = 0.0 if owner is None else self.spites[owner]
        return self.attack * (1 + SPITE * spite)

    def of_job(self, state: CosaNostra, card: JobCard, target: int | str | None = None) -> float:
        """What a job's worth is multiplied by: only attacks are a matter of temper."""
        return 1.0 if card.traits.target is None else self.towards(state, target)

    def price(self, other: int) -> float:
        """What one wants from another for a thing, by its worth."""
        return max(0.1, self.prices[other])


def owner_of(state: CosaNostra, target: str) -> int | None:
    """Whose gangster or business that is."""
    gangster, business = state.find_gangster(target), state.find_business(target)
    if gangster is not None:
        return gangster[0]
    return None if business is None else business[0]
