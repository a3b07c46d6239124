"""What a view leaves to be guessed: the cards that lie nowhere open."""

from __future__ import annotations


class FaceDown:
    """The cards of each sort that a view does not show, sorted, jobs by the round on their back.

    `backs` are those of each hand, `stack` is how many businesses lie there. A seen state has it,
    and shares it with its copies: the first that is filled counts the cards.
    """

    def __init__(self, backs: list[list[int]], businesses: list[str], stack: int) -> None:
        self.backs = backs
        self.businesses = businesses
        self.stack = stack
        self.counted = False
        self.mercenaries: list[str] = []
        self.influence: list[str] = []
        self.jobs: list[list[str]] = []
