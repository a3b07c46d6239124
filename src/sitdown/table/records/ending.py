"""Records of the end: the game is over, a rematch is offered, newer rules are adopted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .feed import Entry
from .record import TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Ended(TableRecord, tag="ended"):
    """The game is over and its seed is published, or the table is closed without a game."""

    result: dict[str, Any] | None = None
    """The result; None if the table was closed before the end of a game."""
    why: str | None = None
    """The administrator's reason for closing the table; None in any other case."""

    def take(self, sitting: Sitting) -> None:
        sitting.state = "over"
        sitting.ended = self.at
        sitting.result = self.result
        sitting.final = sitting.chairs
        sitting.due = {}
        sitting.asking = {}
        fields: dict[str, Any] = {
            "result": self.result,
            "seed": sitting.seed,
            "secret": sitting.secret,
        }
        if self.why is not None:
            fields["why"] = self.why
            sitting.closed = self.why
        sitting.feed.add(Entry(self.at, "over", fields))


class Continued(TableRecord, tag="rematch"):
    """A rematch is offered at another table."""

    table: str

    def take(self, sitting: Sitting) -> None:
        sitting.rematch = self.table
        sitting.feed.add(Entry(self.at, "rematch", {"table": self.table}))


class Adopted(TableRecord, tag="rules"):
    """The game continues under newer rules, which gave the same results for its whole log."""

    rules: str

    def take(self, sitting: Sitting) -> None:
        fields = {"from": sitting.rules, "to": self.rules}
        sitting.rules = self.rules
        sitting.feed.add(Entry(self.at, "rules", fields))
