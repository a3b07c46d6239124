"""What others may hold: who has had a few turns has rid himself of what would convict him."""

from __future__ import annotations

from typing import Final

from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Look

from .thinking.choosing import Thought

A_TURN: Final = 2.0
MOST: Final = 6.0
"""By how much each turn makes a hand likelier for each point it promises, and all of them.

Among cautious ones hands are then worth as much on average as they really are; cards dealt blindly
to others are worth half of that, and less the longer a round lasts.
"""


def plausible(world: Wallet, look: Look) -> float:
    """How well the hands of the others fit the turns they have had, on a scale of logarithms."""
    trust = min(A_TURN * (world.lap - 1), MOST)
    if trust <= 0:
        return 0.0
    return trust * sum([promise(look, world, seat) for seat in world.after(look.seat)])


def promise(look: Look, world: Wallet, seat: int) -> float:
    """What the hand of a seat promises, in points."""
    if world.players[seat].revealed:
        return 0.0
    thought = Thought(Look.inside(look.game, world, seat))
    return thought.value(thought.counted)
