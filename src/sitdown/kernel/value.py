"""Value: how likely each seat wins from a position, by traits that are weighed as games taught."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from .form import Document
from .state import State


class Value:
    """The chances of all seats at a position, which may lie in the middle of anything.

    `traits(state, seat)` are numbers that speak for a seat, called by `names` in the game's own
    words; more of them than another has, weighed, is a better chance to win. The weights are
    `learnt` from games (`sitdown learn`), where it also stands how, and what they are worth.
    `stage(state)` counts the turns or rounds of a game: games are looked at, and looked ahead to,
    where a stage begins, `ahead` of them from now; 0: to the end. `by_hand` are weights that
    somebody made up, for comparison.
    """

    def __init__(
        self,
        names: Sequence[str],
        traits: Callable[[Any, int], list[float]],
        stage: Callable[[Any], int],
        learnt: Document,
        by_hand: dict[str, float],
        ahead: int = 1,
    ) -> None:
        self.names = tuple(names)
        self.traits = traits
        self.stage = stage
        self.learnt = learnt
        self.ahead = ahead
        self.by_hand = by_hand
        known: dict[str, float] = learnt.get("weights", by_hand)
        self.weights = [known.get(name, 0.0) for name in self.names]

    def chances(self, state: State) -> list[float]:
        """How likely each seat wins; a shared victory is a share for each."""
        if state.result is not None:
            winners: list[int] = state.result["winners"]
            share = 1 / max(len(winners), 1)
            return [share if seat in winners else 0.0 for seat in range(state.seats)]
        return compared([self.score(state, seat) for seat in range(state.seats)])

    def score(self, state: State, seat: int) -> float:
        score = 0.0
        for weight, trait in zip(self.weights, self.traits(state, seat), strict=True):
            score += weight * trait
        return score


def compared(scores: list[float]) -> list[float]:
    """The chances that scores give; one point more is e times as likely."""
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]
