"""What a good player does: says what is likely to be true, for one who sees the own dice."""

from __future__ import annotations

from math import comb

from liars_dice.actions import Bid
from liars_dice.position import WILD, LiarsDice
from sitdown.kernel import Action, Draws, Look

BOLD = 0.15
"""How much less likely than a doubt a bid may be: one that is believed costs nothing."""


def choose(look: Look, luck: Draws) -> Action:
    """The likeliest of the lowest bids; a doubt where that is likelier by far."""
    state = look.state
    assert isinstance(state, LiarsDice)
    odds = {
        bid: likelihood(state, look.seat, bid.amount, bid.face)
        for bid in [action for action in look.legal if isinstance(action, Bid)][:12]
    }
    best = max(odds.values(), default=0.0)
    if state.claim is not None:
        truth = likelihood(state, look.seat, state.claim.amount, state.claim.face)
        if 1 - truth > best + BOLD or not odds:
            return look.legal[0]
    return luck.pick([bid for bid in odds if odds[bid] == best])


def likelihood(state: LiarsDice, seat: int, amount: int, face: int) -> float:
    """How likely there are so many of a face, as far as this player can know."""
    own = state.players[seat].dice
    unseen = state.dice_left() - len(own)
    needed = max(amount - sum([1 for die in own if state.counts_as(die, face)]), 0)
    hit = 2 / 6 if state.options.wild and face != WILD else 1 / 6
    ways = [comb(unseen, n) * hit**n * (1 - hit) ** (unseen - n) for n in range(unseen + 1)]
    return sum(ways[needed:], 0.0)
