"""Review: what each decision of a finished game did to everybody's chances, and what luck did.

Each decision is judged by what its seat could know: its view goes in, nothing else. Everything is
counted in simulations, so that the same replay gets the same review on every machine.
"""

from sitdown.wire.review import Review

from .budget import ReviewBudget
from .reviewing import Slice, Work, review, review_all

__all__ = ["Review", "ReviewBudget", "Slice", "Work", "review", "review_all"]
