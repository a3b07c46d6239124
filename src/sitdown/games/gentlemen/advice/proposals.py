"""Candidates for a dealer's proposal: what the bargain comes to, and all that is near it."""

from __future__ import annotations

from typing import Final

from sitdown.games.gentlemen.actions import FinalOffer, Offer
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Action, Look

from .thinking.bargain import Bargain, Split

MOST: Final = 60


def proposals(look: Look) -> list[Action]:
    """The best proposal by the hints, changed in one thing; what is left over most comes first."""
    state = look.state
    assert isinstance(state, Gentlemen)
    if state.phase not in ("offer", "final") or look.seat != state.dealer:
        return []
    bargain = Bargain(state, look.temper)
    best = bargain.best()
    near = [best, *bargain.steps(*best), *less_for_two(best)]
    near.sort(key=lambda split: bargain.value(*split), reverse=True)
    kind = Offer if state.phase == "offer" else FinalOffer
    return [kind(money, gifts) for money, gifts in near[:MOST]]


def less_for_two(split: Split) -> list[Split]:
    """A coin less for each of two, or for everybody who gets any."""
    money, gifts = split
    paid = [seat for seat, amount in enumerate(money) if amount]
    pairs = [(one, other) for one in paid for other in paid if one < other]
    return [
        ([amount - (seat in fewer) for seat, amount in enumerate(money)], gifts)
        for fewer in [*pairs, tuple(paid)]
    ]
