"""Broken: an invariant that does not hold at a table, and its sentence in the server's log."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sitdown.kernel import SitdownError

LATE: Final = "late"
NOT_LOADED: Final = "late, and not in memory"
NOT_AS_STORED: Final = "not as stored"
THOUGHT_HERE: Final = "thought to be here"
MANY_JOBS: Final = "too many jobs wait"
NOBODY_ASKED: Final = "nobody is asked"
BOT_SLEEPS: Final = "a bot sleeps"
TOLD_TOO_SOON: Final = "told before it is stored"
GAP: Final = "numbers have gaps"

SENTENCES: Final = {
    LATE: "a table did not do what was due",
    NOT_LOADED: "a table was not loaded although something is due there",
    NOT_AS_STORED: "a table in memory is not the table in the store",
    THOUGHT_HERE: "somebody counts as present who has no connection",
    MANY_JOBS: "too many jobs wait at a table",
    NOBODY_ASKED: "a game goes on, but nobody is asked and nothing is due",
    BOT_SLEEPS: "a bot owes an answer, but neither thinks nor waits for another try",
    TOLD_TOO_SOON: "a table was about to tell what is not stored",
    GAP: "a table was about to tell something twice, or to leave something out",
}
"""The sentence of the log for each kind of broken invariant. Metrics use the keys."""


class Broken(Struct, frozen=True):
    """An invariant that does not hold. It contains no secrets, so all of it may be logged."""

    what: str
    """A key of `SENTENCES`."""
    table: str
    number: int | None = None
    """The number of the table's newest record, if a further record would make this a new case."""
    seat: int | None = None


class BrokenInvariant(SitdownError):
    """Raised if going on would do harm. The table is quarantined then."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(SENTENCES[broken.what])
        self.broken = broken
