"""How many playouts a review spends, and on what."""

from __future__ import annotations

from typing import Final, NamedTuple

DEFAULT_SIMULATIONS: Final = 4_000
MIN_SIMULATIONS: Final = 40
MAX_SIMULATIONS: Final = 1_000_000

MOST_POINTS: Final = 60
"""So many points at most has the line of chances."""
TURNS: Final = 5
"""So many turning points are told."""
TAKEN_UP: Final = 7
"""So many moments are looked into more closely, of which the largest are told."""
BREADTH: Final = 8
"""So many choices are tried at a turning point."""
MOST_WORLDS: Final = 16
"""So many worlds at most a decision gets at first: a short game need not be counted to death."""


class ReviewBudget(NamedTuple):
    """About how many worlds are played on in all.

    A third goes to every decision once, a quarter to the line of chances, which takes more where
    it is uncertain; a sixth to the decisions that seem to have mattered, the rest to the turning
    points.
    """

    simulations: int = DEFAULT_SIMULATIONS

    def worlds_for_each(self, decisions: int) -> int:
        """How many worlds each decision is judged in at first."""
        return max(2, min(MOST_WORLDS, self.simulations // 3 // max(decisions, 1)))

    def worlds_for_point(self, points: int) -> int:
        return max(2, self.simulations // 4 // max(points, 1))

    def decisions_again(self) -> int:
        """How many decisions are judged once more, in `worlds_again`."""
        return max(1, self.simulations // 6 // (2 * self.worlds_again()))

    def worlds_again(self) -> int:
        return max(2, self.simulations // 250)

    def worlds_for_turn(self) -> int:
        """In how many worlds a choice is first tried at a turning point."""
        return max(1, self.simulations // 4 // TAKEN_UP // (4 * BREADTH))

    def expected(self, decisions: int, moments: int) -> int:
        """About how many worlds it will be, for a bar that shows how far it has come."""
        points = min(moments, MOST_POINTS)
        first = 2 * decisions * self.worlds_for_each(decisions)
        line = 2 * (points + TAKEN_UP) * self.worlds_for_point(points)
        again = 2 * min(decisions, self.decisions_again()) * self.worlds_again()
        turns = TAKEN_UP * (self.worlds_for_turn() * 3 * BREADTH + 4 * self.worlds_again())
        return first + line + again + turns
