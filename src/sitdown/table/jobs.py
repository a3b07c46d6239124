"""Jobs: what a table is asked for, one after the other, and who waits to hear what came of it."""

from __future__ import annotations

from collections.abc import Callable

from .plans.deed import Deed, Plan
from .records.sitting import Sitting
from .refusal import Refused

Outcome = int | Refused
"""Of a request: the number under which its seat sees it, or why it was refused."""


class Job:
    """A plan, and who waits to hear what came of it."""

    def __init__(self, plan: Plan, done: Callable[[Outcome], None]) -> None:
        self.plan = plan
        self.waits = done

    def done(self, outcome: Outcome) -> None:
        """Says what came of it, once."""
        waits, self.waits = self.waits, ignore
        waits(outcome)


def ignore(outcome: Outcome) -> None:
    """For what the table asks of itself."""


def look(sitting: Sitting, now: float) -> Deed:
    """The plan of who wants to know how things stand: it sets nothing going."""
    return Deed([])
