"""The playouts that a review spends, and on what."""

from __future__ import annotations

from typing import Final, NamedTuple

DEFAULT_SIMULATIONS: Final = 4_000
"""See `ReviewBudget`; a request may ask for another number within the bounds below."""
MIN_SIMULATIONS: Final = 40
MAX_SIMULATIONS: Final = 1_000_000

MOST_POINTS: Final = 60
"""The most points of the line of chances."""
TURNS: Final = 5
"""The most turning points that are reported."""
TAKEN_UP: Final = 7
"""Moments that are examined more closely; the largest are reported."""
BREADTH: Final = 8
"""Choices that are tried at a turning point."""
MOST_WORLDS: Final = 16
"""The most worlds for a decision at first: more would not help the review of a short game."""


class ReviewBudget(NamedTuple):
    """The effort of a review. `simulations` sets its scale; `expected` is the real number.

    The number is divided into worlds for each part. A third goes to all decisions, a quarter to
    the line of chances, which takes more at uncertain points. A sixth goes to the decisions that
    seem most important, the rest to the turning points.
    """

    simulations: int = DEFAULT_SIMULATIONS

    def worlds_for_each(self, decisions: int) -> int:
        """Worlds in which each decision is judged at first."""
        return max(2, min(MOST_WORLDS, self.simulations // 3 // max(decisions, 1)))

    def worlds_for_point(self, points: int) -> int:
        return max(2, self.simulations // 4 // max(points, 1))

    def decisions_again(self) -> int:
        """The number of decisions that are judged once more, in `worlds_again`."""
        return max(1, self.simulations // 6 // (2 * self.worlds_again()))

    def worlds_again(self) -> int:
        return max(2, self.simulations // 250)

    def worlds_for_turn(self) -> int:
        """Worlds in which each choice is first tried at a turning point."""
        return max(1, self.simulations // 4 // TAKEN_UP // (4 * BREADTH))

    def expected(self, decisions: int, moments: int) -> int:
        """About the number of playouts, for a progress bar."""
        points = min(moments, MOST_POINTS)
        first = 2 * decisions * self.worlds_for_each(decisions)
        line = 2 * (points + TAKEN_UP) * self.worlds_for_point(points)
        again = 2 * min(decisions, self.decisions_again()) * self.worlds_again()
        turns = TAKEN_UP * (self.worlds_for_turn() * 3 * BREADTH + 4 * self.worlds_again())
        return first + line + again + turns
