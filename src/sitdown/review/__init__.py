"""Review: the effect of each decision and of luck on the chances in a finished game.

Each decision is judged by its seat's view only. Effort is counted in simulations, not in time, so
that a replay gets the same review on every machine.
"""

from sitdown.wire.review import Review

from .budget import ReviewBudget
from .reviewing import Slice, Work, review, review_all

__all__ = ["Review", "ReviewBudget", "Slice", "Work", "review", "review_all"]
