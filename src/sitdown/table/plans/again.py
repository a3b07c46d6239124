"""To play again: a rematch."""

from __future__ import annotations

from sitdown.table.records.ending import Continued
from sitdown.table.records.sitting import Sitting
from sitdown.table.refusal import Refused

from .deed import Deed, Plan


def go_on(person: str, table: str) -> Plan:
    """Everybody plays again, at a new table that has been laid already."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_rematch(sitting, person)
        if sitting.rematch is not None:
            return Deed([])
        return Deed([Continued(at=now, table=table)])

    return plan


def require_rematch(sitting: Sitting, person: str) -> None:
    if not sitting.seats_of(person):
        raise Refused("not-yours", "only who sits at this table can ask for another game")
    if sitting.state != "over" or sitting.result is None or sitting.imported:
        raise Refused("not-over", "a rematch comes after a game")
